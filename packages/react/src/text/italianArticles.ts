/** An Italian article before a share, by how the number is read: "il 55 %", "l’1,2 %", "lo 0,9 %", "l’8 %", "l’11 %". */
export const il = (share: string): string => singular(share, { vowel: 'l’', zero: 'lo ', other: 'il ', below: '' })

/** "al 55 %", "all’8 %", "allo 0,9 %". */
export const al = (share: string): string => singular(share, { vowel: 'all’', zero: 'allo ', other: 'al ', below: 'a ' })

/** "nel 55 %", "nell’8 %", "nello 0,9 %". */
export const nel = (share: string): string => singular(share, { vowel: 'nell’', zero: 'nello ', other: 'nel ', below: 'in ' })

/** Before a number of things: "i 35", "gli 8", "gli 11", "gli 800". */
export const gli = (count: string): string => (isVowel(count) ? 'gli ' : 'i ') + count

/** "dei 35", "degli 8". */
export const degli = (count: string): string => (isVowel(count) ? 'degli ' : 'dei ') + count

function singular(share: string, article: Record<'vowel' | 'zero' | 'other' | 'below', string>): string {
  if (share.startsWith('<')) return article.below + share
  if (/^1(?:,|\u00a0)/.test(share) || isVowel(/^\d*/.exec(share)![0])) return article.vowel + share
  return (share.startsWith('0') ? article.zero : article.other) + share
}

/** Otto, ottanta, ottocento, ottomila; undici, undicimila. */
function isVowel(count: string): boolean {
  return count.startsWith('8') || /^11(?:\.\d{3})*$/.test(count)
}

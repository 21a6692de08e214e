/** Two hues and grey; every colour reaches 4.5:1 on its ground. */
function codeTheme(ground: string, text: string, muted: string, word: string, literal: string) {
  return {
    plain: { color: text, backgroundColor: ground },
    styles: [
      { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: muted } },
      { types: ['keyword', 'tag', 'function', 'class-name', 'maybe-class-name'], style: { color: word } },
      { types: ['string', 'number', 'boolean', 'attr-value', 'char', 'regex'], style: { color: literal } },
    ],
  }
}

export const lightCode = codeTheme('#ffffff', '#1c1e21', '#646b76', '#0b57c2', '#b9380b')
export const darkCode = codeTheme('#0d1117', '#e4e6ea', '#a3acb8', '#8ab4f8', '#f27b48')

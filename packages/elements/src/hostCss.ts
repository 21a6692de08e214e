const prose = 'half-open-assumption,half-open-result'
const themes = ['light', 'dark'] as const

/** How the elements stand in the page that holds them. */
export function hostCss(tags: readonly string[]): string {
  const all = tags.join(',')
  return [
    `@layer half-open{`,
    `half-open-article{display:contents}`,
    `:where(${all}){display:flow-root;container-type:inline-size;box-sizing:border-box;margin:32px 0;flex:1 1 auto;align-self:stretch;justify-self:stretch}`,
    `:where(${all})>:where(img){max-width:100%;height:auto}`,
    `:where(${all})>:where([slot=caption]){display:block;clear:both;padding:8px 0;font-size:14px}`,
    `:where(${prose}){font-variant-numeric:tabular-nums;white-space:nowrap}`,
    ...themes.map((theme) => `:where([data-theme=${theme}],.${theme}) :where(${all},${prose}){color-scheme:${theme}}`),
    `}`,
  ].join('')
}

/** By tag and language: the height that the widget takes, in px, from each width of its column on. */
export type Heights = Readonly<Record<string, Readonly<Record<string, readonly (readonly number[])[]>>>>

/**
 * Keeps free the height of what each element will show, so that waking moves nothing. A float of no width is a least height
 * that can follow the element's own width.
 */
export function heightsCss(tags: readonly string[], heights: Heights): string {
  const rules = tags.flatMap((tag) =>
    Object.entries(heights[tag] ?? {}).flatMap(([language, bands]) =>
      bands.map(([fromPx = 0, heightPx]) => {
        const rule = `${language === 'en' ? tag : `${tag}:lang(${language})`}::before{height:${heightPx}px}`
        return fromPx === 0 ? rule : `@container (width>=${fromPx}px){${rule}}`
      }),
    ),
  )
  return `@layer half-open{:is(${tags.join(',')})::before{content:"";float:left;width:0}${rules.join('')}@media print{:is(${tags.join(',')})::before{display:none}}}`
}

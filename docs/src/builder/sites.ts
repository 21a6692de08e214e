/** The kinds of site that a figure can be put into, in the order in which they are offered. */
export const sites = ['react', 'mdx', 'docusaurus', 'astro', 'html', 'iframe', 'wordpress'] as const

export type Site = (typeof sites)[number]

/** Those whose code holds the picture, or what it says. */
export const drawnSites: readonly Site[] = ['html', 'iframe', 'wordpress']

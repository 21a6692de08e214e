/** A site that embeds us, as the tests of `docs/examples` run it. */
export interface Host {
  /** The React that runs the widgets there: the host's, or the elements' own. */
  react: string
  /** The content policy that its pages are served under. */
  policy: string
  /** The properties that do not hold there, each with the reason. Default: all hold. */
  not?: Partial<Record<Property, string>>
}

/** What is tested in every host, by the titles of the tests. */
export const properties = [
  'the figure is in the HTML',
  'wakes in silence',
  'strict CSP',
  'print',
  'scripts off',
] as const

export type Property = (typeof properties)[number]

const strict = "default-src 'self'; script-src 'self'; style-src 'self'"
/** Frameworks that write scripts into their pages need nonces or hashes for them, which is theirs to set; ours need none. */
const ownScripts = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'"

/** Every host, by the name that its tests are described with. */
export const hosts = {
  'Next, server page': {
    react: '19.3.1',
    policy: ownScripts,
    not: { 'strict CSP': 'Next writes scripts of its own into the page; without them, strict' },
  },
  'Next, MDX page': {
    react: '19.3.1',
    policy: ownScripts,
    not: { 'strict CSP': 'Next writes scripts of its own into the page; without them, strict' },
  },
  'Docusaurus, MDX': {
    react: '19.3.1',
    policy:
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    not: { 'strict CSP': 'Docusaurus writes scripts and styles of its own into the page; ours need neither' },
  },
  'Astro, two islands': {
    react: '19.3.1',
    policy: `${ownScripts} 'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow='`,
    not: { 'strict CSP': 'Astro writes scripts and one style of its own into the page; without them, strict' },
  },
  'Vite, HTML rendered by the build, React 19': { react: '19.3.1', policy: strict },
  'Vite, HTML rendered by the build, React 18': { react: '18.3.1', policy: strict },
  'Vite, StrictMode, React 19': {
    react: '19.3.1',
    policy: strict,
    not: {
      'the figure is in the HTML': 'the whole page is made by its script',
      'scripts off': 'the whole page is made by its script',
    },
  },
  'Vite, StrictMode, React 18': {
    react: '18.3.1',
    policy: strict,
    not: {
      'the figure is in the HTML': 'the whole page is made by its script',
      'scripts off': 'the whole page is made by its script',
    },
  },
  'Plain HTML, elements': {
    react: '18.3.1, their own',
    policy: strict,
    not: { 'the figure is in the HTML': 'an image and the finding are, which the element replaces when it wakes' },
  },
  'WordPress without scripts, image and finding': {
    react: 'none',
    policy: strict,
    not: {
      'the figure is in the HTML': 'an image and the finding are',
      'wakes in silence': 'scripts are stripped: the image and the finding stay, in silence',
    },
  },
  'Any page, iframe': {
    react: '18.3.1, its own',
    policy: strict,
    not: {
      'the figure is in the HTML': 'it is in another document',
      print: 'a frame is printed at the height that it has on the screen, so what folds open is cut off',
      'scripts off': 'the frame holds a script’s work',
    },
  },
} as const satisfies Record<string, Host>

export type HostName = keyof typeof hosts

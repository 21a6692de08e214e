/** A site that embeds us, as the tests of `docs/examples` run it. */
export interface Host {
  /** The React that runs the widgets there: the host's, or one that the elements bring along; `none` runs. */
  react: { version: string; ownOfTheElements?: true } | 'none'
  /** The content policy that its pages are served under. */
  policy: string
  /** The properties that do not hold there, each with the reason, whose words are in `docs/checked/hostWords`. Default: all hold. */
  not?: Partial<Record<Property, Reason>>
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

export type Reason =
  | 'Next writes scripts'
  | 'Docusaurus writes scripts and styles'
  | 'Astro writes scripts and a style'
  | 'made by its script'
  | 'image and finding instead'
  | 'nothing to wake'
  | 'in another document'
  | 'cut at its height'
  | 'a script’s work'

const strict = "default-src 'self'; script-src 'self'; style-src 'self'"
/** Frameworks that write scripts into their pages need nonces or hashes for them, which is theirs to set; ours need none. */
const ownScripts = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'"

/** Every host, by the name that its tests are described with. */
export const hosts = {
  'Next, server page': {
    react: { version: '19.3.1' },
    policy: ownScripts,
    not: { 'strict CSP': 'Next writes scripts' },
  },
  'Next, MDX page': {
    react: { version: '19.3.1' },
    policy: ownScripts,
    not: { 'strict CSP': 'Next writes scripts' },
  },
  'Docusaurus, MDX': {
    react: { version: '19.3.1' },
    policy:
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    not: { 'strict CSP': 'Docusaurus writes scripts and styles' },
  },
  'Astro, two islands': {
    react: { version: '19.3.1' },
    policy: `${ownScripts} 'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow='`,
    not: { 'strict CSP': 'Astro writes scripts and a style' },
  },
  'Vite, HTML rendered by the build, React 19': { react: { version: '19.3.1' }, policy: strict },
  'Vite, HTML rendered by the build, React 18': { react: { version: '18.3.1' }, policy: strict },
  'Vite, StrictMode, React 19': {
    react: { version: '19.3.1' },
    policy: strict,
    not: {
      'the figure is in the HTML': 'made by its script',
      'scripts off': 'made by its script',
    },
  },
  'Vite, StrictMode, React 18': {
    react: { version: '18.3.1' },
    policy: strict,
    not: {
      'the figure is in the HTML': 'made by its script',
      'scripts off': 'made by its script',
    },
  },
  'Plain HTML, elements': {
    react: { version: '18.3.1', ownOfTheElements: true },
    policy: strict,
    not: { 'the figure is in the HTML': 'image and finding instead' },
  },
  'WordPress without scripts, image and finding': {
    react: 'none',
    policy: strict,
    not: {
      'the figure is in the HTML': 'image and finding instead',
      'wakes in silence': 'nothing to wake',
    },
  },
  'Any page, iframe': {
    react: { version: '18.3.1', ownOfTheElements: true },
    policy: strict,
    not: {
      'the figure is in the HTML': 'in another document',
      print: 'cut at its height',
      'scripts off': 'a script’s work',
    },
  },
} as const satisfies Record<string, Host>

export type HostName = keyof typeof hosts

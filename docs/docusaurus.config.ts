import { fileURLToPath } from 'node:url'
import type * as Preset from '@docusaurus/preset-classic'
import type { Config } from '@docusaurus/types'
import { codeFromFiles } from './plugins/codeFromFiles.mjs'
import { darkCode, lightCode } from './src/codeThemes'

// A wrong prop in a page stops the build instead of falling back to the default figure.
process.env.HALF_OPEN_STRICT ??= '1'

const url = process.env.HALF_OPEN_DOCS_URL ?? 'http://localhost:3000'
const baseUrl = process.env.HALF_OPEN_DOCS_BASE_URL ?? '/'

const withFileCode = { remarkPlugins: [[codeFromFiles, { root: fileURLToPath(new URL('.', import.meta.url)) }]] } satisfies Preset.Options['docs']

export default {
  title: 'half-open',
  tagline: 'What distributed systems believe, and how late they learn otherwise',
  favicon: 'img/icon.svg',
  customFields: { storybookUrl: `${baseUrl}storybook/` },
  url,
  baseUrl,
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  // A persistent cache would keep a page's old code after only the file it quotes has changed.
  future: { v4: true, faster: { rspackPersistentCache: false } },
  clientModules: ['./src/clientModules/keepChanges.ts'],
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'es', 'it'],
    localeConfigs: { en: { label: 'English' }, es: { label: 'Español' }, it: { label: 'Italiano' } },
  },
  presets: [
    [
      'classic',
      {
        docs: { path: 'content', routeBasePath: '/', sidebarPath: './sidebars.ts', breadcrumbs: false, ...withFileCode },
        pages: withFileCode,
        blog: false,
        sitemap: false,
        theme: { customCss: ['theme', 'page', 'tables', 'figures', 'landing', 'advice'].map((name) => `./src/css/${name}.css`) },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'half-open',
      items: [
        { to: '/articles/the-open-socket/', label: 'Articles', activeBaseRegex: '/articles/' },
        { to: '/getting-started/', label: 'Getting started' },
        { to: '/widgets/detection-lag-bar/', label: 'Widgets', activeBaseRegex: '/widgets/' },
        { to: '/models/fleet-day/', label: 'Models', activeBaseRegex: '/models/' },
        { to: '/glossary/', label: 'Glossary' },
        { href: `pathname://${baseUrl}storybook/`, label: 'Storybook', target: '_self', autoAddBaseUrl: false },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      links: [{ to: '/accessibility/', label: 'Accessibility' }],
      copyright: 'Every number on this site comes from a model with stated assumptions. None is a measurement. MIT licence.',
    },
    prism: { theme: lightCode, darkTheme: darkCode },
  } satisfies Preset.ThemeConfig,
} satisfies Config

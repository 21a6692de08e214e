import type { Decorator } from '@storybook/react-vite'

/** Gives the story the language of the toolbar, unless the story names one itself. */
export const inLocale: Decorator = (Story, { args, globals }) => <Story args={{ locale: globals['locale'], ...args }} />

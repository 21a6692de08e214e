import { cdp, page } from 'vitest/browser'

export interface Media {
  type?: 'screen' | 'print'
  forcedColors?: boolean
  reducedMotion?: boolean
}

/** Has the page shown on this medium, as a reader's settings or printer would. */
export async function emulate({ type = 'screen', forcedColors = false, reducedMotion = false }: Media): Promise<void> {
  const features = [
    { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
  ]
  await (cdp() as { send: (method: string, params: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', { media: type, features })
}

/** The host page's width and theme. */
export async function host(widthPx: number, theme: 'light' | 'dark'): Promise<void> {
  await page.viewport(widthPx, 900)
  document.documentElement.dataset['theme'] = theme
  document.documentElement.style.cssText = theme === 'dark' ? 'color-scheme: dark; background: #1b1b1d; color: #e8e8ea' : ''
  document.body.style.cssText = 'margin: 0; padding: 0 10px; font-family: system-ui, sans-serif'
}

export function openDetails(root: Element): void {
  for (const details of root.querySelectorAll('details')) details.open = true
}

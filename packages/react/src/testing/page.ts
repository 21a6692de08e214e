import { cdp, page } from 'vitest/browser'

export interface Media {
  type?: 'screen' | 'print'
  forcedColors?: boolean
  reducedMotion?: boolean
  /** What the system prefers. Default: no preference of the tests. */
  colorScheme?: string
}

/** Has the page shown on this medium, as a reader's settings or printer would. */
export async function emulate({ type = 'screen', forcedColors = false, reducedMotion = false, colorScheme = '' }: Media): Promise<void> {
  const features = [
    { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    { name: 'prefers-color-scheme', value: colorScheme },
  ]
  await (cdp() as { send: (method: string, params: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', { media: type, features })
}

/** The host page: its window, its theme, and what style a reader puts over it. */
export async function host(widthPx: number, theme: 'light' | 'dark', heightPx = 900, readersStyle = ''): Promise<void> {
  await page.viewport(widthPx, heightPx)
  document.documentElement.dataset['theme'] = theme
  document.documentElement.style.cssText = theme === 'dark' ? 'color-scheme: dark; background: #1b1b1d; color: #e8e8ea' : ''
  document.body.style.cssText = 'margin: 0; padding: 0 10px; font-family: system-ui, sans-serif'
  const style = document.querySelector('style[data-reader]') ?? document.head.appendChild(document.createElement('style'))
  style.setAttribute('data-reader', '')
  style.textContent = readersStyle
}

/** The element of a widget inside what was rendered. */
export function rootOf(container: Element, name: string): HTMLElement {
  const root = container.querySelector<HTMLElement>(`[data-half-open="${name}"]`)
  if (root === null) throw new Error(`no ${name} was rendered`)
  return root
}

export function openDetails(root: Element): void {
  for (const details of root.querySelectorAll('details')) details.open = true
}

/** The first range that moves an assumption, and not the moment that is looked at. */
export const firstControl = (root: Element) => root.querySelector('.half-open-control input[type=range]') as HTMLInputElement

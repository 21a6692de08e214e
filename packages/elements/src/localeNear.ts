import { localeOf, type Locale } from '@half-open/react/headless'

/** The language of the nearest `lang` around an element, shadow trees included; English where that is none of ours. */
export function localeNear(element: Element): Locale {
  const near = element.closest('[lang]')
  if (near) return localeOf(near.getAttribute('lang') ?? '') ?? 'en'
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? localeNear(root.host) : 'en'
}

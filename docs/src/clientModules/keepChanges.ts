/**
 * A reader who changes the language keeps what they have moved: articles write it into the address past the site's router,
 * whose links to the other languages would not know of it.
 */
function keepChanges({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.navbar a[lang]') : null
  if (link !== null) link.search = location.search
}

if (typeof document !== 'undefined') {
  for (const way of ['click', 'auxclick', 'contextmenu']) document.addEventListener(way, keepChanges, { capture: true })
}

/** Sentences said within this time are read as one: several figures answer the same change. */
const gatherMs = 50

export interface Voice {
  say: (text: string) => void
  /** Takes the region off the page, when nobody is left to speak. */
  leave: () => void
}

/**
 * A polite live region at the end of the page, made when there is first something to say. It is the page's only one for
 * all the parts that share a store. Its style is set through the CSSOM, which no content policy forbids.
 */
export function createVoice(): Voice {
  let region: HTMLElement | undefined
  let pending: string[] = []
  return {
    say(text) {
      region ??= addRegion()
      if (pending.push(text) > 1) return
      setTimeout(() => {
        if (region) region.textContent = [...new Set(pending)].join(' ')
        pending = []
      }, gatherMs)
    },
    leave() {
      region?.remove()
      region = undefined
    },
  }
}

function addRegion(): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  region.dataset['halfOpenVoice'] = ''
  Object.assign(region.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
  return document.body.appendChild(region)
}

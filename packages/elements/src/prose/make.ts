type Attributes = Readonly<Record<string, string | number>>

/** An element with these attributes, and with what stands in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

export const unseen = (text: string) => make('span', { class: 'half-open-unseen' }, text)

export const button = (className: string, onClick: () => void, ...children: (Node | string)[]) => {
  const element = make('button', { type: 'button', class: className }, ...children)
  element.addEventListener('click', onClick)
  return element
}

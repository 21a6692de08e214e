import { make } from './make'

/** A value as text that can be typed over; it is read, and corrected, on Enter or on leaving the field. */
export function typedValue(label: string, onType: (typed: string) => void) {
  const element = make('input', {
    type: 'text',
    class: 'half-open-value-field',
    'aria-label': label,
    autocomplete: 'off',
    spellcheck: 'false',
  })
  let text = ''

  function show(next: string) {
    text = next
    element.value = next
    element.size = Math.max(5, next.length)
  }

  function finish() {
    const typed = element.value
    show(text)
    if (typed !== text) onType(typed)
  }

  element.addEventListener('focus', () => element.select())
  element.addEventListener('blur', finish)
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') finish()
    if (key === 'Escape') show(text)
  })
  return { element, show }
}

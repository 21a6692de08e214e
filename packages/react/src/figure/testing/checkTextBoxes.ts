/** What a reader would see wrong with a text: it runs into another, out of its frame, or is too small. */
export interface TextFault {
  fault: 'overlap' | 'outside' | 'small'
  text: string
  detail: string
}

interface TextBox {
  text: string
  rect: DOMRect
  element: Element
}

const tolerancePx = 0.5
const minFontPx = 12

/** Measures every visible text of an element as laid out now; run it at each width, language and theme. */
export function checkTextBoxes(root: Element): TextFault[] {
  const boxes = visibleTexts(root)
  return [...overlaps(boxes), ...boxes.flatMap((box) => [...outside(box, root), ...small(box)])]
}

function visibleTexts(root: Element): TextBox[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const boxes: TextBox[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (text === '' || element === null || !isVisible(element, root)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects())
      if (rect.width > 0 && rect.height > 0) boxes.push({ text, rect, element })
  }
  return boxes
}

function isVisible(element: Element, root: Element): boolean {
  // To Chromium an SVG text in a group that is not displayed is visible, and has ranges to measure; boxes it has none.
  if (element.getClientRects().length === 0) return false
  if (!element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }))
    return false
  return ancestors(element, root).every((ancestor) => !isCollapsed(ancestor))
}

/** Kept for screen readers only: a box of at most 1 px that clips what is inside. */
function isCollapsed(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return getComputedStyle(element).overflow !== 'visible' && (width <= 1 || height <= 1)
}

function overlaps(boxes: readonly TextBox[]): TextFault[] {
  return boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => {
      const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
      const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
      if (width <= tolerancePx || height <= tolerancePx) return []
      // Lines and runs of one paragraph are set by the browser, with boxes that may touch as the line height wills.
      if (paragraph(a.element) === paragraph(b.element)) return []
      return [
        {
          fault: 'overlap' as const,
          text: a.text,
          detail: `"${b.text}" by ${width.toFixed(1)} × ${height.toFixed(1)} px`,
        },
      ]
    }),
  )
}

function paragraph(element: Element): Element {
  const text = element.closest('text')
  if (text) return text
  let block: Element = element
  while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement
  return block
}

/** Out of the root, out of its drawing, or cut by whatever clips it; what scrolls inside itself may be wider. */
function outside({ text, rect, element }: TextBox, root: Element): TextFault[] {
  const around = ancestors(element, root)
  const scroller = around.findIndex((ancestor) => /auto|scroll/.test(getComputedStyle(ancestor).overflowX))
  const frames = (scroller < 0 ? around : around.slice(0, scroller)).filter(
    (frame) => frame === root || frame instanceof SVGSVGElement || getComputedStyle(frame).overflow !== 'visible',
  )
  return frames.flatMap((frame) => {
    const bounds = frame.getBoundingClientRect()
    const excess = Math.max(
      bounds.left - rect.left,
      rect.right - bounds.right,
      bounds.top - rect.top,
      rect.bottom - bounds.bottom,
    )
    return excess > tolerancePx
      ? [{ fault: 'outside' as const, text, detail: `${name(frame)} by ${excess.toFixed(1)} px` }]
      : []
  })
}

function small({ text, element }: TextBox): TextFault[] {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  const fontPx = Number.parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1)
  return fontPx < minFontPx - 0.01 ? [{ fault: 'small', text, detail: `${fontPx.toFixed(1)} px` }] : []
}

/** The element and what lies around it, up to the root. */
function ancestors(element: Element, root: Element): Element[] {
  const found = [element]
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) found.push(at.parentElement)
  return found
}

function name(element: Element): string {
  return element.className ? `.${element.getAttribute('class')}` : element.localName
}

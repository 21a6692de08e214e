import type { Chart, Citation } from '../figure'
import type { PartMessages } from './messages'

/** Width of the picture a reader copies, in px: a column of text. */
const copiedWidthPx = 720

interface Props {
  spec: Chart
  citation: Citation
  disabled: boolean
  messages: PartMessages
  tell: (text: string) => void
}

const loadExport = () => import('../figure/exportFigure')

/** The figure's numbers and its picture, for the reader's clipboard. What writes them is fetched when a hand comes near. */
export function CopyButtons({ spec, citation, disabled, messages, tell }: Props) {
  async function copy(textOf: (made: Awaited<ReturnType<typeof loadExport>>) => string) {
    try {
      await navigator.clipboard.writeText(textOf(await loadExport()))
      tell(messages.copied)
    } catch {
      tell(messages.notCopied)
    }
  }
  const fetchAhead = () => void loadExport().catch(() => undefined)
  const shared = { type: 'button', className: 'half-open-button', disabled, onPointerEnter: fetchAhead, onFocus: fetchAhead } as const
  return (
    <p className="half-open-copy">
      <button {...shared} onClick={() => void copy(({ toCsv }) => toCsv(spec, citation))}>
        {messages.copyCsv}
      </button>
      <button {...shared} onClick={() => void copy(({ svgDocument }) => svgDocument(spec, citation, { widthPx: copiedWidthPx }))}>
        {messages.copySvg}
      </button>
    </p>
  )
}

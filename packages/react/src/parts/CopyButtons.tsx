import type { Chart, Citation } from '../figure'
import type { PartMessages } from './messages'

interface Props {
  /** Whether the page's address holds what the reader sees. */
  linked: boolean
  chart: Chart
  citation: Citation
  disabled: boolean
  messages: PartMessages
  tell: (text: string) => void
}

const loadExport = () => import('../figure/exportFigure')

/** The link to what is shown, its numbers and its picture, for the reader's clipboard. What writes them is fetched when a hand comes near. */
export function CopyButtons({ linked, chart, citation, disabled, messages, tell }: Props) {
  async function copy(text: () => string | Promise<string>) {
    try {
      await navigator.clipboard.writeText(await text())
      tell(messages.copied)
    } catch {
      tell(messages.notCopied)
    }
  }
  const fetchAhead = () => void loadExport().catch(() => undefined)
  const shared = { type: 'button', className: 'half-open-button', disabled, onPointerEnter: fetchAhead, onFocus: fetchAhead } as const
  return (
    <p className="half-open-copy">
      {linked && (
        <button {...shared} onClick={() => void copy(() => location.href)}>
          {messages.copyLink}
        </button>
      )}
      <button {...shared} onClick={() => void copy(async () => (await loadExport()).toCsv(chart, citation))}>
        {messages.copyCsv}
      </button>
      <button {...shared} onClick={() => void copy(async () => (await loadExport()).svgDocument(chart, citation))}>
        {messages.copySvg}
      </button>
    </p>
  )
}

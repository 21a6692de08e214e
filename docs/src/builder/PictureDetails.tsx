import styles from './builder.module.css'
import { pngFile, save, svgFile } from './files'
import { fileOf } from './snippets/names'
import type { Drawing } from './useDrawn'
import type { BuilderWords } from './words'

interface Props {
  drawing: Drawing
  open: boolean
  words: BuilderWords
  onToggle: (open: boolean) => void
}

/** The picture as it is saved, drawn once somebody wants it. */
export function PictureDetails({ drawing: { drawn, isCurrent }, open, words, onToggle }: Props) {
  const { choice, picture } = drawn ?? {}
  const failed = isCurrent && picture === undefined
  return (
    <details className={styles.details} open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>{words.picture}</summary>
      <p>{words.pictureFor}</p>
      {choice && picture && (
        <>
          <img
            className={styles.picture}
            src={`data:image/svg+xml,${encodeURIComponent(picture.svg)}`}
            width={picture.widthPx}
            height={picture.heightPx}
            alt={picture.finding}
            lang={choice.locale}
          />
          <p className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              onClick={() => save(svgFile(picture), fileOf(choice.widget, 'svg'))}
            >
              {words.downloadSvg}
            </button>
            <button
              type="button"
              className={styles.button}
              onClick={() => void pngFile(picture).then((file) => save(file, fileOf(choice.widget, 'png')))}
            >
              {words.downloadPng}
            </button>
          </p>
        </>
      )}
      {!isCurrent && <p className={styles.told}>{words.drawingPicture}</p>}
      {failed && <p className={styles.told}>{words.notDrawn}</p>}
    </details>
  )
}

import type { DrawnPicture } from './drawnOf'

/** Pixels of a picture for each px: it stays sharp on dense screens and in print. */
const density = 2

export const svgFile = ({ svg }: DrawnPicture) => new Blob([svg], { type: 'image/svg+xml' })

/** The picture as pixels, with the fonts of the reader's machine. */
export async function pngFile(picture: DrawnPicture): Promise<Blob> {
  const address = URL.createObjectURL(svgFile(picture))
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.widthPx * density
  canvas.height = picture.heightPx * density
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(address)
  return new Promise((resolve) => canvas.toBlob((file) => resolve(file!), 'image/png'))
}

/** Has the browser save a file under a name. */
export function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

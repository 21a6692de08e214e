/** The theme's own floats over the text, and on a phone covers words. The way up is the browser's. */
export default function BackToTopButton() {
  return null
}

/** What a reader can press to see something where there is nothing to see: it sets an assumption. */
export interface WayOut<A> {
  text: string
  key: keyof A & string
  value: number
}

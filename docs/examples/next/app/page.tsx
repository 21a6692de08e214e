import { Figure } from './Figure'

export default function Page() {
  return (
    <main>
      <h1>The open socket</h1>
      <p>A server lists a device as connected. It has only not been told otherwise.</p>
      <Figure />
      <p>The bars end at the median. Half of the deaths are noticed later than that.</p>
    </main>
  )
}

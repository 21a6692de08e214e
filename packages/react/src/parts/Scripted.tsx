/** What a script makes true: unseen until there is one, in its place so that waking moves nothing, and not on paper. */
export function Scripted({ awake, children }: { awake: boolean; children: string }) {
  return <span className={awake ? 'half-open-scripted' : 'half-open-scripted half-open-asleep'}>{children}</span>
}

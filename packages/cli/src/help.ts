import type { Flags } from './args/Flag'
import { commands, type CommandName } from './commands/commands'
import { textTable } from './output/textTable'

export function help(): string {
  const rows = Object.entries(commands).map(([name, { subject, summary }]) => [
    `  half-open ${name} ${subject}`,
    summary,
  ])
  return `What distributed systems believe, and how late they learn otherwise, by models with stated assumptions.

${textTable(rows)}
half-open <command> --help tells what a command takes. Results go to stdout and errors to stderr; the status is 0, or
2 where something asked for cannot be done, or 1 where a file cannot be written.
`
}

export function helpOf(name: CommandName): string {
  const { subject, summary, flags, takesAssumptions } = commands[name]
  const rows = [
    ...(takesAssumptions
      ? [['  --<assumption> <value>', 'any assumption of the model, in the unit of its name; times as "3 min" too']]
      : []),
    ...flagRows(flags),
  ]
  return [
    `half-open ${[name, subject].filter(Boolean).join(' ')}: ${summary}\n`,
    ...(rows.length > 0 ? [textTable(rows)] : []),
  ].join('\n')
}

function flagRows(flags: Flags): string[][] {
  return Object.entries(flags).map(([name, { value, short, text }]) => [
    `  ${short ? `-${short}, ` : ''}--${[name, value].filter(Boolean).join(' ')}`,
    text,
  ])
}

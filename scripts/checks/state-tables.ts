import { writeFileSync } from 'node:fs'
import { error, type Finding } from './finding.ts'
import type { ProjectFile } from './project-file.ts'
import type { Machine } from './state-machines.ts'

const introduction = `# States

Where everything with states may go from each of them. Made from the tables in \`src/domain\`; \`npm run check\` says when
it is behind them, and with \`WRITE_STATES=1\` writes it anew. A code is what travels; a state without one stays inside.
`

const row = (cells: readonly string[], widths: readonly number[]): string =>
  `| ${cells.map((cell, index) => cell.padEnd(widths[index] as number)).join(' | ')} |`

function table(machine: Machine): string {
  const rows = Object.entries(machine.moves).map(([state, next]) => [
    state,
    machine.codes[state] ?? '',
    next.join(', ') || 'nowhere',
  ])
  const cells = [['State', 'Code', 'May go to'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((each) => (each[column] as string).length)))
  const rule = widths.map((width) => '-'.repeat(width))
  return [cells[0] as string[], rule, ...rows].map((each) => row(each, widths)).join('\n')
}

/** The document of all tables. */
export const renderStates = (machines: readonly Machine[]): string =>
  [introduction, ...machines.map((each) => `## ${each.title}\n\n${table(each)}\n`)].join('\n')

/** The document must say what the tables say. With `write` it is brought up to date instead of being blamed. */
export function findStaleStates(
  machines: readonly Machine[],
  document: ProjectFile,
  write: boolean,
): Finding[] {
  const text = renderStates(machines)
  if (document.text === text) return []
  if (!write)
    return [error(document.path, 'behind the tables: WRITE_STATES=1 npm run check -- "state tables"')]
  writeFileSync(document.path, text)
  return []
}

import type { CheckFinding } from './check-finding.ts'
import { formatMarkdownTable } from './markdown-table.ts'
import type { ProjectFile } from './project-file.ts'
import { findStaleDocument } from './stale-document.ts'
import type { StateMachine } from './state-machines.ts'

const introduction = `# States

This document lists the allowed changes of every state. It is generated from the tables in \`src/domain\`. \`npm run check\`
reports differences; with \`WRITE_STATES=1\` it rewrites the document. A code is the value on the wire; a state without a
code is internal. The states of classroom sessions and of exercises are computed and not stored, so tests compare each
computed change with the table.
`

function table(machine: StateMachine): string {
  const rows = Object.entries(machine.transitions).map(([state, next]) => [
    state,
    machine.codes[state] ?? '',
    next.join(', ') || 'nowhere',
  ])
  return formatMarkdownTable([['State', 'Code', 'May go to'], ...rows])
}

/** Renders the states document, with one table for each state machine. */
export const renderStateTables = (machines: readonly StateMachine[]): string =>
  [introduction, ...machines.map((each) => `## ${each.title}\n\n${table(each)}\n`)].join('\n')

/** Finds a states document that differs from the state machines. With `write`, updates the document instead. */
export function findStaleStateTables(
  machines: readonly StateMachine[],
  document: ProjectFile,
  write: boolean,
): CheckFinding[] {
  return findStaleDocument(document, {
    text: renderStateTables(machines),
    from: 'the tables',
    command: 'WRITE_STATES=1 npm run check -- "state tables"',
    write,
  })
}

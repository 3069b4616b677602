import { type RetentionRule, retentionRules } from '#src/domain/retention.ts'
import type { CheckFinding } from './check-finding.ts'
import { formatMarkdownTable } from './markdown-table.ts'
import type { ProjectFile } from './project-file.ts'
import { findStaleDocument } from './stale-document.ts'

const introduction = `# Retention

This document lists how long the portal stores each kind of data before a job deletes it. It is generated from
\`src/domain/retention.ts\`, which the jobs use. \`npm run check\` reports differences; with \`WRITE_RETENTION=1\` it rewrites
the document. [Security](security.md) lists all personal data and who can read it.

`

const never = `
No job deletes invoices, credit notes, certificates or the audit log. An account is deleted when its owner requests this: \`server/services/identity/learner/delete-account.ts\`.
`

/** The units of a duration, in milliseconds, the longest first. */
const units = Object.entries({ day: 24 * 60 * 60 * 1000, hour: 60 * 60 * 1000, minute: 60 * 1000 })

/** Formats a duration in the longest unit of which it is a multiple: '30 days', '1 minute'. */
function durationText(lifetime: number): string {
  const [unit, length] = units.find((each) => lifetime % each[1] === 0) ?? ['millisecond', 1]
  return `${lifetime / length} ${unit}${lifetime === length ? '' : 's'}`
}

const rowOf = ({ data, after, lifetime, job, reason }: RetentionRule): string[] => [
  data,
  `${durationText(lifetime)} after ${after}`,
  job,
  reason,
]

/** Renders the retention document, with the table of retention periods. */
export const renderRetention = (table: Readonly<Record<string, RetentionRule>> = retentionRules): string =>
  `${introduction}${formatMarkdownTable([['Data', 'Deleted', 'Job', 'Reason'], ...Object.values(table).map(rowOf)])}\n${never}`

/** Finds a retention document that differs from the retention rules. With `write`, updates the document instead. */
export const findStaleRetention = (document: ProjectFile, write: boolean): CheckFinding[] =>
  findStaleDocument(document, {
    ...{ text: renderRetention(), from: 'src/domain/retention.ts', write },
    command: 'WRITE_RETENTION=1 npm run check -- retention',
  })

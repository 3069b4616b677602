import type { Logger } from 'pino'

/**
 * The maximum number of unreadable rows that a process logs, so that a table with many unreadable rows doesn't flood
 * the log.
 */
const maxReported = 1000

const reported = new WeakMap<object, Set<string>>()

/**
 * Logs, once per row, that a row of a list can't be read. The log entry contains no values of the row, because they
 * are personal data.
 */
export function reportUnreadable(log: Pick<Logger, 'error'>, row: string, error: unknown): void {
  const reportedRows = reported.get(log) ?? new Set<string>()
  reported.set(log, reportedRows)
  if (reportedRows.has(row) || reportedRows.size >= maxReported) return
  reportedRows.add(row)
  log.error({ row, fault: faultOf(error) }, 'A row of a list can’t be read')
}

/** Returns the invalid fields with their faults, or the kind of the failure. */
const faultOf = (error: unknown): string => {
  const issues = (error as { issues?: { path: PropertyKey[]; code: string }[] }).issues
  if (issues) return issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ')
  return error instanceof Error ? error.name : 'unknown'
}

import type { Logger } from 'pino'

/** How many rows a process remembers as logged; a table full of them would fill the log no more than this. */
const mostRemembered = 1000

const reported = new WeakMap<object, Set<string>>()

/** Logs once that a row of a list can't be read. The values of the row stay out of the log: they are people's. */
export function reportUnreadable(log: Pick<Logger, 'error'>, row: string, error: unknown): void {
  const known = reported.get(log) ?? new Set<string>()
  reported.set(log, known)
  if (known.has(row) || known.size >= mostRemembered) return
  known.add(row)
  log.error({ row, fault: faultOf(error) }, 'A row of a list can’t be read')
}

/** The names of what does not fit, or the kind of the failure. */
const faultOf = (error: unknown): string => {
  const issues = (error as { issues?: { path: PropertyKey[]; code: string }[] }).issues
  if (issues) return issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ')
  return error instanceof Error ? error.name : 'unknown'
}

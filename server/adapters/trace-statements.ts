import type { TraceStatement } from '../db/trace-queries.ts'
import { changedRowsAttribute, type Tracer } from '../ports/tracer.ts'

/** The maximum length of a statement's text in a span, in characters. */
const longestText = 4000

/** Match the first word of a statement, and the first table that the statement names. */
const operation = /^\s*(\w+)/
const table = /\b(?:from|into|update)\s+"?(\w+)"?/i

/**
 * Returns the name of a statement's span.
 * @example statementNameOf('select "id" from "course" where "id" = $1') // 'SELECT course'
 */
export function statementNameOf(text: string): string {
  const verb = (operation.exec(text)?.[1] ?? 'statement').toUpperCase()
  const name = table.exec(text)?.[1]
  return name === undefined ? verb : `${verb} ${name}`
}

/**
 * Returns a function that runs each SQL statement in a span. The span has the statement's text, with placeholders in
 * place of the values.
 */
export const traceStatements =
  (tracer: Tracer): TraceStatement =>
  (text, run) =>
    tracer.run(
      {
        name: statementNameOf(text),
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) },
      },
      async (span) => {
        const result = await run()
        span.setAttributes({ [changedRowsAttribute]: changedRows(text, result) })
        return result
      },
    )

/**
 * Returns the number of rows that a statement changed. pg reports the number as `rowCount`, which is also set for a
 * SELECT; PGlite reports it as `affectedRows`.
 */
function changedRows(text: string, result: unknown): number {
  const { rowCount, affectedRows } = (result ?? {}) as { rowCount?: number | null; affectedRows?: number }
  return /^\s*select\b/i.test(text) ? 0 : (rowCount ?? affectedRows ?? 0)
}

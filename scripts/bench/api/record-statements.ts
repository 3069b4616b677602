import pg from 'pg'

/** A statement as it is sent to PostgreSQL. */
export interface RecordedStatement {
  text: string
  values?: unknown[]
  name?: string
}

/**
 * A module that is loaded before a measured server. It reports each SQL statement to the parent process until the
 * parent process disconnects.
 */
const send = pg.Client.prototype.query as (...asked: unknown[]) => unknown
pg.Client.prototype.query = function (
  this: pg.Client,
  query: string | RecordedStatement,
  ...rest: unknown[]
) {
  const { text, name, values } = typeof query === 'string' ? { text: query } : query
  const given = values ?? (Array.isArray(rest[0]) ? (rest[0] as unknown[]) : undefined)
  const statement: RecordedStatement = { text, ...(name && { name }), ...(given && { values: given }) }
  // The parent process may already have ended.
  if (process.connected) process.send?.(statement, undefined, undefined, () => {})
  return send.call(this, query, ...rest)
} as typeof pg.Client.prototype.query

import pg from 'pg'

/** A statement as it travels to PostgreSQL. */
export interface Statement {
  text: string
  values?: unknown[]
  name?: string
}

/** Loaded before a server that is measured: tells the process that started it each statement, until that one has heard enough. */
const send = pg.Client.prototype.query as (...asked: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, query: string | Statement, ...rest: unknown[]) {
  const { text, name, values } = typeof query === 'string' ? { text: query } : query
  const given = values ?? (Array.isArray(rest[0]) ? (rest[0] as unknown[]) : undefined)
  const statement: Statement = { text, ...(name && { name }), ...(given && { values: given }) }
  // Whoever heard enough may be gone at this very moment.
  if (process.connected) process.send?.(statement, undefined, undefined, () => {})
  return send.call(this, query, ...rest)
} as typeof pg.Client.prototype.query

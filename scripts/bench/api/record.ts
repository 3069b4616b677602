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
  if (process.connected)
    process.send?.({ text, ...(name && { name }), ...(given && { values: given }) } satisfies Statement)
  return send.call(this, query, ...rest)
} as typeof pg.Client.prototype.query

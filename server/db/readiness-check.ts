import pg from 'pg'

/**
 * The longest wait for a connection and for the result of a query, in milliseconds. A connection that returns no
 * result in this time is closed.
 */
const longestWait = 2000

/** The readiness check of PostgreSQL, which uses a separate connection. */
export interface ReadinessCheck {
  /** Resolves if PostgreSQL responds. Concurrent calls share one query. */
  run(): Promise<void>
  close(): Promise<void>
}

/** Opens a connection for readiness checks beside the pool, which may be busy or full. The first check connects. */
export function openReadinessCheck(url: string): ReadinessCheck {
  const connection = new pg.Pool({
    ...{ connectionString: url, max: 1, keepAlive: true },
    ...{ connectionTimeoutMillis: longestWait, query_timeout: longestWait },
  })
  connection.on('error', () => {})
  let running: Promise<void> | undefined
  return {
    run() {
      running ??= connection
        .query('select 1')
        .then(() => {})
        .finally(() => {
          running = undefined
        })
      return running
    },
    close: () => connection.end(),
  }
}

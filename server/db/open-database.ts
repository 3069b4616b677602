import type { Config } from '../config.ts'
import type { Database } from './client.ts'
import type { TraceStatement } from './trace-queries.ts'

/** Receives one line of text for each step of the server's start. */
export type ReportLine = (line: string) => void

/**
 * Opens PostgreSQL if the configuration has a URL, else the embedded database in the data folder. Waits for
 * PostgreSQL, because a machine may start both at the same time. Each statement runs in `trace`, if given.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'databaseWaitSeconds' | 'dataDir'>,
  report: ReportLine,
  trace?: TraceStatement,
): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    const database = openPostgres(config.databaseUrl, config.databasePoolSize, trace)
    await database.awaitResponse({ maxSeconds: config.databaseWaitSeconds, report })
    return database
  }
  return (await import('./pglite.ts')).openPglite(config.dataDir, { trace })
}

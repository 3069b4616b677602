import type { Config } from '../config.ts'
import type { Database } from './client.ts'

/** A function that is told, a line at a time, what the start waits for. */
export type Tell = (line: string) => void

/**
 * Opens PostgreSQL where the configuration has an address, else the embedded database in the data folder. Waits for a PostgreSQL that is
 * away: a machine that starts begins both at once.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseWait' | 'dataDir'>,
  tell: Tell,
): Promise<Database> {
  if (config.databaseUrl) {
    const database = (await import('./postgres.ts')).openPostgres(config.databaseUrl)
    await database.answers({ atMost: config.databaseWait, tell })
    return database
  }
  return (await import('./pglite.ts')).openPglite(config.dataDir)
}

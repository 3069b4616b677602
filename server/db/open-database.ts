import type { Config } from '../config.ts'
import type { Database } from './client.ts'

/** Opens PostgreSQL where the configuration has an address, else the embedded database in the data folder. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) return (await import('./postgres.ts')).openPostgres(config.databaseUrl)
  return (await import('./pglite.ts')).openPglite(config.dataDir)
}

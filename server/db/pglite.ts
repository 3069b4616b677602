import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, type Db, drizzleOptions, migrationsFolder } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { ownFolder } from './own-folder.ts'
import { takeTurns } from './take-turns.ts'

/** Opens the embedded database in `<dataDir>/db`, which one process at a time owns. */
export async function openPglite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const release = ownFolder(join(dataDir, 'db.lock'))
  const client = await openEmbedded({ dataDir: join(dataDir, 'db') }).catch((error: unknown) => {
    release()
    throw new Error(
      `Configuration: DATA_DIR (${resolve(dataDir)}): the embedded database in its folder db can't be opened (${(error as Error).message}). Restore a backup, or choose another DATA_DIR`,
      { cause: error },
    )
  })
  return overPglite(client, release)
}

/** A database over an open PGlite, such as one in memory. */
export function overPglite(client: PGlite, release: () => void = () => {}): Database {
  const db = drizzle(takeTurns(client), drizzleOptions)
  return {
    // Each driver has a result type of its own; the part of both that the portal uses is the same.
    db: db as unknown as Db,
    async prepare(work) {
      await migrate(db, { migrationsFolder })
      await work()
    },
    dump: () => client.dumpDataDir('gzip'),
    async close() {
      await client.close()
      release()
    },
  }
}

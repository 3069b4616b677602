import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { applyMigrations } from './apply-migrations.ts'
import { type Database, drizzleOptions } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { lockDatabase } from './lock-database.ts'
import { type TraceStatement, traceQueries } from './trace-queries.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/** The number of ENOSPC in the embedded database's own file system, whose errors have no message (WASI, errno). */
const noSpace = 51

/**
 * Opens the embedded database in `<dataDir>/db`, which only one process at a time may open. If creating the database
 * fails, the folder is removed, so that the next start can create it.
 */
export async function openPglite(
  dataDir: string,
  { open = openEmbedded, trace }: { open?: typeof openEmbedded; trace?: TraceStatement | undefined } = {},
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const release = lockDatabase(join(dataDir, 'db.lock'))
  const folder = join(dataDir, 'db')
  const isNew = !existsSync(folder)
  const client = await open({ dataDir: folder }).catch((error: unknown) => {
    if (isNew) rmSync(folder, { recursive: true, force: true })
    release()
    throw new Error(`Configuration: DATA_DIR (${resolve(dataDir)}): ${describeFailure(error, isNew)}`, {
      cause: error,
    })
  })
  return createPgliteDatabase(client, release, trace)
}

function describeFailure(error: unknown, isNew: boolean): string {
  const { errno, message } = error as { errno?: number; message?: string }
  const summary = `the embedded database in its folder db can't be ${isNew ? 'created' : 'opened'}`
  if (errno === noSpace) return `${summary}: the disk is full. Make room, or choose another DATA_DIR`
  const reason = message || `error ${errno}`
  return isNew
    ? `${summary} (${reason})`
    : `${summary} (${reason}). Restore a backup, or choose another DATA_DIR`
}

/** Returns a database over an open PGlite, such as one in memory. */
export function createPgliteDatabase(
  client: PGlite,
  release: () => void = () => {},
  trace?: TraceStatement,
): Database {
  const yielding = yieldToEventLoop(client)
  if (trace) tracePglite(yielding, trace)
  const db = drizzle(yielding, drizzleOptions)
  return {
    db,
    async migrate(work) {
      await applyMigrations(db)
      await work()
    },
    dump: () => client.dumpDataDir('gzip'),
    async close() {
      await client.close()
      release()
    },
  }
}

function tracePglite(client: PGlite, trace: TraceStatement): void {
  traceQueries(client, trace)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      traceQueries(tx, trace)
      return work(tx)
    })
}

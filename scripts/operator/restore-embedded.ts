import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import { openEmbedded } from '#server/db/embedded.ts'
import { lockDatabase } from '#server/db/lock-database.ts'
import { replaceDatabaseIdentity } from './replace-database-identity.ts'

/** Reads a dump of the embedded database as a whole, because this database fits into memory. */
const toBlob = async (dump: Readable): Promise<Blob> =>
  new Blob([await arrayBuffer(dump)], { type: 'application/x-gzip' })

/**
 * Restores a dump as the embedded database of a data folder. The folder must contain no database, and no server may
 * use it.
 */
export async function restoreEmbedded(dataDir: string, dump: Readable): Promise<void> {
  const folder = join(dataDir, 'db')
  if (existsSync(folder)) throw new Error(`${folder} already exists: move it, or choose another DATA_DIR.`)
  const release = lockDatabase(join(dataDir, 'db.lock'))
  try {
    const client = await openEmbedded({
      dataDir: folder,
      loadDataDir: await toBlob(dump),
    })
    await replaceDatabaseIdentity(client).finally(() => client.close())
  } finally {
    release()
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/embedded.ts'
import { ownFolder } from '#server/db/own-folder.ts'

/** Restores a dump as the embedded database of a data folder that has none and that no server uses. */
export async function restoreEmbedded(dataDir: string, dump: Uint8Array<ArrayBuffer>): Promise<void> {
  const folder = join(dataDir, 'db')
  if (existsSync(folder)) throw new Error(`${folder} already exists: move it, or choose another DATA_DIR.`)
  const release = ownFolder(join(dataDir, 'db.lock'))
  try {
    const client = await openEmbedded({
      dataDir: folder,
      loadDataDir: new Blob([dump], { type: 'application/x-gzip' }),
    })
    await client.close()
  } finally {
    release()
  }
}

import { cpSync, readFileSync } from 'node:fs'
import { openEmbedded } from '#server/db/embedded.ts'
import { getCachedSeed } from './seed-cache.ts'

/** The digest of what an empty database depends on: the version of the engine. */
const digest = (
  JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as { version: string }
).version

/**
 * Writes an embedded database without tables into a folder. The engine needs up to ten seconds of processor time to create one, so it is
 * created once and copied.
 */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const seed = await getCachedSeed({ kind: 'empty', digest }, async (unfinished) => {
    const database = await openEmbedded({ dataDir: unfinished })
    await database.close()
  })
  cpSync(seed, folder, { recursive: true })
}

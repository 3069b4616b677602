import { cpSync, readFileSync } from 'node:fs'
import { openEmbedded } from '#server/db/embedded.ts'
import { getCachedSeed } from './seed-cache.ts'

/** A digest of everything on which an empty database depends, which is only the version of the engine. */
const digest = (
  JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as { version: string }
).version

/**
 * Writes an embedded database without tables into a folder. Creating such a database takes up to ten seconds of
 * processor time, so it is created only once, and then copied.
 */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const seed = await getCachedSeed({ kind: 'empty', digest }, async (unfinished) => {
    const database = await openEmbedded({ dataDir: unfinished })
    await database.close()
  })
  cpSync(seed, folder, { recursive: true })
}

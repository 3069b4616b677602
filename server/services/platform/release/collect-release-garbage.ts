import type { Db } from '#server/db/client.ts'
import { storedRelease } from '#server/db/schema/release.ts'
import type { Storage } from '#server/ports/storage.ts'
import { minimumGarbageAge, readReleaseFile, releaseFilePrefix } from './release-files.ts'

interface Manifest {
  files: Record<string, { pack: string }>
}

/**
 * Deletes the packs and manifests that no release refers to and that are old enough; returns their number. The
 * references are read after the list of files, so that a release that becomes current in the meantime does not lose
 * its files. Assets are never deleted, because cached pages may still load them.
 */
export async function collectReleaseGarbage(db: Db, storage: Storage, now: number): Promise<number> {
  const old: string[] = []
  for (const prefix of ['packs/', 'sites/'])
    for await (const { key, storedAt } of storage.list(releaseFilePrefix + prefix))
      if (now - storedAt.getTime() >= minimumGarbageAge) old.push(key.slice(releaseFilePrefix.length))
  if (old.length === 0) return 0
  const named = await namedFiles(db, storage)
  let deleted = 0
  for (const key of old) {
    if (named.has(key) || !(await isOld(storage, key, now))) continue
    await storage.delete(releaseFilePrefix + key)
    deleted += 1
  }
  return deleted
}

/**
 * Returns whether a file is still old enough to be deleted: a publisher may have stored it again since it was
 * listed.
 */
async function isOld(storage: Storage, key: string, now: number): Promise<boolean> {
  const [file] = await Array.fromAsync(storage.list(releaseFilePrefix + key))
  return file !== undefined && now - file.storedAt.getTime() >= minimumGarbageAge
}

/**
 * Returns the keys of the manifests of all releases, and of the packs to which the manifests refer. Throws if a
 * manifest can't be read.
 */
async function namedFiles(db: Db, storage: Storage): Promise<Set<string>> {
  const named = new Set<string>()
  for (const { site, release } of await db.select().from(storedRelease)) {
    const key = `sites/${site}/releases/${release}.json`
    named.add(key)
    const manifest = await readReleaseFile(storage, key)
    if (!manifest) throw new Error(`The manifest ${key} is missing`)
    const { files } = JSON.parse(manifest.toString()) as Manifest
    for (const { pack } of Object.values(files)) named.add(`packs/${pack}`)
  }
  return named
}

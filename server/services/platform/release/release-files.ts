import type { Storage } from '#server/ports/storage.ts'

/** The prefix of the storage keys of release files. */
export const releaseFilePrefix = 'pages/'

/** The maximum size of a release file in bytes. A pack contains the pages of one batch. */
export const maxReleaseFileBytes = 64 * 1024 * 1024

/**
 * The age in milliseconds from which the garbage collection may delete a file that no release refers to. A younger
 * file may belong to a publish that is still running. A file older than `reuseAge` is stored again before a release
 * refers to it, so that its age starts again at 0.
 */
export const minimumGarbageAge = 60 * 60 * 1000
const reuseAge = minimumGarbageAge / 2

/** Stores a file of a release. */
export const storeReleaseFile = (storage: Storage, key: string, bytes: Uint8Array): Promise<void> =>
  storage.store(releaseFilePrefix + key, 'application/octet-stream', bytes)

/** Reads a file of a release; undefined if it is not stored. */
export async function readReleaseFile(storage: Storage, key: string): Promise<Buffer | undefined> {
  const found = await storage.find(releaseFilePrefix + key)
  if (!found) return undefined
  return found.size === 0
    ? Buffer.alloc(0)
    : Buffer.concat(await Array.fromAsync(storage.read(releaseFilePrefix + key, 0, found.size - 1)))
}

/** Returns the keys whose files are not stored, or could soon be deleted by the garbage collection. */
export async function findMissingFiles(
  storage: Storage,
  keys: readonly string[],
  now: number,
): Promise<string[]> {
  const stored = new Set<string>()
  for (const prefix of new Set(keys.map((key) => key.split('/')[0])))
    for await (const { key, storedAt } of storage.list(`${releaseFilePrefix}${prefix}/`))
      if (prefix === 'assets' || now - storedAt.getTime() < reuseAge)
        stored.add(key.slice(releaseFilePrefix.length))
  return keys.filter((key) => !stored.has(key))
}

/** Returns the paths of all stored assets. */
export async function findStoredAssets(storage: Storage): Promise<string[]> {
  const prefix = `${releaseFilePrefix}assets`
  return (await Array.fromAsync(storage.list(`${prefix}/`))).map(({ key }) => key.slice(prefix.length))
}

import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '#src/process/lock.ts'

/** The cache folder is removed when packages are installed. Nothing is lost, because it contains only a cache. */
const cacheFolder = 'node_modules/.cache/seeds'

/** The name of a seed in the cache: its kind, and the digest of its inputs. */
export interface SeedName {
  kind: string
  digest: string
}

/**
 * Returns the folder of a cached seed. `make` creates a missing seed in an empty folder; a seed whose creation
 * failed or was interrupted never enters the cache. One older seed of the same kind stays, because another process
 * may still read it.
 */
export const getCachedSeed = (
  { kind, digest }: SeedName,
  make: (folder: string) => Promise<void>,
  cache = cacheFolder,
): Promise<string> =>
  withLock(join(cache, `${kind}.lock`), async () => {
    const folder = join(cache, `${kind}-${digest.slice(0, 16)}`)
    if (existsSync(folder)) return folder
    mkdirSync(cache, { recursive: true })
    const unfinished = mkdtempSync(join(cache, 'unfinished-'))
    try {
      await make(unfinished)
      for (const old of seedsOf(kind, cache).slice(1)) rmSync(old, { recursive: true, force: true })
      renameSync(unfinished, folder)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
    return folder
  })

/** Returns the cached seeds of a kind, newest first. */
const seedsOf = (kind: string, cache: string): string[] =>
  globSync(join(cache, `${kind}-*`)).sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStore } from './release-store.ts'

/**
 * The age in milliseconds below which packs are not deleted, because a running publish may be about to refer to them.
 */
const minimumAge = 60 * 60 * 1000

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/**
 * Returns the packs to which releases refer. For each site these are the current release, the releases that are
 * stored for a rollback, and the prepared release.
 */
async function namedPacks(store: ReleaseStore): Promise<Set<string>> {
  const named = new Set<string>()
  for (const site of await namesIn(join(store.folder, 'sites'))) {
    for (const release of [undefined, ...(await store.releases(site))]) {
      const files = (await store.read(site, release))?.files ?? {}
      for (const { pack } of Object.values(files)) named.add(pack)
    }
    for (const { pack } of Object.values((await store.readPrepared(site))?.files ?? {})) named.add(pack)
  }
  return named
}

/** Deletes packs that no release refers to; returns the number of deleted packs. */
export async function collectGarbage(store: ReleaseStore, now: Date): Promise<number> {
  const named = await namedPacks(store)
  let removed = 0
  for (const name of await namesIn(join(store.folder, 'packs'))) {
    const file = store.pack(name)
    if (named.has(name) || now.getTime() - (await stat(file)).mtimeMs < minimumAge) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

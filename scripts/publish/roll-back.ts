import { ReleaseStore } from '#src/publisher/store.ts'

/** Shows each of some sites' release before the one that shows. Fails, and says so, where there is none. */
export async function rollBack(dataFolder: string, sites: readonly string[]): Promise<void> {
  if (sites.length === 0) throw new Error('Which site? npm run publish -- --site eu --rollback')
  const store = new ReleaseStore(dataFolder)
  for (const site of sites) {
    const release = await store.rollBack(site)
    if (!release) throw new Error(`${site}: there is no release before the one that shows.`)
    console.log(`${site}: shows the release of ${release}`)
  }
}

import { join } from 'node:path'
import { describeLoggedPublish, readPublishes } from '#src/publisher/publish-log.ts'
import { ReleaseStore } from '#src/publisher/release-store.ts'

/** Prints the last twenty publishes of each site. */
export async function showLog(dataFolder: string, sites: readonly string[]): Promise<void> {
  if (sites.length === 0) throw new Error('--site is missing: npm run publish -- --site eu --log')
  const store = new ReleaseStore(dataFolder)
  for (const site of sites) {
    const publishes = await readPublishes(join(store.siteFolder(site), 'publishes.log'), 20)
    console.log(`${site}\n${publishes.map(describeLoggedPublish).join('\n') || 'Nothing was published yet.'}`)
  }
}

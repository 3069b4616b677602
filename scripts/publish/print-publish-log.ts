import { openReleaseStore } from '#src/publisher/open-release-store.ts'
import { describeLoggedPublish } from '#src/publisher/publish-log.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'
import { loadSites } from '#src/sites/load-sites.ts'

/** The number of publishes that are printed for each site. */
const printed = 20

/** Prints the last publishes of each site, whichever server of the portal made them. */
export async function printPublishLog(settings: PublisherSettings, sites: readonly string[]): Promise<void> {
  if (sites.length === 0) throw new Error('--site is missing: npm run publish -- --site eu --log')
  const store = openReleaseStore(settings, loadSites('sites', settings.sites))
  for (const site of sites) {
    const publishes = await store.readLog(site, printed)
    console.log(`${site}\n${publishes.map(describeLoggedPublish).join('\n') || 'Nothing was published yet.'}`)
  }
}

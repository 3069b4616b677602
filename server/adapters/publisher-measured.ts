import type { Publisher, SitePublished } from '../ports/publisher.ts'

/** A publisher whose publishes are counted. */
export const measuredPublisher = (
  publisher: Publisher,
  counted: (sites: readonly SitePublished[]) => void,
): Publisher => ({
  ...publisher,
  async publish(sites) {
    const published = await publisher.publish(sites)
    counted(published)
    return published
  },
  async publishWith(sites, wanted) {
    const published = await publisher.publishWith(sites, wanted)
    counted(published?.sites ?? [])
    return published
  },
})

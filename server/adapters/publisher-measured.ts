import type { Publisher, SitePublished } from '../ports/publisher.ts'

/** Returns a publisher that counts its publishes in the metrics. */
export const createMeasuredPublisher = (
  publisher: Publisher,
  count: (sites: readonly SitePublished[]) => void,
): Publisher => ({
  ...publisher,
  async publish(sites, editor) {
    const published = await publisher.publish(sites, editor)
    count(published)
    return published
  },
  async checkAndPublish(sites, options) {
    const published = await publisher.checkAndPublish(sites, options)
    count(published?.sites ?? [])
    return published
  },
})

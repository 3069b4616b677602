import type { Config } from '#server/config.ts'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { publishSites } from '#src/contract/publishing/publish-sites.ts'
import { buildFingerprint } from '#src/publisher/build-fingerprint.ts'
import type { CompiledPages } from '#src/publisher/code.ts'
import type { SitePublishResult } from '#src/publisher/publish-site.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { openDesk, valueOrThrow } from '../desk/desk.ts'

/** What was published, and how many items of content were checked. */
export interface DelegatedPublish {
  published: SitePublishResult[]
  items: number
}

/** Has the publisher beside the running server publish these sites. Null where it makes pages with other code or settings. */
export async function delegatePublish(
  config: Config,
  settings: PublisherSettings,
  compiled: CompiledPages,
  sites: readonly Site[],
): Promise<DelegatedPublish | null> {
  const names = sites.map(siteFolder)
  const desk = openDesk(config, { sites: names })
  const wanted = {
    sites: names,
    madeWith: buildFingerprint(settings, compiled),
    olderCode: settings.olderCode,
  }
  const asked = await desk.call(publishSites, wanted, { waitsForPublish: true })
  // A server of older code has no such call.
  if (!asked.ok && asked.failure.kind === 'refused' && asked.failure.code === codeByReason.notFound)
    return null
  const done = await valueOrThrow(Promise.resolve(asked))
  if (!done) return null
  const published = done.sites.map(({ milliseconds, ...site }) => ({ ...site, seconds: milliseconds / 1000 }))
  return { published, items: done.items }
}

import type { Config } from '#server/config.ts'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { publishSites } from '#src/contract/publishing/publish-sites.ts'
import { computeBuildFingerprint } from '#src/publisher/build-fingerprint.ts'
import type { SitePublishResult } from '#src/publisher/publish-site.ts'
import type { CompiledVersion } from '#src/publisher/renderer-version.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { openOperatorApi, unwrapOrThrow } from '../api-client/operator-api.ts'

/** The result of a publish by the running server, and the number of content items that were checked. */
export interface DelegatedPublish {
  published: SitePublishResult[]
  items: number
}

/**
 * Publishes sites with the publisher of the running server. Returns null if that publisher runs other code or has
 * other settings.
 */
export async function delegatePublish(
  config: Config,
  settings: PublisherSettings,
  compiled: CompiledVersion,
  sites: readonly Site[],
): Promise<DelegatedPublish | null> {
  const names = sites.map(siteFolderOf)
  const api = openOperatorApi(config, { sites: names })
  const request = {
    sites: names,
    madeWith: computeBuildFingerprint(settings, compiled),
    olderCode: settings.allowsOlderCode,
  }
  const result = await api.call(publishSites, request, { waitsForPublish: true })
  // The running server is older and does not have this call.
  if (!result.ok && result.failure.kind === 'refused' && result.failure.code === codeByReason.notFound)
    return null
  const outcome = await unwrapOrThrow(Promise.resolve(result))
  if (!outcome) return null
  const published = outcome.sites.map(({ milliseconds, ...site }) => ({
    ...site,
    seconds: milliseconds / 1000,
  }))
  return { published, items: outcome.items }
}

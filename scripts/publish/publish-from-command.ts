import type { Config } from '#server/config.ts'
import { formatSiteHold } from '#src/domain/content-item/site-hold.ts'
import { describeFailures } from '#src/publisher/describe-failures.ts'
import type { SitePublishResult } from '#src/publisher/publish-site.ts'
import type { CompiledVersion } from '#src/publisher/renderer-version.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { ensureSitesExist } from '#src/sites/ensure-sites-exist.ts'
import { loadSites, type Sites } from '#src/sites/load-sites.ts'
import { createPublisherSettings } from '../api-client/publisher-settings.ts'
import { checkServerContent, listContentHints } from './check-content.ts'
import { type DelegatedPublish, delegatePublish } from './delegate-publish.ts'
import { describeMissingMessages } from './describe-missing-messages.ts'

interface PublishRequest {
  /** The folders of the sites; undefined if all sites are published. */
  only: string[] | undefined
  /** Whether this process renders the pages instead of the server's publisher. */
  apart: boolean
  allowsOlderCode: boolean
}

/** Publishes sites and prints the result for each site. Sets the exit code to 1 if a site or a page failed. */
export async function publishFromCommand(
  config: Config,
  { only, apart, allowsOlderCode }: PublishRequest,
): Promise<void> {
  const sites = loadSites('sites', only ?? config.sites)
  ensureSitesExist(only ?? [], sites)
  const compiled = await compileRenderer()
  const settings = { ...createPublisherSettings(config), only, allowsOlderCode }
  const delegated = apart ? null : await delegatePublish(config, settings, compiled, sites.sites)
  const { published, items } = delegated ?? (await publishHere(config, settings, compiled, sites))
  published.forEach(printResult)
  for (const line of [describeMissingMessages(sites), ...listContentHints(items)].filter(Boolean))
    console.log(line)
}

/** Publishes in this process, which loads the renderer. */
async function publishHere(
  config: Config,
  settings: PublisherSettings,
  compiled: CompiledVersion,
  sites: Sites,
): Promise<DelegatedPublish> {
  const { publishAll } = await import('#src/publisher/publish-all.ts')
  const checked = checkServerContent(config, sites)
  // `checked` is awaited later, and its error is reported there.
  checked.catch(() => {})
  const published = await publishAll(settings, compiled, { check: () => checked, editor: 'command line' })
  return { published, items: await checked }
}

function printResult({ site, pages, rendered, failures, seconds, held, failure }: SitePublishResult): void {
  const ms = Math.round(seconds * 1000)
  if (failure) console.error(`${site}: ${failure}`)
  else if (held)
    console.log(
      `${site}: ${pages} pages, ${rendered} rendered, prepared in ${ms} ms, not live: ${formatSiteHold(held)}`,
    )
  else console.log(`${site}: ${pages} pages, ${rendered} rendered, live in ${ms} ms`)
  for (const line of describeFailures(failures)) console.error(`${site}: ${line}`)
  if (failure || failures.length > 0) process.exitCode = 1
}

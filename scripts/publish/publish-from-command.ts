import type { Config } from '#server/config.ts'
import { siteHoldInWords } from '#src/domain/content-item/site-hold.ts'
import type { CompiledPages } from '#src/publisher/code.ts'
import { describeFailures } from '#src/publisher/describe-failures.ts'
import type { SitePublishResult } from '#src/publisher/publish-site.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { ensureKnown } from '#src/sites/ensure-known.ts'
import { loadSites, type Sites } from '#src/sites/load-sites.ts'
import { publisherSettings } from '../desk/address.ts'
import { checkServerContent, wordsOfItems } from './check-content.ts'
import { type DelegatedPublish, delegatePublish } from './delegate-publish.ts'
import { wordsOfSites } from './words-of-sites.ts'

interface Asked {
  /** The folders of the sites; undefined for all. */
  only: string[] | undefined
  /** Whether the pages are made in this process, not by the publisher beside the server. */
  apart: boolean
  olderCode: boolean
}

/** Publishes sites and says what became of each; the exit code tells whether any failed, or a page of it. */
export async function publishFromCommand(config: Config, { only, apart, olderCode }: Asked): Promise<void> {
  const sites = loadSites('sites', only ?? config.sites)
  ensureKnown(only ?? [], sites)
  const compiled = await compileRenderer()
  const settings = { ...publisherSettings(config), only, olderCode }
  const handed = apart ? null : await delegatePublish(config, settings, compiled, sites.sites)
  const { published, items } = handed ?? (await publishHere(config, settings, compiled, sites))
  published.forEach(say)
  for (const line of [wordsOfSites(sites), ...wordsOfItems(items)].filter(Boolean)) console.log(line)
}

/** Publishes in this process, which needs the renderer for it. */
async function publishHere(
  config: Config,
  settings: PublisherSettings,
  compiled: CompiledPages,
  sites: Sites,
): Promise<DelegatedPublish> {
  const { publishAll } = await import('#src/publisher/publish-all.ts')
  const checked = checkServerContent(config, sites)
  // What is wrong is told where it is waited for.
  checked.catch(() => {})
  const published = await publishAll(settings, compiled, { check: () => checked })
  return { published, items: await checked }
}

function say({ site, pages, rendered, failures, seconds, held, failure }: SitePublishResult): void {
  const ms = Math.round(seconds * 1000)
  if (failure) console.error(`${site}: ${failure}`)
  else if (held)
    console.log(
      `${site}: ${pages} pages, ${rendered} rendered, prepared in ${ms} ms, not live: ${siteHoldInWords(held)}`,
    )
  else console.log(`${site}: ${pages} pages, ${rendered} rendered, live in ${ms} ms`)
  for (const line of describeFailures(failures)) console.error(`${site}: ${line}`)
  if (failure || failures.length > 0) process.exitCode = 1
}

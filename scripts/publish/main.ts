import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, localAddress, parseConfig } from '#server/config.ts'
import type { Compiled } from '#src/publisher/code.ts'
import type { Exported } from '#src/publisher/export/export-sites.ts'
import { exportFolder } from '#src/publisher/export/replace-folder.ts'
import { failuresInWords } from '#src/publisher/failures-in-words.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { ensureKnown } from '#src/sites/ensure-known.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { publisherSettings } from '../desk/address.ts'
import { checkedContent } from './check-content.ts'
import { handOver } from './hand-over.ts'
import { rollBack } from './roll-back.ts'
import { showLog } from './show-log.ts'
import { wordsOfSites } from './words-of-sites.ts'

/**
 * `npm run publish`: compiles what changed and publishes from the running server. `-- --site eu` (more than once for
 * several) takes only those sites; `-- --apart` makes the pages in a process of its own, not by the publisher beside the server; `-- --site eu --rollback` shows the release before, `-- --site eu --log` what was
 * published lately; `-- --older-code` replaces pages of newer code. `-- --export DIR` also writes what plain hosts need: docs/how-to/host-pages-elsewhere.md. Ends with 1 when
 * a page could not be made; all others are live.
 */
const options = {
  site: { type: 'string', multiple: true },
  apart: { type: 'boolean' },
  rollback: { type: 'boolean' },
  'older-code': { type: 'boolean' },
  log: { type: 'boolean' },
  export: { type: 'string' },
} as const

interface Asked {
  /** The folders of the sites; undefined for all. */
  only: string[] | undefined
  apart: boolean
  olderCode: boolean
}

async function publish(config: Config, { only, apart, olderCode }: Asked): Promise<void> {
  const sites = loadSites('sites', only ?? config.sites)
  ensureKnown(only ?? [], sites)
  const checked = checkedContent(config, sites)
  // What is wrong is told where it is waited for.
  checked.catch(() => {})
  const compiled = await compileRenderer()
  const settings = { ...publisherSettings(config), only, olderCode }
  // What can't be shown is refused here, and logged with each site.
  const fit = await checked.then(
    () => true,
    () => false,
  )
  const handed = fit && !apart ? await handOver(config, settings, compiled, sites.sites) : null
  for (const published of handed ?? (await publishHere(settings, compiled, checked))) {
    const { site, pages, rendered, failures, seconds, failure } = published
    if (failure) console.error(`${site}: ${failure}`)
    else
      console.log(`${site}: ${pages} pages, ${rendered} rendered, live in ${Math.round(seconds * 1000)} ms`)
    if (failure) process.exitCode = 1
    for (const line of failuresInWords(failures)) console.error(`${site}: ${line}`)
    if (failures.length > 0) process.exitCode = 1
  }
  for (const line of [wordsOfSites(sites), ...(await checked)].filter(Boolean)) console.log(line)
}

/** Publishes in this process, which needs the renderer for it. */
async function publishHere(settings: PublisherSettings, compiled: Compiled, checked: Promise<unknown>) {
  const { publishAll } = await import('#src/publisher/publish-all.ts')
  return publishAll(settings, compiled, { checked })
}

async function exported(config: Config, folder: string): Promise<Exported[]> {
  const { exportSites } = await import('#src/publisher/export/export-sites.ts')
  return exportSites({ ...config, server: localAddress(config) }, folder, new Date(), config.addressHeader)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const config = parseConfig(process.env)
  const sites = values.site ?? config.sites
  if (values.log) return showLog(config.dataDir, sites ?? [])
  // Before the work, so that a wrong folder is said at once.
  const folder = values.export === undefined ? undefined : exportFolder(values.export)
  if (values.rollback) await rollBack(config.dataDir, sites ?? [])
  else {
    const { site: only, apart = false, 'older-code': olderCode = false } = values
    await publish(config, { only, apart, olderCode })
  }
  if (folder) sayExported(folder, await exported(config, folder))
}

function sayExported(folder: string, exported: readonly Exported[]): void {
  for (const { tenant, origin, files } of exported)
    console.log(`${join(folder, tenant)}: ${files} files for ${origin}`)
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
// What pages were drawn from would wait a second for others who look at it.
process.exit()

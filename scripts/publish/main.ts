import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, localAddress, parseConfig } from '#server/config.ts'
import { type Exported, exportSites } from '#src/publisher/export/export-sites.ts'
import { exportFolder } from '#src/publisher/export/replace-folder.ts'
import { failuresInWords } from '#src/publisher/failures-in-words.ts'
import { publishAll } from '#src/publisher/publish-all.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { publisherSettings } from '../desk/address.ts'
import { checkedContent } from './check-content.ts'
import { rollBack } from './roll-back.ts'
import { showLog } from './show-log.ts'
import { wordsOfSites } from './words-of-sites.ts'

/**
 * `npm run publish`: compiles what changed and publishes from the running server. `-- --site eu` (more than once for
 * several) takes only those sites; `-- --site eu --rollback` shows the release before, `-- --site eu --log` what was
 * published lately; `-- --older-code` replaces pages of newer code. `-- --export DIR` also writes what plain hosts need: docs/how-to/host-pages-elsewhere.md. Ends with 1 when
 * a page could not be made; all others are live.
 */
const options = {
  site: { type: 'string', multiple: true },
  rollback: { type: 'boolean' },
  'older-code': { type: 'boolean' },
  log: { type: 'boolean' },
  export: { type: 'string' },
} as const

async function publish(config: Config, only: string[] | undefined, olderCode: boolean): Promise<void> {
  const sites = loadSites('sites', only ?? config.sites)
  const checked = checkedContent(config, sites)
  // What is wrong is told where it is waited for.
  checked.catch(() => {})
  const compiled = await compileRenderer()
  const settings = { ...publisherSettings(config), only, olderCode }
  for (const published of await publishAll(settings, compiled, { checked })) {
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

const exported = (config: Config, folder: string): Promise<Exported[]> =>
  exportSites({ ...config, server: localAddress(config) }, folder, new Date(), config.addressHeader)

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const config = parseConfig(process.env)
  const sites = values.site ?? config.sites
  if (values.log) return showLog(config.dataDir, sites ?? [])
  // Before the work, so that a wrong folder is said at once.
  const folder = values.export === undefined ? undefined : exportFolder(values.export)
  if (values.rollback) await rollBack(config.dataDir, sites ?? [])
  else await publish(config, values.site, values['older-code'] ?? false)
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

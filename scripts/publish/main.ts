import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, localAddress, parseConfig } from '#server/config.ts'
import type { ExportResult } from '#src/publisher/export/export-sites.ts'
import { exportFolder } from '#src/publisher/export/replace-folder.ts'
import { openDesk } from '../desk/desk.ts'
import { publishFromCommand } from './publish-from-command.ts'
import { rollBack } from './roll-back.ts'
import { withServerSettings } from './server-settings.ts'
import { showLog } from './show-log.ts'

/**
 * `npm run publish`: compiles what changed and publishes from the running server. `-- --site eu` (more than once for several) takes only
 * those sites; `-- --apart` makes the pages in a process of its own, not by the publisher beside the server; `-- --site eu --rollback
 * --reason "..."` shows the release before and holds the site there, `-- --site eu --log` what was published lately; `-- --older-code` replaces pages of newer code.
 * `-- --export DIR` also writes what plain hosts need: docs/how-to/host-pages-elsewhere.md. Ends with 1 when a page could not be made; all
 * others are live.
 */
const options = {
  site: { type: 'string', multiple: true },
  apart: { type: 'boolean' },
  rollback: { type: 'boolean' },
  reason: { type: 'string' },
  'older-code': { type: 'boolean' },
  log: { type: 'boolean' },
  export: { type: 'string' },
} as const

async function exported(config: Config, folder: string): Promise<ExportResult[]> {
  const { exportSites } = await import('#src/publisher/export/export-sites.ts')
  return exportSites({ ...config, server: localAddress(config) }, folder, new Date(), config.addressHeader)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const own = parseConfig(process.env)
  if (values.log) return showLog(own.dataDir, values.site ?? own.sites ?? [])
  const { config, only } = await withServerSettings(own, openDesk(own, {}))
  const sites = values.site ?? only ?? config.sites
  // Before the work, so that a wrong folder is said at once.
  const folder = values.export === undefined ? undefined : exportFolder(values.export)
  if (values.rollback) await rollBack(config, sites ?? [], values.reason)
  else {
    const { site = only, apart = false, 'older-code': olderCode = false } = values
    await publishFromCommand(config, { only: site, apart, olderCode })
  }
  if (folder) sayExported(folder, await exported({ ...config, sites: only ?? config.sites }, folder))
}

function sayExported(folder: string, exported: readonly ExportResult[]): void {
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

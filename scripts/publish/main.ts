import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, parseConfig } from '#server/config.ts'
import type { ExportResult } from '#src/publisher/export/export-sites.ts'
import { resolveExportFolder } from '#src/publisher/export/replace-folder.ts'
import { openOperatorApi } from '../api-client/operator-api.ts'
import { createPublisherSettings } from '../api-client/publisher-settings.ts'
import { printPublishLog } from './print-publish-log.ts'
import { publishFromCommand } from './publish-from-command.ts'
import { rollBack } from './roll-back.ts'
import { loadServerSettings } from './server-settings.ts'

/**
 * `npm run publish`: compiles the changed sources and publishes the content of the running server. `-- --site eu`
 * (repeatable) publishes only these sites; `-- --apart` renders in a separate process, not with the server's
 * publisher; `-- --site eu --rollback --reason "..."` shows the previous release and holds the site there; `--
 * --site eu --log` lists the last publishes; `-- --older-code` replaces pages of newer code. `-- --export DIR` also
 * writes the files for plain hosts: docs/how-to/host-pages-elsewhere.md. Exits with 1 if a page failed; all other
 * pages are then live.
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

async function exportAll(config: Config, folder: string): Promise<ExportResult[]> {
  const { exportSites } = await import('#src/publisher/export/export-sites.ts')
  const settings = { ...createPublisherSettings(config), addressHeader: config.addressHeader }
  return exportSites({ ...settings, servers: config.exports.servers }, folder, new Date())
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const ownConfig = parseConfig(process.env)
  const { config, only } = await loadServerSettings(ownConfig, openOperatorApi(ownConfig, {}))
  const sites = values.site ?? only ?? config.sites
  if (values.log) return printPublishLog(createPublisherSettings(config), values.site ?? only ?? [])
  // The folder is checked before the work begins.
  const folder = values.export === undefined ? undefined : resolveExportFolder(values.export)
  if (values.rollback) await rollBack(config, sites ?? [], values.reason)
  else {
    const { site = only, apart = false, 'older-code': allowsOlderCode = false } = values
    await publishFromCommand(config, { only: site, apart, allowsOlderCode })
  }
  if (folder) printExport(folder, await exportAll({ ...config, sites: only ?? config.sites }, folder))
}

function printExport(folder: string, exportAll: readonly ExportResult[]): void {
  for (const { tenant, origin, files } of exportAll)
    console.log(`${join(folder, tenant)}: ${files} files for ${origin}`)
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
// Exits immediately. Otherwise the renderer's data would keep the process alive for another second.
process.exit()

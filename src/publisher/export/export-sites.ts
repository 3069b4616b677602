import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '#src/process/lock.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { ReleaseStore } from '../release-store.ts'
import type { PublisherSettings } from '../settings.ts'
import { assetPaths } from './asset-paths.ts'
import { nginxFile } from './nginx-file.ts'
import { oddFiles } from './odd-files.ts'
import { publishedByTenant } from './published-files.ts'
import { replaceFolder, tablesName } from './replace-folder.ts'
import { tablesOf, tenantTable } from './tables.ts'
import { tenantFiles } from './tenant-files.ts'
import { writeFiles } from './write-files.ts'

export interface ExportResult {
  tenant: string
  /** The tenant's public origin. */
  origin: string
  files: number
}

/** The publisher's settings that an export needs. */
type ExportSettings = Pick<PublisherSettings, 'dataDir' | 'sites' | 'origins' | 'server'>

/**
 * Exports every site that has a release into a folder, from which a static host serves what the server serves now.
 */
export const exportSites = (
  { dataDir, sites, origins, server }: ExportSettings,
  folder: string,
  now: Date,
  addressHeader?: string,
): Promise<ExportResult[]> =>
  withLock(join(dataDir, 'export.lock'), async () => {
    const store = new ReleaseStore(dataDir)
    const assets = await assetPaths(join(store.folder, 'assets'))
    const tenants = (await publishedByTenant(loadSites('sites', sites), store)).map((shown) => {
      const table = tenantTable(shown, origins[shown.tenant], assets)
      return { table, odd: oddFiles(shown, assets), files: tenantFiles(shown, table, store, assets) }
    })
    const tables = tablesOf(
      tenants.map(({ table }) => table),
      server,
    )
    await replaceFolder(folder, async (partFolder) => {
      await mkdir(partFolder, { recursive: true })
      for (const { table, files } of tenants)
        await writeFiles(join(partFolder, table.folder), join(folder, table.folder), files, now)
      await writeFile(
        join(partFolder, 'nginx.conf'),
        nginxFile(tenants, tables.server, folder, addressHeader),
      )
      await writeFile(join(partFolder, tablesName), `${JSON.stringify(tables, null, 2)}\n`)
    })
    return tenants.map(({ table: { tenant, origin }, files }) => ({ tenant, origin, files: files.size }))
  })

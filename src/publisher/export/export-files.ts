import { join } from 'node:path'
import { loadSites } from '#src/sites/load-sites.ts'
import { openReleaseStore } from '../open-release-store.ts'
import type { PublisherSettings } from '../settings.ts'
import { assetPaths } from './asset-paths.ts'
import { withdrawnEnding, withdrawnFolder } from './file-of.ts'
import { findMisleadingPaths } from './find-misleading-paths.ts'
import { nginxFile } from './nginx-file.ts'
import { publishedByTenant } from './published-files.ts'
import { tablesFileName } from './replace-folder.ts'
import { type TenantTable, tablesOf, tenantTable } from './tables.ts'
import { type FilesToWrite, tenantFiles, textFile } from './tenant-files.ts'

/** The settings of an export. */
export interface ExportSettings
  extends Pick<PublisherSettings, 'dataDir' | 'isShared' | 'sites' | 'origins' | 'server' | 'token'> {
  /**
   * The addresses of the portal's servers, to which a static host passes the requests that it can't handle itself.
   */
  servers: readonly string[]
  /** The name of the header in which the servers expect the visitor's IP address. */
  addressHeader: string | undefined
}

/** All files of an export by their path in the folder, and the tables with the rules of each tenant. */
export interface ExportFiles {
  files: FilesToWrite
  tables: TenantTable[]
}

/**
 * Returns the files of the current releases of all sites. `folder` is the folder of the export; nginx.conf contains
 * its path.
 */
export async function listExportFiles(settings: ExportSettings, folder: string): Promise<ExportFiles> {
  const { origins, servers, addressHeader } = settings
  const store = openReleaseStore(settings, loadSites('sites', settings.sites))
  await store.fetchAssets()
  const assets = await assetPaths(join(store.folder, 'assets'))
  const files: FilesToWrite = new Map()
  const tenants = (await publishedByTenant(loadSites('sites', settings.sites), store)).map((published) => {
    const table = tenantTable(published, origins[published.tenant], assets)
    for (const [path, file] of tenantFiles(published, table, store, assets))
      files.set(join(table.folder, path), file)
    for (const path of published.gone)
      files.set(join(withdrawnFolder, table.folder, `${path}${withdrawnEnding}`), textFile(''))
    return { table, odd: findMisleadingPaths(published, assets) }
  })
  const tables = tablesOf(
    tenants.map(({ table }) => table),
    servers,
  )
  files.set('nginx.conf', textFile(nginxFile(tenants, tables.server, folder, addressHeader)))
  files.set(tablesFileName, textFile(`${JSON.stringify(tables, null, 2)}\n`))
  return { files, tables: tables.tenants }
}

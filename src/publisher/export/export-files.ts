import { join } from 'node:path'
import { loadSites } from '#src/sites/load-sites.ts'
import { openReleaseStore } from '../open-release-store.ts'
import type { PublisherSettings } from '../settings.ts'
import { withdrawnFolder, withdrawnSuffix } from './exported-file.ts'
import { findCachePolicyExceptions } from './find-cache-policy-exceptions.ts'
import { listAssetPaths } from './list-asset-paths.ts'
import { formatNginxFile } from './nginx-file.ts'
import { listPublishedFiles } from './published-files.ts'
import { tablesFileName } from './replace-folder.ts'
import { createExportTables, createTenantTable, type TenantTable } from './tables.ts'
import { createTextFile, type FilesToWrite, listTenantFiles } from './tenant-files.ts'

/** The settings of a page export for static hosts. */
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
  const assets = await listAssetPaths(join(store.folder, 'assets'))
  const files: FilesToWrite = new Map()
  const tenants = (await listPublishedFiles(loadSites('sites', settings.sites), store)).map((published) => {
    const table = createTenantTable(published, origins[published.tenant], assets)
    for (const [path, file] of listTenantFiles(published, table, store, assets))
      files.set(join(table.folder, path), file)
    for (const path of published.gone)
      files.set(join(withdrawnFolder, table.folder, `${path}${withdrawnSuffix}`), createTextFile(''))
    return { table, odd: findCachePolicyExceptions(published, assets) }
  })
  const tables = createExportTables(
    tenants.map(({ table }) => table),
    servers,
  )
  files.set('nginx.conf', createTextFile(formatNginxFile(tenants, tables.server, folder, addressHeader)))
  files.set(tablesFileName, createTextFile(`${JSON.stringify(tables, null, 2)}\n`))
  return { files, tables: tables.tenants }
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../server/config.ts'
import { withLock } from '../../../src/process/lock.ts'
import { loadSites } from '../../../src/sites/load-sites.ts'
import { localAddress } from '../../desk/address.ts'
import { ReleaseStore } from '../store.ts'
import { assetPaths } from './asset-paths.ts'
import { nginxFile } from './nginx-file.ts'
import { oddFiles } from './odd-files.ts'
import { replaceFolder, tablesName } from './replace-folder.ts'
import { shownByTenant } from './shown.ts'
import { tablesOf, tenantTable } from './tables.ts'
import { tenantFiles } from './tenant-files.ts'
import { writeFiles } from './write-files.ts'

export interface Exported {
  tenant: string
  /** Where its readers come. */
  origin: string
  files: number
}

/** Writes all that a plain host needs to show what the server shows at this moment: every site that has a release. */
export const exportSites = (config: Config, folder: string, now: Date): Promise<Exported[]> =>
  withLock(join(config.dataDir, 'export.lock'), async () => {
    const store = new ReleaseStore(config.dataDir)
    const assets = await assetPaths(join(store.folder, 'assets'))
    const tenants = (await shownByTenant(loadSites('sites', config.sites), store)).map((shown) => {
      const table = tenantTable(shown, config.origins[shown.tenant], assets)
      return { table, odd: oddFiles(shown, assets), files: tenantFiles(shown, table, store, assets) }
    })
    const tables = tablesOf(
      tenants.map(({ table }) => table),
      localAddress(config),
    )
    await replaceFolder(folder, async (part) => {
      await mkdir(part, { recursive: true })
      for (const { table, files } of tenants)
        await writeFiles(join(part, table.folder), join(folder, table.folder), files, now)
      await writeFile(
        join(part, 'nginx.conf'),
        nginxFile(tenants, tables.server, folder, config.addressHeader),
      )
      await writeFile(join(part, tablesName), `${JSON.stringify(tables, null, 2)}\n`)
    })
    return tenants.map(({ table: { tenant, origin }, files }) => ({ tenant, origin, files: files.size }))
  })

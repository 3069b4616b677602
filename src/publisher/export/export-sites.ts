import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '#src/process/lock.ts'
import { type ExportSettings, listExportFiles } from './export-files.ts'
import { replaceFolder } from './replace-folder.ts'
import { writeFiles } from './write-files.ts'

export interface ExportResult {
  tenant: string
  /** The tenant's public origin. */
  origin: string
  files: number
}

/**
 * Exports every site that has a release into a folder. From this folder, a static host can serve the pages that the
 * server serves now.
 */
export const exportSites = (settings: ExportSettings, folder: string, now: Date): Promise<ExportResult[]> =>
  withLock(join(settings.dataDir, 'export.lock'), async () => {
    const { files, tables } = await listExportFiles(settings, folder)
    await replaceFolder(folder, async (partFolder) => {
      await mkdir(partFolder, { recursive: true })
      await writeFiles(partFolder, folder, files, now)
    })
    const paths = [...files.keys()]
    return tables.map(({ tenant, origin, folder: of }) => ({
      tenant,
      origin,
      files: paths.filter((path) => path.startsWith(`${of}/`)).length,
    }))
  })

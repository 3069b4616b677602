import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The name of the file that marks a folder as an export. */
export const tablesFileName = 'tables.json'

/** The folder for files that are still being written, in an export that is updated after each release. */
export const unfinishedFilesFolder = 'parts'

/**
 * Returns the absolute path of the folder for an export. Throws if the folder contains anything other than an
 * export, because it will be replaced.
 */
export function resolveExportFolder(named: string): string {
  const folder = existsSync(named) ? realpathSync(named) : resolve(named)
  const isExport = () =>
    [tablesFileName, unfinishedFilesFolder].some((name) => existsSync(join(folder, name)))
  if (!existsSync(folder) || isExport() || readdirSync(folder).length === 0) return folder
  throw new Error(`${folder} holds something else than an export. Name a new folder, or an empty one.`)
}

/** Writes a new folder beside the existing one, and replaces the existing folder when the new one is complete. */
export async function replaceFolder(folder: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${folder}.export-part`
  const old = `${folder}.export-old`
  await rm(part, { recursive: true, force: true })
  await write(part)
  await rm(old, { recursive: true, force: true })
  if (existsSync(folder)) await rename(folder, old)
  await rename(part, folder)
  await rm(old, { recursive: true, force: true })
}

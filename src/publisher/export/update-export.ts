import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { withLock } from '#src/process/lock.ts'
import { type ExportSettings, listExportFiles } from './export-files.ts'
import { withdrawnFolder } from './exported-file.ts'
import { PendingPurge, pendingPurgeName } from './pending-purge.ts'
import { publicUrlsOf } from './public-urls.ts'
import { unfinishedFilesFolder } from './replace-folder.ts'
import { createTextFile, type FileToWrite } from './tenant-files.ts'

/** The name of the file with the versions of the exported files. */
const versionsName = 'versions.json'

/** The files of an exported folder that are not part of the exported site. */
const ownNames = [versionsName, pendingPurgeName, join(unfinishedFilesFolder, 'part')]

type Versions = Record<string, string>

/** The numbers of files that an update wrote and deleted. */
export interface ExportUpdate {
  written: number
  deleted: number
}

const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * Updates an exported folder: writes each new or changed file atomically, then deletes files that no longer belong
 * to the export. No request misses a file in between: a withdrawn page is marked before its file is deleted. The
 * URLs of changed files are first added to the pending purge, so that none is lost if the update is interrupted; the
 * next update completes the purge.
 */
export const updateExport = (settings: ExportSettings, folder: string, now: Date): Promise<ExportUpdate> =>
  withLock(join(settings.dataDir, 'export.lock'), async () => {
    await mkdir(join(folder, unfinishedFilesFolder), { recursive: true })
    const { files, tables } = await listExportFiles(settings, folder)
    const before = await readVersions(folder)
    const after = Object.fromEntries([...files].map(([path, { version }]) => [path, versionOf(version)]))
    const deleted = Object.keys(before).filter((path) => !files.has(path))
    const changed: string[] = []
    for (const path of files.keys())
      if (before[path] !== after[path] && !(await isEqual(join(folder, path), files.get(path))))
        changed.push(path)
    const origins = Object.fromEntries(tables.map(({ folder: of, origin }) => [of, origin]))
    await new PendingPurge(folder).add(publicUrlsOf([...changed, ...deleted], origins))
    for (const path of changed.toSorted(byRank)) await writeInOneStep(folder, path, files.get(path), now)
    for (const path of deleted) await rm(join(folder, path), { force: true })
    if (JSON.stringify(before) !== JSON.stringify(after))
      await writeInOneStep(folder, versionsName, createTextFile(JSON.stringify(after)), now)
    return { written: changed.length, deleted: deleted.length }
  })

/**
 * Returns whether the file at a path already has the content to be written, for example in a folder that the command
 * exported.
 */
async function isEqual(path: string, file: FileToWrite | undefined): Promise<boolean> {
  const existing = await readFile(path).catch(() => undefined)
  return existing?.equals(Buffer.from((await file?.read()) ?? '')) ?? false
}

/**
 * Compares two files by the order of writing: assets before the pages that load them, then the marks of withdrawn
 * pages, and the tables last.
 */
function byRank(one: string, other: string): number {
  const rank = (path: string) => {
    if (!path.includes('/')) return 3
    if (path.startsWith(`${withdrawnFolder}/`)) return 2
    return path.endsWith('.html') ? 1 : 0
  }
  return rank(one) - rank(other) || (one < other ? -1 : 1)
}

/**
 * Writes a file into `unfinishedFilesFolder` and then renames it to its final path. Hosts derive the ETag from the
 * file's modification time, in whole seconds.
 */
async function writeInOneStep(
  folder: string,
  path: string,
  source: FileToWrite | undefined,
  now: Date,
): Promise<void> {
  const [file, part] = [join(folder, path), join(folder, unfinishedFilesFolder, 'part')]
  await writeFile(part, (await source?.read()) ?? '')
  const time = Math.floor(now.getTime() / 1000)
  await utimes(part, time, time)
  await mkdir(dirname(file), { recursive: true })
  await rename(part, file)
}

/**
 * Returns the versions of the exported files. If the folder has no list of versions, for example after an export by
 * the command, the versions of its files are unknown.
 */
async function readVersions(folder: string): Promise<Versions> {
  const file = join(folder, versionsName)
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Versions
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  return Object.fromEntries(names.filter((name) => !ownNames.includes(name)).map((name) => [name, '']))
}

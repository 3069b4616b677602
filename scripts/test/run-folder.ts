import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { acquireLock } from '#src/process/lock.ts'

const prefix = 'portal-run-'
const lockOf = (folder: string): string => join(folder, 'lock')

/** Removes a folder. Retries, because a process may still write into it; the next run removes what remains. */
const remove = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

/**
 * Creates a temporary folder that this process and its children use. The folder and its contents are removed at the
 * end, because databases alone take gigabytes. Folders of test runs that were killed are removed first.
 */
export function createRunFolder(parent = tmpdir()): string {
  removeAbandonedFolders(parent)
  const folder = mkdtempSync(join(parent, prefix))
  // PostgreSQL runs as another user, which must be able to open its data in this folder.
  chmodSync(folder, 0o755)
  const lock = acquireLock(lockOf(folder))
  process.env.TMPDIR = folder
  // The compiled browser tests are stored outside of the run's folder, so that the next run can reuse them.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= resolve('node_modules/.cache/playwright')
  process.once('exit', () => {
    if ('release' in lock) lock.release()
    remove(folder)
  })
  return folder
}

/** Removes the folders whose lock nobody holds, because their process has ended. */
export function removeAbandonedFolders(parent: string): void {
  for (const folder of globSync(join(parent, `${prefix}*`))) {
    const lock = acquireLock(lockOf(folder))
    if ('owner' in lock) continue
    lock.release()
    remove(folder)
  }
}

import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { takeLock } from '#src/process/lock.ts'

const prefix = 'portal-run-'
const lockOf = (folder: string): string => join(folder, 'lock')

/** What still writes is gone in a moment; what stays after that, the next run removes. */
const remove = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

/**
 * Gives this process, and those it starts, a temporary folder of their own that is removed when it ends, whatever they leave in it: databases
 * alone take gigabytes. Folders of runs that were killed are removed first.
 */
export function enterRunFolder(parent = tmpdir()): string {
  removeAbandoned(parent)
  const folder = mkdtempSync(join(parent, prefix))
  // PostgreSQL finds its cluster in it as another user.
  chmodSync(folder, 0o755)
  const lock = takeLock(lockOf(folder))
  process.env.TMPDIR = folder
  // What browser tests compile is of use to the next run.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= resolve('node_modules/.cache/playwright')
  process.once('exit', () => {
    if ('release' in lock) lock.release()
    remove(folder)
  })
  return folder
}

/** Removes the folders whose lock nobody holds: the process that made them has ended. */
export function removeAbandoned(parent: string): void {
  for (const folder of globSync(join(parent, `${prefix}*`))) {
    const lock = takeLock(lockOf(folder))
    if ('owner' in lock) continue
    lock.release()
    remove(folder)
  }
}

import { takeLock } from '#src/process/lock.ts'

/**
 * Makes this process the owner of an embedded database, which two processes would destroy. Returns a function that releases the lock; the
 * operating system releases that of a process that ended.
 */
export function ownFolder(file: string): () => void {
  const lock = takeLock(file)
  if ('release' in lock) return lock.release
  throw new Error(
    `${file}: ${lock.owner || 'another process'} already uses this database. Stop it, or choose another DATA_DIR.`,
  )
}

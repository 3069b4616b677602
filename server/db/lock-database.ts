import { acquireLock } from '#src/process/lock.ts'

/**
 * Locks an embedded database for this process, because two processes would destroy it. Returns a function that
 * releases the lock; the operating system releases the lock of an ended process.
 */
export function lockDatabase(file: string): () => void {
  const lock = acquireLock(file)
  if ('release' in lock) return lock.release
  throw new Error(
    `${file}: ${lock.owner || 'another process'} already uses this database. Stop that process, or choose another DATA_DIR.`,
  )
}

import { takeLock } from '#src/process/lock.ts'

/**
 * Makes this process the owner of an embedded database, which two processes would destroy. A lock that a dead
 * process left is taken over. Returns a function that releases the lock.
 */
export function ownFolder(file: string): () => void {
  const lock = takeLock(file)
  if ('release' in lock) return lock.release
  throw new Error(
    lock.owner === 0
      ? `${file}: another process took this database in the same moment.`
      : `${file}: process ${lock.owner} already uses this database. Stop it, or choose another DATA_DIR.`,
  )
}

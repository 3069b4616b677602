import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Whether a process runs; one of another user does, too. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Makes this process the owner of an embedded database: two would destroy it. A lock that a dead process left is
 * taken over. Returns what gives the lock back.
 */
export function ownFolder(lock: string): () => void {
  if (!take(lock)) {
    const owner = Number(readFileSync(lock, 'utf8'))
    if (owner > 0 && owner !== process.pid && runs(owner)) {
      throw new Error(
        `${lock}: process ${owner} already uses this database. Stop it, or choose another DATA_DIR.`,
      )
    }
    rmSync(lock, { force: true })
    if (!take(lock)) throw new Error(`${lock}: another process took this database in the same moment.`)
  }
  return () => rmSync(lock, { force: true })
}

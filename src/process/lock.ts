import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Whether a process runs; also one of another user. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const ownerOf = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/**
 * The lock files that this very process holds: after a restart in a container its number may be the dead
 * owner's.
 */
const held = new Set<string>()

const isAlive = (owner: number, file: string): boolean =>
  owner === process.pid ? held.has(file) : runs(owner)

/** A lock that was taken, or the number of the process that holds it. */
export type Lock = { release: () => void } | { owner: number }

/**
 * Takes a lock file that names this process. One that a dead process left is taken over. An `owner` of 0 means that
 * somebody else took or gave it back in this moment: ask again.
 */
export function takeLock(file: string): Lock {
  mkdirSync(dirname(file), { recursive: true })
  if (take(file)) return hold(file)
  const owner = ownerOf(file)
  if (owner === 0 || isAlive(owner, file)) return { owner }
  rmSync(file, { force: true })
  return take(file) ? hold(file) : { owner: 0 }
}

function hold(file: string): Lock {
  held.add(file)
  return {
    release() {
      held.delete(file)
      rmSync(file, { force: true })
    },
  }
}

/**
 * Runs a function while no other process on this machine holds the lock; waits for the lock, and releases it
 * in any case.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  let lock = takeLock(file)
  while ('owner' in lock) {
    await wait(50)
    lock = takeLock(file)
  }
  return work().finally(lock.release)
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** SQLite's code for a file that another connection, of this or another process, has locked. */
const busy = 5

/** A lock that was taken, or a description of its current owner, which is empty until the owner has written it. */
export type Lock = { release: () => void } | { owner: string }

/**
 * Takes a lock. The operating system holds it (fcntl, through Node's SQLite) and releases it when the process ends in any way,
 * so that it also works between containers that share the folder, where process ids mean nothing. There are two files: `file`
 * names the owner for people while the lock is held, `file.sqlite` has the lock and is never removed. Invariant: nothing else
 * in the process opens `file.sqlite`, because closing it would release the lock.
 */
export function acquireLock(file: string): Lock {
  mkdirSync(dirname(file), { recursive: true })
  const connection = lockByKernel(`${file}.sqlite`)
  if (!connection) return { owner: ownerOf(file) }
  writeOwner(file)
  return {
    release() {
      rmSync(file, { force: true })
      connection.close()
    },
  }
}

/**
 * Returns the connection that holds an exclusive lock on a file, or undefined if another one holds it. Nothing is ever written
 * to the file.
 */
function lockByKernel(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = memory; begin exclusive')
    return database
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw error
  }
}

/** Writes the owner of the lock. On a full disk the lock works without it. */
function writeOwner(file: string): void {
  try {
    writeFileSync(file, `process ${process.pid} on ${hostname()}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

const ownerOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Waits for a lock, runs a function, and releases the lock in any case. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  let lock = acquireLock(file)
  while ('owner' in lock) {
    await wait(50)
    lock = acquireLock(file)
  }
  return work().finally(lock.release)
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** SQLite's error code for a file that another connection has locked, in this process or another one. */
const busy = 5

/** The acquired lock, or a description of the current owner, which is empty until that owner has written it. */
export type Lock = { release: () => void } | { owner: string }

/**
 * Acquires a lock. The operating system holds the lock (fcntl, through Node's SQLite) and releases it when the
 * process ends in any way. The lock also works between containers that share the folder, where process ids mean
 * nothing. There are two files: `file` tells people who owns the lock while it is held; `file.sqlite` is the locked
 * file and is never deleted. Invariant: nothing else in the process opens `file.sqlite`, because closing it would
 * release the lock.
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
 * Returns a connection with an exclusive lock on a file; undefined if another connection has the lock. Nothing is
 * ever written to the file.
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

/** Writes the owner of the lock to a file. If the disk is full, the lock works without that file. */
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

/** Waits for a lock, runs a function, and then releases the lock, even if the function fails. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  let lock = acquireLock(file)
  while ('owner' in lock) {
    await wait(50)
    lock = acquireLock(file)
  }
  return work().finally(lock.release)
}

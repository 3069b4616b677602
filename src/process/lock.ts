import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** SQLite's code for a file that another connection, of this or another process, has locked. */
const busy = 5

/** A lock that was taken, or the owner who holds it in words; an empty owner has not written itself down yet. */
export type Lock = { release: () => void } | { owner: string }

/**
 * Takes a lock. The operating system keeps it (fcntl, through Node's own SQLite) and releases it when the process ends, however it ends; so
 * it holds between containers that share the folder, where process numbers mean nothing. Two files stay beside each other: `file` names the
 * owner for people while it is held, `file.sqlite` carries the lock and is never removed. Invariant: nothing else in the process opens
 * `file.sqlite`, since closing it there would release the lock.
 */
export function takeLock(file: string): Lock {
  mkdirSync(dirname(file), { recursive: true })
  const held = lockByKernel(`${file}.sqlite`)
  if (!held) return { owner: ownerOf(file) }
  writeDown(file)
  return {
    release() {
      rmSync(file, { force: true })
      held.close()
    },
  }
}

/** Returns the connection that holds an exclusive lock on a file, or undefined where another one does. Nothing is ever written to it. */
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

/** Writes the owner down. On a full disk the lock holds without that. */
function writeDown(file: string): void {
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

/**
 * Runs a function while no other process holds the lock; waits for the lock, and releases it
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

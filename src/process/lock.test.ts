import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'deep', 'a.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const taken = (lock: ReturnType<typeof takeLock>) => 'release' in lock

test('a lock is taken once, and again after it was given back', () => {
  const lock = takeLock(file)
  expect(taken(lock)).toBe(true)
  expect(takeLock(file)).toEqual({ owner: process.pid })
  if ('release' in lock) lock.release()
  expect(existsSync(file)).toBe(false)
  expect(taken(takeLock(file))).toBe(true)
})

test('the lock of a living process is left to it', () => {
  takeLock(join(folder, 'deep', 'other.lock'))
  writeFileSync(file, String(process.ppid))
  expect(takeLock(file)).toEqual({ owner: process.ppid })
})

test('the lock of a dead process is taken over, also when it bore our own number', () => {
  takeLock(join(folder, 'deep', 'other.lock'))
  for (const dead of [2 ** 30, process.pid]) {
    writeFileSync(file, String(dead))
    const lock = takeLock(file)
    expect(taken(lock)).toBe(true)
    if ('release' in lock) lock.release()
  }
})

test('a lock that is just being written belongs to somebody: ask again', () => {
  takeLock(join(folder, 'deep', 'other.lock'))
  writeFileSync(file, '')
  expect(takeLock(file)).toEqual({ owner: 0 })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockDatabase } from './lock-database.ts'

function newLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'db.lock')
}

test('a second owner is refused with the process and the machine of the first, until that gives it back', () => {
  const lock = newLock()
  const release = lockDatabase(lock)
  expect(() => lockDatabase(lock)).toThrow(
    `${lock}: process ${process.pid} on ${hostname()} already uses this database. Stop that process, or choose another DATA_DIR.`,
  )
  release()
  lockDatabase(lock)()
})

test('a process id in a file is not an owner', () => {
  const lock = newLock()
  writeFileSync(lock, String(process.ppid))
  lockDatabase(lock)()
})

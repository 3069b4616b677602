import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownFolder } from './own-folder.ts'

function newLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'db.lock')
}

test('the owner writes itself down, and gives the lock back', () => {
  const lock = newLock()
  const release = ownFolder(lock)
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
  release()
  expect(existsSync(lock)).toBe(false)
})

test('a second owner is refused, with the number of the first', () => {
  const lock = newLock()
  writeFileSync(lock, String(process.ppid))
  expect(() => ownFolder(lock)).toThrow(`process ${process.ppid} already uses this database`)
})

test('a lock that a dead process left is taken over', () => {
  const lock = newLock()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lock, String(pid))
  ownFolder(lock)()
  writeFileSync(lock, 'nonsense')
  ownFolder(lock)()
})

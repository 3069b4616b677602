import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPglite } from './pglite.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pglite-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/**
 * Imitates a disk that becomes full while the database is written: the embedded database then throws an error that
 * has only a number.
 */
const onFullDisk = ({ dataDir = '' }: { dataDir?: string } = {}): Promise<never> => {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'PG_VERSION'), '')
  return Promise.reject(Object.assign(Object.create(null), { name: 'ErrnoError', errno: 51 }))
}

test('a first start on a full disk reports it and leaves no partial database', async () => {
  const folder = newFolder()
  await expect(openPglite(folder, { open: onFullDisk })).rejects.toThrow(
    `Configuration: DATA_DIR (${folder}): the embedded database in its folder db can't be created: the disk is full. Make room, or choose another DATA_DIR`,
  )
  expect(existsSync(join(folder, 'db'))).toBe(false)
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)
})

test('a later start on a full disk reports it and changes nothing', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'db'))
  await expect(openPglite(folder, { open: onFullDisk })).rejects.toThrow(
    "can't be opened: the disk is full. Make room",
  )
  expect(existsSync(join(folder, 'db', 'PG_VERSION'))).toBe(true)
})

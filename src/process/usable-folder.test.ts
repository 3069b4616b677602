import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeWriteError, ensureFolderIsWritable } from './usable-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'usable-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is created and checked, and no file is left in it', () => {
  ensureFolderIsWritable('DATA_DIR', join(folder, 'deep', 'data'))
  expect(readdirSync(join(folder, 'deep', 'data'))).toEqual([])
})

test('an unusable folder is reported with its variable and the reason', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => ensureFolderIsWritable('DATA_DIR', file)).toThrow(
    `Configuration: DATA_DIR (${file}) can't be used: there is a file of that name`,
  )
  expect(() => ensureFolderIsWritable('DATA_DIR', join(file, 'data'))).toThrow(
    'a part of that path is a file',
  )
  expect(describeWriteError(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe('the disk is full')
})

test('a folder without write permission is refused', () => {
  // Even root can't write into this folder, which belongs to the kernel.
  expect(() => ensureFolderIsWritable('DATA_DIR', '/proc/self/fdinfo')).toThrow(
    /^Configuration: DATA_DIR \(\/proc/,
  )
})

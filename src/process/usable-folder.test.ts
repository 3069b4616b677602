import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureUsable, whyNotWritten } from './usable-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'usable-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is made, tried, and left as it was', () => {
  ensureUsable('DATA_DIR', join(folder, 'deep', 'data'))
  expect(readdirSync(join(folder, 'deep', 'data'))).toEqual([])
})

test('what can’t be a folder is named with its variable and the reason', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => ensureUsable('DATA_DIR', file)).toThrow(
    `Configuration: DATA_DIR (${file}) can't be used: there is a file of that name`,
  )
  expect(() => ensureUsable('DATA_DIR', join(file, 'data'))).toThrow('a part of that path is a file')
  expect(whyNotWritten(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe('the disk is full')
})

test('a folder that nobody may write to is refused', () => {
  // The kernel's own folder refuses root too.
  expect(() => ensureUsable('DATA_DIR', '/proc/self/fdinfo')).toThrow(/^Configuration: DATA_DIR \(\/proc/)
})

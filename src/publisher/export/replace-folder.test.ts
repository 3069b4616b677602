import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFolder, resolveExportFolder } from './replace-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const writeOne = (name: string) => async (part: string) => {
  mkdirSync(part)
  writeFileSync(join(part, name), name)
}

test('a folder is replaced as a whole', async () => {
  const out = join(folder, 'out')
  await replaceFolder(out, writeOne('one'))
  await replaceFolder(out, writeOne('two'))
  expect(readdirSync(out)).toEqual(['two'])
  expect(readdirSync(folder)).toEqual(['out'])
})

test('when writing fails, the old folder stays as it is, and the next export cleans up', async () => {
  const out = join(folder, 'out')
  await replaceFolder(out, writeOne('one'))
  const half = async (part: string) => {
    await writeOne('half')(part)
    throw new Error('no space')
  }
  await expect(replaceFolder(out, half)).rejects.toThrow('no space')
  expect(readdirSync(out)).toEqual(['one'])
  await replaceFolder(out, writeOne('two'))
  expect(readdirSync(folder)).toEqual(['out'])
})

test('only a new folder, an empty one or an export is replaced', () => {
  expect(resolveExportFolder(join(folder, 'new'))).toBe(join(folder, 'new'))
  expect(resolveExportFolder(folder)).toContain('replace-')
  writeFileSync(join(folder, 'diary.txt'), '')
  expect(() => resolveExportFolder(folder)).toThrow('something else than an export')
  writeFileSync(join(folder, 'tables.json'), '{}')
  expect(existsSync(resolveExportFolder(folder))).toBe(true)
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeAll } from './write-all.ts'

const system = vi.hoisted(() => ({ most: Number.POSITIVE_INFINITY }))

/** A system that writes no more bytes in one call than it is told. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const writevSync = (file: number, pieces: readonly Buffer[]) =>
    Number.isFinite(system.most)
      ? fs.writeSync(file, Buffer.concat(pieces).subarray(0, system.most))
      : fs.writevSync(file, pieces)
  return { ...fs, writevSync }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const pieces = (count: number) => Array.from({ length: count }, (_, index) => Buffer.from(`<${index}>`))

test.each([
  ['nothing', [], Number.POSITIVE_INFINITY],
  [
    'empty pieces between others',
    [Buffer.from(''), Buffer.from('a'), Buffer.from('')],
    Number.POSITIVE_INFINITY,
  ],
  ['more than one call takes', pieces(2500), Number.POSITIVE_INFINITY],
  ['writes that stop inside of a piece', pieces(200), 7],
  ['writes that stop between pieces', pieces(9), 3],
])('%s: all bytes are there, in their order', (_, contents, most) => {
  system.most = most
  const file = join(folder, 'a')
  writeAll(file, contents)
  expect(readFileSync(file, 'utf8')).toBe(Buffer.concat(contents).toString())
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskCheck } from './disk-check.ts'
import { runServiceCheck } from './run-service-checks.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-check-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const free = (bytes: number) => async () => bytes

test('a folder with room works', async () => {
  expect(await runServiceCheck(createDiskCheck(folder, free(2e9)))).toEqual({
    service: `the disk of ${folder}`,
  })
})

test('too little room is a problem that names the variable', async () => {
  const { problem } = await runServiceCheck(createDiskCheck(folder, free(5e6)))
  expect(problem).toBe(`DATA_DIR: the disk of ${folder}: only 5 MB are free`)
})

test('a folder that does not exist yet is no problem', async () => {
  const checked = await runServiceCheck(createDiskCheck(join(folder, 'later'), free(2e9)))
  expect([checked.notCheckedReason, checked.problem]).toEqual([
    'the folder does not exist yet: the first start creates it',
    undefined,
  ])
})

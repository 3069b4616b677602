import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newDataDir } from '../seeded-folder.ts'
import { isClosed, startPortal } from '../whole-portal.ts'

let dataDir: string
beforeEach(() => {
  dataDir = newDataDir('stop')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('SIGTERM of the start alone ends the server too', async () => {
  const { child, ended } = await startPortal(/^ready /, dataDir)
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  expect(isClosed(dataDir)).toBe(true)
})

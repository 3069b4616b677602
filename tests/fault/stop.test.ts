import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newDataDir } from './seeded-folder.ts'
import { isClosed, startPortal } from './whole-portal.ts'

let dataDir: string
beforeEach(() => {
  dataDir = newDataDir('stop')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Returns whether all processes of a group have ended. */
function isGone(group: number): boolean {
  try {
    process.kill(group, 0)
    return false
  } catch {
    return true
  }
}

test('Ctrl-C signals all processes, also twice, and the database is closed', async () => {
  const { ended, group } = await startPortal(/^ready /, dataDir)
  process.kill(group, 'SIGINT')
  process.kill(group, 'SIGINT')
  expect((await ended)[0]).toBe(0)
  expect(isClosed(dataDir)).toBe(true)
})

test('SIGTERM to npm, which starts a shell, ends everything', async () => {
  const { child, ended, group } = await startPortal(/^ready /, dataDir, 'npm', ['start'])
  child.kill('SIGTERM')
  await ended
  await expect.poll(() => isGone(group), { timeout: 20_000 }).toBe(true)
  expect(isClosed(dataDir)).toBe(true)
})

test('SIGTERM while the sites are being published leaves no server behind', async () => {
  const { child, ended } = await startPortal(/Publish the sites/, dataDir)
  child.kill('SIGTERM')
  await ended
  expect(isClosed(dataDir)).toBe(true)
})

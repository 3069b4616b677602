import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#scripts/test/free-port.ts'
import { program } from './program.ts'
import { newDataDir } from './seeded-folder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = newDataDir('stop')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** The whole portal in a process group of its own, as a terminal has one, when it has printed a line that begins so. */
async function startUntil(line: RegExp, command = process.execPath, words = [program('start')]) {
  const child = spawn(command, words, {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      PAYMENT_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITES: 'micro-en',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  for await (const said of createInterface({ input: child.stdout })) if (line.test(said)) break
  return { child, ended, group: -(child.pid as number) }
}

/** Whether no process of a group is left. */
function isGone(group: number): boolean {
  try {
    process.kill(group, 0)
    return false
  } catch {
    return true
  }
}

const isClosed = () => existsSync(join(dataDir, 'db')) && !existsSync(join(dataDir, 'db.lock'))

test('Ctrl-C tells all processes at once, twice if impatient, and the database is closed', async () => {
  const { ended, group } = await startUntil(/^ready /)
  process.kill(group, 'SIGINT')
  process.kill(group, 'SIGINT')
  expect((await ended)[0]).toBe(0)
  expect(isClosed()).toBe(true)
})

test('SIGTERM of the start alone ends the server too', async () => {
  const { child, ended } = await startUntil(/^ready /)
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  expect(isClosed()).toBe(true)
})

test('SIGTERM of npm itself, which has a shell between, ends everything', async () => {
  const { child, ended, group } = await startUntil(/^ready /, 'npm', ['start'])
  child.kill('SIGTERM')
  await ended
  await expect.poll(() => isGone(group), { timeout: 20_000 }).toBe(true)
  expect(isClosed()).toBe(true)
})

test('SIGTERM while the sites are being published leaves no server behind', async () => {
  const { child, ended } = await startUntil(/Publish the sites/)
  child.kill('SIGTERM')
  await ended
  expect(isClosed()).toBe(true)
})

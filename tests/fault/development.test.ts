import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterEach, expect, test } from 'vitest'
import { type DevelopmentProcess, startDevelopment } from '#scripts/dev/development-process.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { acquireLock } from '#src/process/lock.ts'
import playwright from '../../playwright.config.ts'
import { newDataDir } from './seeded-folder.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function openDevelopment(): Promise<DevelopmentProcess> {
  const dataDir = newDataDir('development')
  ends.push(() => rmSync(dataDir, { recursive: true }))
  const development = await startDevelopment({ sources: '.', dataDir })
  ends.push(development.stop)
  return development
}

/** Starts development in an environment where it can't run; returns its output, and a promise of its end. */
function startInVain(environment: Record<string, string>) {
  const child = execFile(process.execPath, ['scripts/dev/main.ts'], {
    env: { ...process.env, DATABASE_URL: '', ...environment },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(text))
  return { said: output, closed: once(child, 'close') }
}

test('development serves a page, and its island opens a dialog', async () => {
  const { origin } = await openDevelopment()
  const browser = await chromium.launch(playwright.use?.launchOptions)
  ends.push(() => browser.close())
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  // The requests for packages that compiling for production has written, which development can't use.
  const shared: string[] = []
  page.on('request', (request) => void (request.url().includes('/.vite/') && shared.push(request.url())))
  // The first page waits until everything it needs is compiled.
  page.setDefaultTimeout(150_000)
  const response = await page.goto(`${origin}/course/detail/7`)
  expect(response?.status(), await response?.text()).toBe(200)
  await page
    .getByRole('button', { name: /^Enrol|^Ask to enrol/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  expect(shared).toEqual([])
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
}, 300_000)

test('a database that another process has opened ends development in one sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-taken-'))
  ends.push(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(join(dataDir, 'db'))
  const lock = acquireLock(join(dataDir, 'db.lock'))
  if ('release' in lock) ends.push(lock.release)
  const { said, closed } = startInVain({ PORT: String(await findFreePort()), DATA_DIR: dataDir })
  expect(await closed).toEqual([1, null])
  expect(said.join('')).toMatch(
    /^[^\n]*db\.lock: [^\n]* already uses this database\. Stop that process, or choose another DATA_DIR\.\n$/,
  )
})

test('a port that another program listens on ends development in one sentence, before a database is opened', async () => {
  const neighbour = createServer().listen(0, '127.0.0.1')
  ends.push(() => neighbour.close())
  await once(neighbour, 'listening')
  const { port } = neighbour.address() as AddressInfo
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-port-'))
  ends.push(() => rmSync(dataDir, { recursive: true }))
  const { said, closed } = startInVain({ PORT: String(port), DATA_DIR: dataDir })
  expect(await closed).toEqual([1, null])
  expect(said.join('')).toBe(`Configuration: PORT ${port} on 127.0.0.1 is taken by another program\n`)
  expect(existsSync(join(dataDir, 'db'))).toBe(false)
})

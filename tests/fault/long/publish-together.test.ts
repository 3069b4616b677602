import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createApi } from '#src/api/create-api.ts'
import { withdrawItem } from '#src/contract/publishing/editing.ts'
import type { SiteRelease } from '#src/publisher/release.ts'
import { unwrap } from '../../fixtures/server/result.ts'
import { type PortalServer, startPortalServer } from '../portal-server.ts'
import { program } from '../program.ts'
import { runProgram } from '../run-program.ts'
import { newDataDir } from '../seeded-folder.ts'

const site = 'za'
let dataDir: string
let port: number
let server: PortalServer

const environment = () => ({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SITES: site })
const publish = (...line: string[]) => runProgram('publish', line, environment())
const pages = () => join(dataDir, 'pages')
const manifest = () => join(pages(), 'sites', site, 'current.json')
const release = () => JSON.parse(readFileSync(manifest(), 'utf8')) as SiteRelease
const statusOf = async (path: string) => (await fetch(server.origin + path)).status

/** Waits until a new release is served, which takes at most a tenth of a second. */
const shown = () => wait(150)

beforeAll(async () => {
  dataDir = newDataDir('together')
  port = await findFreePort()
  server = await startPortalServer(port, dataDir, { SITES: site })
}, 120_000)

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

test('of three concurrent publishers one renders, and the others find nothing to do', async () => {
  const ran = await Promise.all([publish(), publish(), publish()])
  expect(ran.filter(({ code }) => code !== 0)).toEqual([])
  const rendered = ran.map(({ said }) => Number(/(\d+) rendered/.exec(said)?.[1]))
  expect(rendered.filter((count) => count === 0)).toHaveLength(2)
  expect(Math.max(...rendered)).toBeGreaterThan(300)
}, 120_000)

test('the site of a killed publisher passes to the next one after some seconds', async () => {
  rmSync(pages(), { recursive: true })
  const child = spawn(process.execPath, [program('publish'), '--apart'], {
    env: { ...process.env, ...environment() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  await wait(1000)
  child.kill('SIGKILL')
  await ended
  const { said, code } = await publish()
  expect(code, said).toBe(0)
  expect(said).toMatch(/[1-9]\d* rendered/)
}, 120_000)

test('code older than the pages of a site leaves them and reports it, and its server continues', async () => {
  const own = release()
  expect(own.code).toMatchObject({ migrations: expect.any(Number), madeAt: expect.any(String) })
  const newer = {
    ...own,
    frame: 'other',
    code: { ...own.code, digest: 'newer', madeAt: '2999-01-01T00:00:00.000Z' },
  }
  writeFileSync(manifest(), JSON.stringify(newer))
  const refused = await publish()
  expect(refused.said).toContain('shows pages of newer code')
  expect(refused.code).toBe(1)
  expect(release()).toEqual(newer)
  expect(await statusOf(`/${site}`)).toBe(200)

  const turned = await publish('--older-code')
  expect(turned.code, turned.said).toBe(0)
  expect(release()).toMatchObject({ frame: own.frame, code: own.code })

  const older = {
    ...own,
    frame: 'other',
    code: { ...own.code, digest: 'older', madeAt: '2000-01-01T00:00:00.000Z' },
  }
  writeFileSync(manifest(), JSON.stringify(older))
  expect((await publish()).code).toBe(0)
  expect(release()).toMatchObject({ frame: own.frame, code: own.code })
}, 120_000)

test('a portal that lost its pages knows withdrawn paths again after a publish', async () => {
  const path = Object.keys(release().files).find((each) => each.startsWith(`/${site}/news/detail/`)) as string
  const headers = { Authorization: `Bearer ${readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()}` }
  const api = createApi({ baseURL: `${server.origin}/api`, siteId: 4, languageId: 2, headers })
  const id = Number(path.split('/').at(-1))
  unwrap(await api.call(withdrawItem, { family: 'news', id }, { waitsForPublish: true }))
  await shown()
  expect(await statusOf(path)).toBe(410)

  rmSync(pages(), { recursive: true })
  // The server notices that the release was deleted when it next checks the releases.
  await expect.poll(() => statusOf(path), { timeout: 10_000 }).toBe(503)
  const { said, code } = await publish()
  expect(code, said).toBe(0)
  await shown()
  expect(await statusOf(path)).toBe(410)
  expect(await statusOf(`/${site}/news/detail/999999`)).toBe(404)
}, 120_000)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createApi } from '#src/api/create-api.ts'
import { beginPublish, endPublish } from '#src/contract/publishing/publish-lease.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { openOtherOrigin } from './other-origin.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { program } from './program.ts'
import { newDataDir } from './seeded-folder.ts'

const paths = [
  '/americas',
  '/americas/es',
  '/americas/course/detail/1',
  '/mobile/americas/es/course/detail/24',
]
let dataDir: string
let port: number
let server: PortalServer

/**
 * Publishes the Americas in a separate process. Every page contains the number of the version, in the origin of its
 * canonical link.
 */
async function publishVersion(version: number) {
  const relay = await openOtherOrigin(server.origin, `http://v${version}.localhost:${port}`)
  const child = spawn(process.execPath, [program('publish'), '--site', 'americas', '--apart'], {
    env: {
      ...process.env,
      PORT: String(relay.port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  void ended.then(relay.stop)
  return { child, ended }
}

const versionOf = (html: string): number => Number(/rel="canonical" href="http:\/\/v(\d+)\./.exec(html)?.[1])

/** Requests page after page until it is stopped; returns a line for each inconsistent page. */
async function readMeanwhile(until: { over: boolean }): Promise<string[]> {
  const wrong: string[] = []
  let newest = 0
  while (!until.over) {
    for (const path of paths) {
      const response = await fetch(server.origin + path)
      const version = versionOf(await response.text())
      if (response.status !== 200) wrong.push(`${path}: ${response.status}`)
      if (!(version >= newest)) wrong.push(`${path}: version ${version} after ${newest}`)
      newest = Math.max(newest, version || 0)
    }
  }
  return wrong
}

/** Ends the lease of a killed publisher, so that the next publisher need not wait until it expires. */
async function freeSite(): Promise<void> {
  const headers = { Authorization: `Bearer ${readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()}` }
  const api = createApi({ baseURL: `${server.origin}/api`, siteId: 14, languageId: 1, headers })
  const { fence } = unwrap(
    await api.call(beginPublish, { digest: 'nothing', madeAt: new Date(0).toISOString() }),
  )
  unwrap(await api.call(endPublish, { fence }))
}

beforeAll(async () => {
  dataDir = newDataDir('publish')
  port = await findFreePort()
  server = await startPortalServer(port, dataDir)
  const [code] = await (await publishVersion(1)).ended
  expect(code).toBe(0)
}, 120_000)

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

/** The number of killed publishes; fifty with `npm run prove -- kill`. */
const kills = Number(process.env.KILLS ?? 3)

test('readers see whole releases only, while publishes are killed at random moments', async () => {
  const until = { over: false }
  const reading = readMeanwhile(until)
  for (let round = 0; round < kills; round += 1) {
    const { child, ended } = await publishVersion(2 + round)
    await wait(200 + (round * 1500) / kills)
    child.kill('SIGKILL')
    await ended
    await freeSite()
  }
  const [code] = await (await publishVersion(100)).ended
  // A new release is served within a tenth of a second.
  await wait(150)
  const shown = await (await fetch(`${server.origin}/americas`)).text()
  until.over = true
  expect(await reading).toEqual([])
  expect(code).toBe(0)
  expect(versionOf(shown)).toBe(100)
}, 240_000)

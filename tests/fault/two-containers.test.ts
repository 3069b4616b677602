import { rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { runProgram } from './run-program.ts'
import { newDataDir } from './seeded-folder.ts'
import { inContainer } from './start-options.ts'

const container = inContainer()
const SITES = 'micro-en'
let dataDir: string
let first: PortalServer

beforeAll(async () => {
  dataDir = newDataDir('containers')
  first = await startPortalServer(await findFreePort(), dataDir, { SITES }, container)
})
afterAll(async () => {
  await first.kill()
  rmSync(dataDir, { recursive: true })
})

test('of two containers on one embedded folder the second refuses, and starts as soon as the first is killed', async () => {
  const [PORT, PAYMENT_PORT] = [String(await findFreePort()), String(await findFreePort())]
  const second = { DATA_DIR: dataDir, DATABASE_URL: '', PORT, PAYMENT_PORT, SITES }
  const { said, code } = await runProgram('server', [], second, container)
  expect(said).toMatch(
    new RegExp(
      `^${join(dataDir, 'db.lock')}: process \\d+ on ${hostname()} already uses this database\\. Stop that process, or choose another DATA_DIR\\.$`,
      'm',
    ),
  )
  expect(code).toBe(1)
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200)

  await first.kill()
  const next = await startPortalServer(Number(PORT), dataDir, { SITES }, container)
  expect((await fetch(`${next.origin}/healthz`)).status).toBe(200)
  await next.kill()
})

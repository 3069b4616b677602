import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/test/free-port.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { run } from './run.ts'
import { newDataDir } from './seeded-folder.ts'

const DATA_DIR = newDataDir('bundle')
let server: PortalServer
beforeAll(async () => {
  server = await startPortalServer(await freePort(), DATA_DIR, { SITES: 'micro-en' })
})
afterAll(async () => {
  await server.stop()
  rmSync(DATA_DIR, { recursive: true })
})

test('what fails in the bundle names its line in the source', async () => {
  const second = { DATA_DIR, DATABASE_URL: '', PORT: String(await freePort()), LOG_LEVEL: 'debug' }
  const { said, code } = await run('server', [], second)
  expect(said).toMatch(/at ownFolder \([^)]*\/server\/db\/own-folder\.ts:\d+/)
  expect(code).toBe(1)
})

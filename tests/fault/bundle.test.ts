import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle, bundleFolder } from '#scripts/build/bundle.ts'
import { answered, openDesk } from '#scripts/desk/desk.ts'
import { freePort } from '#scripts/test/free-port.ts'
import { parseConfig } from '#server/config.ts'
import { getContentItem, publishItem, saveDraft } from '#src/contract/editing.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { runProgram } from './run-command.ts'
import { newDataDir } from './seeded-folder.ts'

const program = (name: string) => join(bundleFolder, `${name}.js`)
let environment: Record<string, string>
let server: PortalServer

beforeAll(async () => {
  await bundle()
  const DATA_DIR = newDataDir('bundle')
  const port = await freePort()
  environment = { DATA_DIR, PORT: String(port), DATABASE_URL: '', SITES: 'micro-en' }
  server = await startPortalServer(port, DATA_DIR, { SITES: 'micro-en' }, program('server'))
}, 120_000)

afterAll(() => rmSync(environment.DATA_DIR as string, { recursive: true }))

test('the bundled publisher publishes from the bundled server, which shows the pages', async () => {
  const { said, code } = await runProgram(program('publish'), [], environment)
  expect(said).toMatch(/^micro-en: \d+ pages, [1-9]\d* rendered/m)
  expect(code).toBe(0)
  const ready = await fetch(`${server.origin}/readyz`)
  expect(ready.status).toBe(200)
})

test('the bundled server publishes by a process of its own', async () => {
  const api = openDesk(parseConfig({ ...process.env, ...environment }), { sites: ['micro-en'] })
  const item = { family: 'category', id: 17 } as const
  const { published, edition } = await answered(api.call(getContentItem, item))
  await answered(api.call(saveDraft, { ...item, edition, document: published as Record<string, unknown> }))
  const { sites } = await answered(api.call(publishItem, { ...item, sites: ['micro-en'] }))
  expect(sites).toEqual([
    {
      site: 'micro-en',
      pages: expect.any(Number),
      rendered: expect.any(Number),
      milliseconds: expect.any(Number),
      failures: [],
    },
  ])
})

test('what fails in the bundle names its line in the source', async () => {
  const second = { ...environment, PORT: String(await freePort()), LOG_LEVEL: 'debug' }
  const { said, code } = await runProgram(program('server'), [], second)
  expect(said).toMatch(/at ownFolder \([^)]*\/server\/db\/own-folder\.ts:\d+/)
  expect(code).toBe(1)
})

test('the bundled server closes its database when it is told to stop', async () => {
  await server.stop()
  expect(existsSync(join(environment.DATA_DIR as string, 'db.lock'))).toBe(false)
})

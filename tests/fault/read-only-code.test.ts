import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createApi } from '#src/api/create-api.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { sendRequest } from './ask.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { allowRemoval, copyReadOnlyCode } from './read-only-code.ts'
import { runProgram } from './run-program.ts'
import { newDataDir } from './seeded-folder.ts'
import { nobody } from './start-options.ts'

const SITES = 'micro-en'
let code: string
let dataDir: string
let server: PortalServer
let port: number

/**
 * Options that run the server as a user who may not write into the folder: as root, the user nobody; for any other
 * user, the folder's mode forbids it.
 */
const otherUser = () => ({ cwd: code, ...(process.getuid?.() === 0 && { uid: nobody }) })

beforeAll(async () => {
  code = copyReadOnlyCode()
  dataDir = newDataDir('read-only-code')
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', String(nobody), dataDir])
  port = await findFreePort()
  server = await startPortalServer(port, dataDir, { SITES }, otherUser())
})
afterAll(async () => {
  await server.stop()
  allowRemoval(code)
  for (const folder of [code, dataDir]) rmSync(folder, { recursive: true })
})

const environment = () => ({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SITES })

/** Publishes a course with another name, as an editor does. Returns the outcome for the site. */
async function publishCourse(id: number, name: string) {
  const token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()
  const headers = { Authorization: `Bearer ${token}` }
  const api = createApi({ baseURL: `http://127.0.0.1:${port}/api`, siteId: 19, languageId: 1, headers })
  const { published, edition } = unwrap(await api.call(editing.getContentItem, { family: 'course', id }))
  const texts = published?.texts as Record<string, object>
  const document = { ...published, texts: { ...texts, en: { ...texts.en, name } } }
  unwrap(await api.call(editing.saveDraft, { family: 'course', id, edition, document }))
  return api.call(editing.publishItem, { family: 'course', id }, { waitsForPublish: true })
}

test('a server with read-only code, run by another user, publishes its sites and an editor’s change', async () => {
  const published = await runProgram('publish', [], environment(), otherUser())
  expect(published.code, published.said).toBe(0)
  const { sites } = unwrap(await publishCourse(12, 'Published from read-only code'))
  expect(sites).toMatchObject([{ site: 'micro-en', failures: [] }])
  expect(sites[0]).not.toHaveProperty('failure')
  await wait(150)
  const page = await sendRequest(port, { path: '/course/detail/12', host: `micro.localhost:${port}` })
  expect(page.body.toString()).toContain('Published from read-only code')
})

test('a publisher that can’t start reports the reason to the editor', async () => {
  await server.stop()
  rmSync(join(dataDir, 'pages'), { recursive: true })
  writeFileSync(join(dataDir, 'pages'), 'a file in place of the folder')
  server = await startPortalServer(port, dataDir, { SITES }, otherUser())
  const refused = await publishCourse(13, 'Not published')
  expect(refused).toMatchObject({
    ok: false,
    failure: { code: 501, message: expect.stringMatching(/^The publisher ended: E[A-Z]+: .*pages/) },
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostgresCluster } from '#scripts/postgres/postgres-cluster.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import type { Database } from '#server/db/client.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createApi } from '#src/api/create-api.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { findPublishes } from '#src/contract/publishing/stored-release.ts'
import { describeLoggedPublish } from '#src/publisher/publish-log.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { openOtherOrigin } from './other-origin.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { runProgram } from './run-program.ts'
import { seededEnvironment, startSeededCluster } from './seeded-cluster.ts'

const token = 'the-operators-token-of-the-fault-tests'

let folder: string
let port: number
let cluster: PostgresCluster
let database: Database
let server: PortalServer
let environment: Record<string, string>

const command = (name: 'operator' | 'publish', ...line: string[]) =>
  runProgram(name, line, { ...environment, PORT: String(port), DATA_DIR: folder })
const publish = () => command('publish', '--site', 'lk')
/** Returns the log entry of the last publish. */
const logged = async () =>
  unwrap(await api().call(findPublishes, {}))
    .slice(-1)
    .map(describeLoggedPublish)
    .join()

/** Returns a client of the publisher. */
const api = () => {
  const headers = { Authorization: `Bearer ${token}` }
  return createApi({ baseURL: `${server.origin}/api`, siteId: 26, languageId: 2, headers })
}

/** Writes into the database directly. */
const write = (statement: SQL) => database.db.execute(statement)

/** Saves a draft of a course with another name and the given changes. */
async function draft(id: number, name: string, change: object = {}): Promise<void> {
  const { published, edition } = unwrap(await api().call(editing.getContentItem, { family: 'course', id }))
  // The site shows British texts where they exist, so they are left out.
  const { 'en-GB': _british, ...texts } = (published?.texts ?? {}) as Record<string, object>
  const document = { ...published, ...change, texts: { ...texts, en: { ...texts.en, name } } }
  unwrap(await api().call(editing.saveDraft, { family: 'course', id, edition, document }))
}

/** Returns the status and the title of a course's page. */
async function pageOf(id: number): Promise<[number, string | undefined]> {
  const response = await fetch(`${server.origin}/lk/course/detail/${id}`)
  return [response.status, /<title>([^<|]*)/.exec(await response.text())?.[1]?.trim()]
}

/** Waits until a course's page of the new release is served. */
const shows = (id: number, ...page: Awaited<ReturnType<typeof pageOf>>) =>
  expect.poll(() => pageOf(id), { timeout: 10_000 }).toEqual(page)

/** Writes an invalid value into the database: an outcome that is not a text. */
const outcomes = (value: string) =>
  sql`update course_text set outcomes = ${value}::jsonb where id = 9 and language like 'en%'`

beforeAll(async () => {
  cluster = await startSeededCluster()
  folder = mkdtempSync(join(tmpdir(), 'portal-bad-item-'))
  const DATABASE_URL = cluster.urlOf('portal')
  database = openPostgres(DATABASE_URL)
  await write(outcomes('[7]'))
  port = await findFreePort()
  environment = { ...seededEnvironment, DATABASE_URL, SITES: 'lk', OPERATOR_TOKEN: token }
  server = await startPortalServer(port, folder, environment)
}, 240_000)

afterAll(async () => {
  await server.stop()
  await database.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

test('a first publish goes live without the pages of an unreadable item, and names it', async () => {
  const { said, code } = await publish()
  expect(code, said).toBe(1)
  expect(said).toMatch(/lk: \d+ pages, \d+ rendered, live in/)
  expect(said).toMatch(
    /lk: not rendered: course 9: \/lk\/course\/detail\/9 and \d more still show the previous version: The content/,
  )
  expect(said.match(/not rendered/g)).toHaveLength(1)
  expect(await logged()).toMatch(/not rendered: course 9: .*The content could not be pulled/)
  const statuses = async () => (await Promise.all([9, 8, 10, 24].map(pageOf))).map(([status]) => status)
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([404, 200, 200, 200])
})

test('the next publish retries without an edit, until the cause is removed', async () => {
  expect((await publish()).code).toBe(1)
  await write(outcomes('["Plan a site"]'))
  const { said, code } = await publish()
  expect(code, said).toBe(0)
  expect(said).not.toContain('not rendered')
  await expect.poll(async () => (await pageOf(9))[0], { timeout: 10_000 }).toBe(200)
  expect(await logged()).not.toContain('not rendered')
})

test('a course whose picture is damaged shows its last version, while others of the same publish are live', async () => {
  const file = join(folder, 'site.png')
  await sharp({ create: { width: 400, height: 225, channels: 3, background: '#4a6a5a' } }).toFile(file)
  const { picture } = JSON.parse(`{${(await command('operator', 'picture', '--file', file)).said}}`)
  const key = `picture-${picture.name}`
  const before = await pageOf(3)

  await write(
    sql`update file_piece set bytes = overlay(bytes placing '\\x00'::bytea from 1) where key = ${key}`,
  )
  await draft(3, 'Shown by a picture', { picture })
  const bad = await command('operator', 'publish', 'course', '3')
  const why = `course 3: /lk/course/detail/3 and 1 more still show the previous version: The picture ${picture.name} could not be made`
  expect(bad.code, bad.said).toBe(1)
  expect(bad.said).toContain(`lk: not rendered: ${why}`)
  expect(await logged()).toContain(why)
  expect(await pageOf(3)).toEqual(before)

  await draft(8, 'Kept back by nobody')
  const good = await command('operator', 'publish', 'course', '8')
  expect(good.said).toMatch(/lk: live in \d+ ms/)
  expect(good.said).toContain(why)
  await shows(8, 200, 'Kept back by nobody')

  await write(sql`update file_piece set bytes = overlay(bytes placing 'R'::bytea from 1) where key = ${key}`)
  const { said, code } = await publish()
  expect(code, said).toBe(0)
  await shows(3, 200, 'Shown by a picture')
})

test('content with an invalid reference leaves all pages unchanged, until it is fixed', async () => {
  const setVideo = async (name: string) => {
    await write(sql`update content_edition
      set document = jsonb_set(document, '{chapters,0,video}', to_jsonb(${name}::text))
      where family = 'course' and id = 4`)
    await write(sql`update content_item set revision = nextval('content_revision')
      where family = 'course' and id = 4`)
  }
  /** With another URL in every page, all pages change. */
  const relay = await openOtherOrigin(server.origin, `http://elsewhere.localhost:${port}`)
  const elsewhere = { ...environment, PORT: String(relay.port), DATA_DIR: folder }
  const publishElsewhere = () => runProgram('publish', ['--apart'], elsewhere)
  const home = async () => (await fetch(`${server.origin}/lk`)).text()
  await setVideo('lost')
  const failed = await publishElsewhere()
  expect(failed.code, failed.said).toBe(1)
  expect(failed.said).toMatch(/course 4.*lost/)
  expect(await logged()).toContain('lost')
  expect(await home()).not.toContain('elsewhere.localhost')
  // The server's own publisher fails in the same way.
  await write(sql`delete from stored_release where site = 'lk'`)
  const handed = await publish()
  expect(handed.code, handed.said).toBe(1)
  expect(handed.said).toMatch(/course 4.*lost/)
  // The server notices that the release was deleted when it next checks the releases.
  await expect
    .poll(async () => (await fetch(`${server.origin}/lk`)).status, { timeout: 10_000 })
    .not.toBe(200)
  await setVideo('power-curve')
  expect((await publishElsewhere()).code).toBe(0)
  await expect.poll(home, { timeout: 10_000 }).toContain('elsewhere.localhost')
  relay.stop()
})

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/test/free-port.ts'
import { openPglite } from '#server/db/pglite.ts'
import { createApi } from '#src/api/create-api.ts'
import * as editing from '#src/contract/editing.ts'
import { publishInWords, readPublishes } from '#src/publisher/publish-log.ts'
import { wanted } from '../fixtures/server/result.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { run } from './run.ts'
import { newDataDir } from './seeded-folder.ts'

let dataDir: string
let port: number
let server: PortalServer

const command = (name: 'operator' | 'publish', ...line: string[]) =>
  run(name, line, { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SITES: 'americas' })
const publish = () => command('publish', '--site', 'americas')
/** What the log says of the last publish. */
const logged = async () =>
  (await readPublishes(join(dataDir, 'pages/sites/americas/publishes.log'), 1)).map(publishInWords).join()

const start = async () => {
  server = await startPortalServer(port, dataDir, { SITES: 'americas' })
}

/** Writes past the portal into the database of a server that stands still. */
async function write(statement: SQL): Promise<void> {
  const { db, close } = await openPglite(dataDir)
  await db.execute(statement)
  await close()
}

/** The same under a server that runs before and after. */
async function writeMeanwhile(statement: SQL): Promise<void> {
  await server.stop()
  await write(statement)
  await start()
}

/** Keeps a draft of a course under another name, and with what else is changed. */
async function draft(id: number, name: string, change: object = {}): Promise<void> {
  const token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()
  const headers = { Authorization: `Bearer ${token}` }
  const api = createApi({ baseURL: `${server.origin}/api`, siteId: 14, languageId: 1, headers })
  const { published, edition } = wanted(await api.call(editing.getContentItem, { family: 'course', id }))
  const texts = published?.texts as Record<string, object>
  const document = { ...published, ...change, texts: { ...texts, en: { ...texts.en, name } } }
  wanted(await api.call(editing.saveDraft, { family: 'course', id, edition, document }))
}

/** The status and the title of a course's page, once a switched release shows. */
async function pageOf(id: number): Promise<[number, string | undefined]> {
  await wait(150)
  const answer = await fetch(`${server.origin}/americas/course/detail/${id}`)
  return [answer.status, /<title>([^<|]*)/.exec(await answer.text())?.[1]?.trim()]
}

/** What no client may be told: an outcome that is no text. */
const outcomes = (value: string) =>
  sql`update course_text set outcomes = ${value}::jsonb where id = 9 and language = 'en'`

beforeAll(async () => {
  dataDir = newDataDir('bad-item')
  port = await freePort()
  await write(outcomes('[7]'))
  await start()
}, 60_000)

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

test('a first publish is live without the pages of an item that can’t be read, and names it', async () => {
  const { said, code } = await publish()
  expect(code, said).toBe(1)
  expect(said).toMatch(/americas: \d+ pages, \d+ rendered, live in/)
  expect(said).toMatch(
    /americas: not made: course 9: \/americas\/course\/detail\/9 and \d more are as they were: The content/,
  )
  expect(said.match(/not made/g)).toHaveLength(1)
  expect(await logged()).toMatch(/not made: course 9: .*The content could not be pulled/)
  const found = await Promise.all([9, 8, 10, 24].map(pageOf))
  expect(found.map(([status]) => status)).toEqual([404, 200, 200, 200])
})

test('the next publish tries again, though nothing was edited, until the cause is gone', async () => {
  expect((await publish()).code).toBe(1)
  await writeMeanwhile(outcomes('["Plan a site"]'))
  const { said, code } = await publish()
  expect(code, said).toBe(0)
  expect(said).not.toContain('not made')
  expect((await pageOf(9))[0]).toBe(200)
  expect(await logged()).not.toContain('not made')
})

test('a course whose picture is damaged shows its last version, while others of the same publish are live', async () => {
  const file = join(dataDir, 'site.png')
  await sharp({ create: { width: 400, height: 225, channels: 3, background: '#4a6a5a' } }).toFile(file)
  const { picture } = JSON.parse(`{${(await command('operator', 'picture', '--file', file)).said}}`)
  const key = `picture-${picture.name}`
  const before = await pageOf(2)

  await writeMeanwhile(
    sql`update file_piece set bytes = overlay(bytes placing '\\x00'::bytea from 1) where key = ${key}`,
  )
  await draft(2, 'Shown by a picture', { picture })
  const bad = await command('operator', 'publish', 'course', '2')
  const why = `course 2: /americas/course/detail/2 and 3 more are as they were: The picture ${picture.name} could not be made`
  expect(bad.code, bad.said).toBe(1)
  expect(bad.said).toContain(`americas: not made: ${why}`)
  expect(await logged()).toContain(why)
  expect(await pageOf(2)).toEqual(before)

  await draft(3, 'Kept back by nobody')
  const good = await command('operator', 'publish', 'course', '3')
  expect(good.said).toMatch(/americas: live in \d+ ms/)
  expect(good.said).toContain(why)
  expect(await pageOf(3)).toEqual([200, 'Kept back by nobody'])

  await writeMeanwhile(
    sql`update file_piece set bytes = overlay(bytes placing 'R'::bytea from 1) where key = ${key}`,
  )
  const { said, code } = await publish()
  expect(code, said).toBe(0)
  expect(await pageOf(2)).toEqual([200, 'Shown by a picture'])
})

test('content that names what there is not keeps all pages as they are, until it is mended', async () => {
  const video = (name: string) => sql`update content_edition
    set document = jsonb_set(document, '{chapters,0,video}', to_jsonb(${name}::text))
    where family = 'course' and id = 4`
  /** Another address in every page is a reason to make all of them anew. */
  const elsewhere = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SITES: 'americas' }
  const publishElsewhere = () =>
    run('publish', [], { ...elsewhere, ORIGIN_MAIN: `http://elsewhere.localhost:${port}` })
  const home = async () => (await fetch(`${server.origin}/americas`)).text()
  await writeMeanwhile(video('lost'))
  const failed = await publishElsewhere()
  expect(failed.code, failed.said).toBe(1)
  expect(failed.said).toMatch(/course 4.*lost/)
  expect(await logged()).toContain('lost')
  expect(await home()).not.toContain('elsewhere.localhost')
  // The publisher beside the server keeps the same from readers.
  rmSync(join(dataDir, 'pages/sites/americas/current.json'))
  const handed = await publish()
  expect(handed.code, handed.said).toBe(1)
  expect(handed.said).toMatch(/course 4.*lost/)
  expect((await fetch(`${server.origin}/americas`)).status).not.toBe(200)
  await writeMeanwhile(video('power-curve'))
  expect((await publishElsewhere()).code).toBe(0)
  await wait(150)
  expect(await home()).toContain('elsewhere.localhost')
})

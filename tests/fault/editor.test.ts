import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createApi } from '#src/api/create-api.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { getSiteStates } from '#src/contract/publishing/site-state.ts'
import { readPublishLog } from '#src/publisher/publish-log.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { runProgram } from './run-program.ts'
import { newDataDir } from './seeded-folder.ts'

/** The sites of this portal, by their folders. */
const sites = 'americas,uk'

let dataDir: string
let port: number
let server: PortalServer

const command = (name: 'operator' | 'publish', ...line: string[]) =>
  runProgram(name, line, { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SITES: sites })

const api = () =>
  createApi({
    baseURL: `${server.origin}/api`,
    siteId: 14,
    languageId: 1,
    headers: { Authorization: `Bearer ${readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()}` },
  })

/** Saves a draft of a course with another name and the given changes. */
async function draft(id: number, name: string, change: object = {}): Promise<void> {
  const { published, edition } = unwrap(await api().call(editing.getContentItem, { family: 'course', id }))
  const texts = published?.texts as Record<string, object>
  const document = { ...published, ...change, texts: { ...texts, en: { ...texts.en, name } } }
  unwrap(await api().call(editing.saveDraft, { family: 'course', id, edition, document }))
}

const read = async (path: string) => {
  const response = await fetch(server.origin + path)
  const html = await response.text()
  return { status: response.status, html, title: /<title>([^<|]*)/.exec(html)?.[1]?.trim() }
}

/** Returns the contents of a site's releases, by file. */
const bytesOf = (site: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(dataDir, 'pages/sites', site), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'base64')]),
  )

/** Returns the last `count` publishes of the Americas. */
const publishes = (count: number) =>
  readPublishLog(join(dataDir, 'pages/sites/americas/publishes.log'), count)

/** Waits until a new release is served, which takes at most a tenth of a second. */
const shown = () => wait(150)

beforeAll(async () => {
  dataDir = newDataDir('editor')
  port = await findFreePort()
  server = await startPortalServer(port, dataDir, { SITES: sites })
  expect((await command('publish')).code).toBe(0)
}, 120_000)

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

test('the server’s publisher renders the pages of a command, and a separate process finds nothing left to do', async () => {
  rmSync(join(dataDir, 'pages/sites/americas'), { recursive: true })
  const handed = await command('publish', '--site', 'americas')
  expect(handed.said).toMatch(/americas: (\d+) pages, [1-9]\d+ rendered, live in \d+ ms/)
  const apart = await command('publish', '--site', 'americas', '--apart')
  expect(apart.said).toMatch(/americas: \d+ pages, 0 rendered/)
  expect([handed.code, apart.code]).toEqual([0, 0])
})

test('an editor’s publish goes live on the named site, and the other sites stay the same to the byte', async () => {
  await draft(7, 'Published by an editor')
  const others = bytesOf('uk')
  const { said, code } = await command('operator', 'publish', 'course', '7', '--site', 'americas')
  await shown()
  expect(code, said).toBe(0)
  expect(said).toMatch(/americas: live in \d+ ms/)
  expect((await read('/americas/course/detail/7')).title).toBe('Published by an editor')
  expect((await read('/mobile/americas/course/detail/7')).title).toBe('Published by an editor')
  expect((await read('/uk/course/detail/7')).title).not.toBe('Published by an editor')
  expect(bytesOf('uk')).toEqual(others)
})

test('an act renders the pages that show the item, and no others', async () => {
  for (const title of ['Published once more', 'And again']) {
    await draft(202, title)
    const request = { family: 'course' as const, id: 202, sites: ['americas'] }
    unwrap(await api().call(editing.publishItem, request))
    await shown()
    expect((await read('/americas/course/detail/202')).title).toBe(title)
  }
  const [last] = await publishes(1)
  expect(last?.rendered).toBeGreaterThan(0)
  expect(last?.rendered).toBeLessThan((last?.pages ?? 0) / 10)
})

test('a withdrawn course returns 410 with the not-found page, until it is published again', async () => {
  expect((await command('operator', 'withdraw', 'course', '201')).code).toBe(0)
  await shown()
  const withdrawn = await read('/americas/es/course/detail/201')
  expect(withdrawn.status).toBe(410)
  expect(withdrawn.html).toContain('lang="es"')
  expect((await read('/americas/course/detail/9999')).status).toBe(404)
  expect((await command('operator', 'publish', 'course', '201', '--site', 'americas')).code).toBe(0)
  await shown()
  expect((await read('/americas/es/course/detail/201')).status).toBe(200)
})

test('a site is rolled back, stays there while others publish, and continues when the hold is released', async () => {
  await draft(9, 'Too early')
  await command('operator', 'publish', 'course', '9', '--site', 'americas')
  expect((await command('operator', 'roll-back', 'americas', '--reason', 'Too early')).code).toBe(0)
  await shown()
  expect((await read('/americas/course/detail/9')).title).not.toBe('Too early')
  const prepared = await command('publish', '--site', 'americas')
  expect([prepared.code, prepared.said]).toEqual([
    0,
    expect.stringContaining('not live: held at the release'),
  ])
  await shown()
  expect((await read('/americas/course/detail/9')).title).not.toBe('Too early')
  expect((await command('operator', 'release-hold', 'americas')).code).toBe(0)
  await shown()
  expect((await read('/americas/course/detail/9')).title).toBe('Too early')
})

test('the states of sites name their release and their last publishes', async () => {
  const states = unwrap(await api().call(getSiteStates, {}))
  expect(states.map(({ site }) => site)).toEqual(['americas', 'uk'])
  const [americas] = states
  expect(americas?.release?.pages).toBeGreaterThan(600)
  expect(americas?.stored).toContain(americas?.release?.name)
  const [last] = await publishes(1)
  expect(americas?.publishes[0]).toEqual(last)
  expect([americas?.hold, americas?.queued]).toEqual([null, null])
  const { said, code } = await command('operator', 'sites')
  expect(code).toBe(0)
  expect(said).toMatch(
    /^americas: \d+ pages since 2\S+Z; last publish \S+Z by [^:]+: \d+ of \d+ pages rendered/,
  )
})

test('scheduled content appears by itself', async () => {
  await draft(10, 'By itself')
  const at = new Date(Date.now() + 2000).toISOString()
  unwrap(await api().call(editing.publishItem, { family: 'course', id: 10, at }))
  expect((await read('/americas/course/detail/10')).title).not.toBe('By itself')
  await expect
    .poll(async () => (await read('/americas/course/detail/10')).title, { timeout: 60_000 })
    .toBe('By itself')
})

test('a draft is shown at its real address only with the signed link', async () => {
  await draft(11, 'Only a draft')
  const preview = await command(
    'operator',
    'preview',
    'course',
    '11',
    '--site',
    'americas',
    '--language',
    'es',
    '--variant',
    'mobile',
  )
  const link = new URL(preview.said.trim())
  expect(link.pathname).toBe('/mobile/americas/es/course/detail/11')
  // The English page shows the draft's English name, while its Spanish texts are unchanged.
  const english = new URL(
    (await command('operator', 'preview', 'course', '11', '--site', 'americas')).said.trim(),
  )
  expect((await read(english.pathname + english.search)).title).toBe('Only a draft')
  expect((await read(link.pathname + link.search)).status).toBe(200)
  expect((await read(english.pathname)).title).not.toBe('Only a draft')
  expect((await read(`${english.pathname}${english.search}x`)).status).toBe(404)
  expect((await read(`/americas/course/detail/11?preview=course.11.9999999999999.forged`)).status).toBe(404)
  const response = await fetch(server.origin + english.pathname + english.search)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
})

test('a refused act prints the reason, and a wrong command the mistake', async () => {
  const unknown = await command('operator', 'publish', 'course', '9999')
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('nothing with this number')])
  expect((await command('operator', 'publish', 'curse', '7')).said).toContain('There is no family "curse"')
  expect((await command('operator', 'publsh')).said).toContain('There is no command "publsh"')
  expect((await command('publish', '--site', 'nowhere')).said).toContain('There is no site "nowhere"')
})

test('a picture of a course exists in every width as soon as the page is live', async () => {
  const file = join(dataDir, 'site.jpg')
  await sharp({ create: { width: 1000, height: 562, channels: 3, background: '#4a6a5a' } }).toFile(file)
  const stored = await command('operator', 'picture', '--file', file)
  expect(stored.code, stored.said).toBe(0)
  const { picture } = JSON.parse(`{${stored.said}}`)
  await draft(2, 'Shown by a picture', { picture })
  const { code, said } = await command('operator', 'publish', 'course', '2', '--site', 'americas')
  expect(code, said).toBe(0)
  await shown()
  const { html } = await read('/americas/course/detail/2')
  const [, srcset = ''] = /srcset="([^"]*)"/i.exec(html) ?? []
  const widths = srcset.split(', ').map((each) => each.split(' '))
  expect(widths.map(([, width]) => width)).toEqual(['320w', '640w', '960w', '1000w'])
  for (const [path, width] of widths) {
    const response = await fetch(`${server.origin}${path}`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const { format, width: made } = await sharp(await response.bytes()).metadata()
    expect([format, `${made}w`]).toEqual(['webp', width])
  }
})

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Publisher } from '#server/ports/publisher.ts'
import { getContentItem, importItems } from '#src/contract/publishing/editing.ts'
import { databases } from '../fixtures/server/databases.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { recordedLog } from '../fixtures/server/recorded-log.ts'
import { unwrap } from '../fixtures/server/result.ts'

/** The URLs of the rendered pages; `answer` is how the publisher renders the next one. */
const requests: string[] = []
let answer: Publisher['renderQueryPage']
const renderAnswer: Publisher['renderQueryPage'] = async (_, path, query) => ({
  html: `made for ${path}${query}`,
})
const publisher: Publisher = {
  ...idlePublisher,
  warmUp() {},
  publish: async () => [],
  checkAndPublish: async () => null,
  renderDraftPreview: async () => undefined,
  renderQueryPage(...address) {
    requests.push(address.slice(1).join(''))
    return answer(...address)
  },
  close: async () => {},
}

describe.each(databases)('pages that answer a query, on $name', ({ open }) => {
  let portal: Portal
  const { log, lines } = recordedLog()
  beforeAll(async () => {
    portal = await openPortal(await open(), {
      publisher,
      log,
      env: { SITES: 'en,eu', ADDRESS_HEADER: 'x-real-ip' },
    })
    publish(['/eu/search', '/eu/de/search', '/eu/news', '/eu/news/page/2', '/eu/faq'])
  })
  afterAll(() => portal.close())
  beforeEach(() => {
    requests.length = 0
    answer = renderAnswer
    portal.clock.now += 100_000
  })

  function publish(paths: readonly string[]): void {
    const html = 'the published page'
    const pack = createHash('sha256').update(html).digest('hex').slice(0, 32)
    const folder = join(portal.dataDir, 'pages')
    for (const part of ['packs', 'sites/eu']) mkdirSync(join(folder, part), { recursive: true })
    writeFileSync(join(folder, 'packs', pack), html)
    const file = { object: pack, pack, at: 0, size: html.length, type: 'text/html; charset=utf-8' }
    const files = Object.fromEntries(paths.map((path) => [path, file]))
    writeFileSync(
      join(folder, 'sites/eu/current.json'),
      JSON.stringify({ site: 'eu', tenant: 'main', files, gone: [] }),
    )
  }

  const get = (path: string, headers = {}) => portal.request(path, { headers })
  const textAt = async (path: string, headers = {}) => (await get(path, headers)).text()

  test('they are for no index and no shared cache, and not sent twice', async () => {
    const first = await get('/eu/search?keyword=camera&utm_source=x')
    expect(await first.text()).toBe('made for /eu/search?keyword=camera')
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    })
    const again = await get('/eu/search?keyword=camera', { 'If-None-Match': first.headers.get('etag') })
    expect(again.status).toBe(304)
    expect(requests).toEqual(['/eu/search?keyword=camera'])
    const head = await portal.request('/eu/search?keyword=camera', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('a page is rendered once for concurrent requests, and again after any change of content or after a minute', async () => {
    const ask = () => textAt('/eu/news?year=2026')
    await Promise.all([ask(), ask(), ask()])
    expect(requests).toHaveLength(1)
    const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const { published } = unwrap(await editor.call(getContentItem, { family: 'news', id: 1 }))
    if (!published) throw new Error('The demonstration has no news 1')
    unwrap(await editor.call(importItems, { items: [{ family: 'news', id: 900, document: published }] }))
    await ask()
    expect(requests).toHaveLength(2)
    portal.clock.now += 60_000
    await Promise.all([ask(), ask()])
    expect(requests).toHaveLength(3)
  })

  test.each([
    '/eu/search',
    '/eu/search?keyword=',
    '/eu/news?utm_source=x',
    '/eu/news?year=soon',
    '/eu/faq?keyword=camera',
  ])('%s is the published page', async (path) => {
    const page = await get(path)
    expect([await page.text(), page.headers.get('x-robots-tag'), requests]).toEqual([
      'the published page',
      null,
      [],
    ])
  })

  test('a list without a published page of the site is not found', async () => {
    expect((await get('/eu/trainer-team?subject=cctv')).status).toBe(404)
    expect(requests).toEqual([])
  })

  test('a page beyond the last leads to the last', async () => {
    answer = async () => ({ movedTo: '/eu/news?year=2026' })
    const { status, headers } = await get('/eu/news?year=2026&pageNum=77')
    expect([status, headers.get('location')]).toEqual([302, '/eu/news?year=2026'])
  })

  test('when rendering fails the published page is returned, and the next query renders again', async () => {
    answer = () => Promise.reject(new Error('The publisher ended.'))
    expect(await textAt('/eu/search?keyword=lens')).toBe('the published page')
    answer = async () => undefined
    expect(await textAt('/eu/search?keyword=iris')).toBe('the published page')
    answer = renderAnswer
    expect(await textAt('/eu/search?keyword=lens')).toContain('made for')
  })

  test('a timeout is one short line of the log, and the published page is returned', async () => {
    const begun = Promise.withResolvers<void>()
    answer = () => {
      if (requests.length === 3) begun.resolve()
      return new Promise(() => {})
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    lines.length = 0
    const pages = ['a', 'b', 'c'].map((keyword) => textAt(`/eu/search?keyword=late-${keyword}`))
    await begun.promise
    vi.advanceTimersByTime(4000)
    expect(new Set(await Promise.all(pages))).toEqual(new Set(['the published page']))
    const warnings = lines.filter(({ level }) => level === 'warn')
    expect(warnings.map(({ said }) => said)).toEqual([{ count: 1, request: expect.any(String) }])
  })

  /** Requests a URL with a query; returns the status, the seconds to wait, the text, and the fields of its form. */
  async function busyAt(path: string, headers = {}) {
    const page = await get(path, headers)
    const text = await page.text()
    const fields = [...text.matchAll(/<input[^>]* name="(\w+)" value="([^"]*)"/g)].map((found) =>
      found.slice(1),
    )
    return { status: page.status, wait: page.headers.get('retry-after'), text, fields }
  }

  test('eight pages are rendered at a time, and others wait for their turn', async () => {
    const pending = Promise.withResolvers<{ html: string }>()
    answer = () => pending.promise
    const waiting = Array.from({ length: 20 }, (_, index) => textAt(`/eu/search?keyword=a${index}`))
    await expect.poll(() => requests.length).toBe(8)
    await new Promise(setImmediate)
    expect(requests).toHaveLength(8)
    pending.resolve({ html: 'made' })
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['made']))
    expect(requests).toHaveLength(20)
  })

  test('two hundred readers behind one address are answered at the same time, the next has to wait', async () => {
    const from = (address: string, keyword: string) =>
      busyAt(`/eu/de/search?keyword=${keyword}&type=course&pageNum=2`, { 'x-real-ip': address })
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) => from('192.0.2.1', `word${index}`)),
    )
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    const next = await from('192.0.2.1', 'Kamera%20%22%3Cb%3E')
    expect([next.status, next.wait]).toEqual([503, '5'])
    expect(next.text).toContain('Im Moment gibt es zu viele Suchanfragen.')
    expect(next.fields).toEqual([
      ['keyword', 'Kamera &quot;&lt;b&gt;'],
      ['type', 'course'],
      ['pageNum', '2'],
    ])
    expect((await from('::ffff:192.0.2.1', 'x')).status).toBe(503)
    expect((await from('192.0.2.2', 'x')).status).toBe(200)
    portal.clock.now += 50
    expect((await from('192.0.2.1', 'x')).status).toBe(200)
  })

  test('addresses of an IPv6 customer have one budget', async () => {
    const from = async (address: string) =>
      (await busyAt('/eu/news?year=2026', { 'x-real-ip': address })).status
    for (let each = 0; each < 200; each += 1) await from(`2001:db8:0:7::${each.toString(16)}`)
    expect([await from('2001:db8:0:7:ffff::1'), await from('2001:db8:0:8::1')]).toEqual([503, 200])
  })
})

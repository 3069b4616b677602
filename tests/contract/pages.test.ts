import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

describe('published pages', () => {
  let portal: Portal
  let tests = 0
  beforeAll(async () => {
    portal = await openPortal(await (databases[0] as (typeof databases)[number]).open(), {
      env: { SITES: 'en,eu,mena,micro-en' },
    })
    writeFileSync(join(portal.dataDir, 'secret.txt'), 'secret')
  })
  afterAll(() => portal.close())
  beforeEach(() => {
    rmSync(join(portal.dataDir, 'pages'), { recursive: true, force: true })
    // Each test starts at a different hour, so that all manifests are read again, although the clock is reset after
    // each test.
    tests += 1
    portal.clock.now += tests * 3_600_000
  })

  const write = (path: string, text: string) => {
    const file = join(portal.dataDir, 'pages', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  }

  function publish(site: string, tenant: string, pages: Record<string, string>): void {
    const files = Object.entries(pages).map(([path, html]) => {
      const object = createHash('sha256').update(html).digest('hex').slice(0, 32)
      write(`packs/${object}`, html)
      const size = Buffer.byteLength(html)
      return [path, { object, pack: object, at: 0, size, type: 'text/html; charset=utf-8' }]
    })
    write(
      `sites/${site}/current.json`,
      JSON.stringify({ site, tenant, release: '1', files: Object.fromEntries(files), gone: [] }),
    )
    portal.clock.now += 1000
  }

  const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>words</p>'.repeat(200)}`
  const ask = (path: string, headers: Record<string, string> = {}) => portal.request(path, { headers })

  test('a page is found by host and path, revalidated each time, and not sent twice', async () => {
    publish('en', 'main', { '/': page('main') })
    publish('micro-en', 'sister', { '/': page('sister') })
    const response = await ask('/')
    expect(await response.text()).toContain('<title>main')
    expect(await (await ask(`${sisterOrigin}/`)).text()).toContain('<title>sister')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const etag = response.headers.get('etag') as string
    expect((await ask('/', { 'If-None-Match': etag })).status).toBe(304)
    expect((await ask('/', { 'If-None-Match': `W/${etag}, "x"` })).status).toBe(304)
  })

  test('the page of a new release shows within a tenth of a second', async () => {
    publish('en', 'main', { '/': page('old') })
    expect(await (await ask('/')).text()).toContain('old')
    publish('en', 'main', { '/': page('new') })
    expect(await (await ask('/')).text()).toContain('new')
  })

  test('is compressed if the browser accepts it', async () => {
    publish('en', 'main', { '/': page('main') })
    const response = await ask('/', { 'Accept-Encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(
      (await ask('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': response.headers.get('etag') as string }))
        .status,
    ).toBe(304)
  })

  test('has the same bytes for signed-in learners', async () => {
    publish('en', 'main', { '/': page('main') })
    const { cookie } = await signIn(portal)
    const signedIn = await ask('/', { Cookie: cookie })
    expect(await signedIn.text()).toBe(await (await ask('/')).text())
    expect(signedIn.headers.getSetCookie()).toEqual([])
  })

  test('a trailing slash is redirected to the path without it, with its query, on this host', async () => {
    const response = await ask('/eu/de/?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/eu/de?a=1'])
    for (const path of ['//evil.test/', '//evil.test/%2e%2e/', '/\\evil.test/']) {
      expect((await portal.app.request(`http://localhost:4321${path}`)).status).toBe(404)
    }
  })

  test('an unpublished path is a real 404, with the not-found page of its place', async () => {
    publish('en', 'main', { '/exception/notFound': page('not found') })
    publish('eu', 'main', {
      '/eu/exception/notFound': page('not found in EU'),
      '/eu/de/exception/notFound': page('nicht gefunden'),
      '/mobile/eu/de/exception/notFound': page('unterwegs nicht gefunden'),
    })
    const expected = {
      '/nothing': 'not found',
      '/my-learning/x.css': 'not found',
      '/eu/nothing': 'not found in EU',
      '/eu/de/course/detail/99': 'nicht gefunden',
      '/mobile/eu/de/x': 'unterwegs nicht gefunden',
      '/mobile/x': 'not found',
      '/%': 'not found',
      '/constructor': 'not found',
    }
    for (const [path, title] of Object.entries(expected)) {
      const response = await ask(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).toContain(`<title>${title}</title>`)
    }
  })

  test('before anything is published, a site is unavailable and the answer says when to ask again', async () => {
    const response = await ask('/nothing')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })

  test('a truncated release leaves the previous one; without one only its site is unavailable', async () => {
    publish('en', 'main', { '/': page('main') })
    publish('eu', 'main', { '/eu': page('eu') })
    expect((await ask('/eu')).status).toBe(200)
    write('sites/eu/current.json', '{"site":"eu","fil')
    write('sites/mena/current.json', '{"site":"mena","fil')
    portal.clock.now += 1000
    expect(await (await ask('/eu')).text()).toContain('<title>eu')
    const unreadable = await ask('/mena/ar')
    expect([unreadable.status, unreadable.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/nothing')).status).toBe(404)
    expect((await (await ask('/readyz')).json()).sitesWithoutPages).toEqual(['mena', 'micro-en'])
  })

  test('a page whose pack is missing or truncated is unavailable, not an internal error', async () => {
    publish('en', 'main', { '/': page('main'), '/other': page('other') })
    const pack = (name: string) =>
      `packs/${createHash('sha256').update(page(name)).digest('hex').slice(0, 32)}`
    rmSync(join(portal.dataDir, 'pages', pack('main')))
    write(pack('other'), page('other').slice(0, 20))
    expect((await ask('/')).status).toBe(503)
    expect((await ask('/other')).status).toBe(503)
  })

  test('assets have their type, and hashed ones are cached forever', async () => {
    write('assets/_astro/island.a1B2.js', 'export {}')
    write('assets/fonts/latin.woff2', 'font')
    write('assets/favicon.svg', '<svg/>')
    const script = await ask('/_astro/island.a1B2.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect((await ask('/fonts/latin.woff2')).headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await ask('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml')
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/_astro/..%2f..%2f..%2fsecret.txt',
    '/_astro/%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret.txt',
    '/_astro/..%5c..%5csecret.txt',
    '/fonts/%00/../../secret.txt',
    '/.hidden.txt',
  ])('%s does not leave the folder', async (path) => {
    publish('en', 'main', { '/': page('main') })
    write('assets/_astro/x.js', 'x')
    write('assets/.hidden.txt', 'secret')
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret\n')
  })

  test('only GET and HEAD are allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await portal.request('/', { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    publish('en', 'main', { '/': page('main') })
    expect(await (await portal.request('/', { method: 'HEAD' })).text()).toBe('')
  })

  test('the server is ready when any site has pages, lists those without, and is not ready while it stops', async () => {
    const readiness = async () => {
      const response = await ask('/readyz')
      return [response.status, await response.json()]
    }
    const fine = { status: 'ready', database: true, storage: true, ending: false, releases: [] }
    publish('en', 'main', { '/': page('a') })
    expect(await readiness()).toEqual([200, { ...fine, sitesWithoutPages: ['eu', 'mena', 'micro-en'] }])
    publish('eu', 'main', { '/eu': page('b') })
    publish('mena', 'main', { '/mena': page('c') })
    publish('micro-en', 'sister', { '/': page('d') })
    expect(await readiness()).toEqual([200, { ...fine, sitesWithoutPages: [] }])
    const moved = `${portal.dataDir}-moved`
    renameSync(portal.dataDir, moved)
    portal.clock.now += 5000
    expect(await readiness()).toMatchObject([503, { status: 'not ready', storage: false }])
    renameSync(moved, portal.dataDir)
    portal.clock.now += 5000
    portal.leave()
    expect(await readiness()).toEqual([
      503,
      { ...fine, status: 'not ready', ending: true, sitesWithoutPages: [] },
    ])
    expect((await ask('/')).status).toBe(200)
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createDeskPageRoutes } from './desk.ts'

const parent = mkdtempSync(join(tmpdir(), 'desk-'))
const folder = join(parent, 'desk')
const script = `${'const desk = 1\n'.repeat(200)}`
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><body></body></html>')
writeFileSync(join(folder, 'assets', 'main-1.js'), script)
writeFileSync(join(parent, 'secret.txt'), 'secret')
afterAll(() => rmSync(parent, { recursive: true }))

const origins = { main: 'https://learn.example', sister: 'https://thermal.example' }

const request = (
  path: string,
  init: RequestInit = {},
  {
    tenant = 'main',
    files = folder,
    videoOrigin = undefined as string | undefined,
    sites = loadSites(),
  } = {},
) => {
  const dependencies = { sites, config: { origins, videoOrigin } }
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    // The cast is needed because the test names tenants as texts.
    c.set('tenant', tenant as never)
    await next()
  })
  app.route('/desk', createDeskPageRoutes(dependencies as never, files))
  return app.request(path, init)
}

const dataOf = async (tenant: string, sites = loadSites()) => {
  const page = await (await request('/desk', {}, { tenant, sites })).text()
  const data = /data-desk="([^"]*)"/.exec(page)?.[1] ?? ''
  return JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&#34;', '"'))
}
const siteOf = async (tenant: string) => (await dataOf(tenant)).siteId

test('every address of the desk returns the page, with a site of its host', async () => {
  for (const path of ['/desk', '/desk/content/course', '/desk/edit/course/7?x=1'])
    expect((await request(path)).status).toBe(200)
  const [main, sister] = [await siteOf('main'), await siteOf('sister')]
  expect(main).toEqual(expect.any(Number))
  expect(sister).toEqual(expect.any(Number))
  expect(main).not.toBe(sister)
})

test('the page has only the languages of its sites: calls in any other are refused', async () => {
  const all = loadSites()
  const sites = all.sites.filter(({ tenant, languages }) => tenant === 'main' && !languages.includes('es'))
  const { languages } = await dataOf('main', { ...all, sites })
  expect(languages).toHaveProperty('en')
  expect(languages).not.toHaveProperty('es')
  expect((await dataOf('main')).languages).toHaveProperty('es')
})

test('a page that is opened again keeps its policy: the browser takes over the headers of a 304', async () => {
  const first = await request('/desk')
  const again = await request('/desk', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  const policy = first.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(again.headers.get('content-security-policy')).toBe(policy)
})

test('the policy allows own files only, no inline code and no frame around the desk', async () => {
  const { headers } = await request('/desk')
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "frame-src 'self' https://learn.example https://thermal.example",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('pictures and films may come from the origin of films, scripts and calls may not', async () => {
  const { headers } = await request('/desk', {}, { videoOrigin: 'https://films.example' })
  const allowing = headers
    .get('content-security-policy')
    ?.split('; ')
    .filter((directive) => directive.includes('https://films.example'))
  expect(allowing?.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'media-src'])
})

test('HEAD returns the headers of GET; other methods are refused with the allowed ones', async () => {
  const head = await request('/desk', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const path of ['/desk', '/desk/assets/main-1.js']) {
    const post = await request(path, { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('a compiled file is stored forever, compressed, and revalidated by its tag', async () => {
  const plain = await request('/desk/assets/main-1.js')
  expect([plain.status, await plain.text()]).toEqual([200, script])
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const tag = plain.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"/)
  const again = await request('/desk/assets/main-1.js', { headers: { 'If-None-Match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const small = await request('/desk/assets/main-1.js', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(small.headers.get('content-encoding')).toBe('gzip')
})

test('an unknown file is not found, and no path leads out of the folder', async () => {
  for (const path of [
    'main-2.js',
    '%2e%2e/%2e%2e/secret.txt',
    '..%2f..%2fsecret.txt',
    '%5c..%5csecret.txt',
  ]) {
    const response = await request(`/desk/assets/${path}`)
    expect([path, await response.text()]).not.toEqual([path, 'secret'])
    if (!path.startsWith('%2e')) expect([path, response.status]).toEqual([path, 404])
  }
})

test('a server without the compiled files names the command that compiles them', async () => {
  const response = await request('/desk', {}, { files: join(parent, 'none') })
  expect([response.status, await response.text()]).toEqual([
    503,
    'The desk is not compiled: run npm run build.\n',
  ])
})

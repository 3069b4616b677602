import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { startNginx } from '#scripts/test/nginx.ts'
import { createConstantHeaders } from '#src/hosting/constant-headers.ts'
import type { ExportTables } from '#src/publisher/export/tables.ts'
import { type ReceivedResponse, type SentRequest, sendRequest } from './ask.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { runProgram } from './run-program.ts'
import { copySeeded } from './seeded-folder.ts'

let folder: string
let out: string
let port: number
let nginxPort: number
let server: PortalServer
let stopNginx: () => Promise<void>
let environment: Record<string, string>
let main: string
let sister: string
let withdrawn: number

const sites = ['americas', 'mena', 'micro-en']

const command = (name: 'operator' | 'publish', ...line: string[]) => runProgram(name, line, environment)

/**
 * Withdraws a course of the Americas and returns its id. It is the last course to which no other content refers,
 * because others can't be withdrawn.
 */
async function withdrawOne(): Promise<number> {
  const ids = pathsOf('americas').flatMap(
    (path) => Number(/^\/americas\/course\/detail\/(\d+)$/.exec(path)?.[1]) || [],
  )
  for (const id of ids.toReversed())
    if ((await command('operator', 'withdraw', 'course', `${id}`)).code === 0) return id
  throw new Error('No course could be withdrawn')
}

const exportAll = () => command('publish', '--export', out, ...sites.flatMap((site) => ['--site', site]))

/**
 * The parts of a response that must be equal. Not compared are: Date, Server, Connection and x-request-id; ETag (a
 * hash from the server, time and size from nginx); Last-Modified and Accept-Ranges, which only nginx sends.
 */
const compared = [
  'content-type',
  'cache-control',
  'vary',
  'location',
  'allow',
  ...Object.keys(createConstantHeaders(true)),
]

const told = ({ status, headers, body }: ReceivedResponse, names: readonly string[]) => ({
  status,
  ...Object.fromEntries(names.map((name) => [name, headers[name]])),
  body: body.toString('base64'),
})

/** Requests the same from both, expects equal responses, and returns that of nginx. */
async function same(
  path: string,
  asked: Partial<SentRequest> = {},
  names = compared,
): Promise<ReceivedResponse> {
  const whole = { path, host: main, ...asked }
  const [ofServer, ofNginx] = await Promise.all([sendRequest(port, whole), sendRequest(nginxPort, whole)])
  expect(told(ofNginx, names), `${whole.method ?? 'GET'} ${path}`).toEqual(told(ofServer, names))
  return ofNginx
}

const pathsOf = (site: string): string[] => {
  const manifest = readFileSync(join(folder, 'data/pages/sites', site, 'current.json'), 'utf8')
  return Object.keys((JSON.parse(manifest) as { files: object }).files)
}

const tables = () => JSON.parse(readFileSync(join(out, 'tables.json'), 'utf8')) as ExportTables

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-export-'))
  copySeeded(join(folder, 'data'))
  out = join(folder, 'out')
  port = await findFreePort()
  nginxPort = await findFreePort()
  main = `localhost:${nginxPort}`
  sister = `micro.localhost:${nginxPort}`
  const origins = { ORIGIN_MAIN: `http://${main}`, ORIGIN_SISTER: `http://${sister}` }
  const settings = { SITES: sites.join(), ...origins }
  environment = { PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...settings }
  server = await startPortalServer(port, join(folder, 'data'), settings)
  const published = await command('publish', ...sites.flatMap((site) => ['--site', site]))
  expect(published.code, published.said).toBe(0)
  withdrawn = await withdrawOne()
  const exported = await exportAll()
  expect(exported.code, exported.said).toBe(0)
  // A new release is served within a tenth of a second.
  await wait(150)
  stopNginx = await startNginx(join(folder, 'nginx'), join(out, 'nginx.conf'), nginxPort)
}, 600_000)

afterAll(async () => {
  await stopNginx?.()
  await server?.stop()
  rmSync(folder, { recursive: true })
})

test('every page of the main brand', async () => {
  const paths = [...pathsOf('americas'), ...pathsOf('mena')]
  expect(paths.length).toBeGreaterThan(100)
  for (const path of paths) expect((await same(path)).status).toBe(200)
})

test('every page of the sister brand, by its host', async () => {
  for (const path of pathsOf('micro-en')) expect((await same(path, { host: sister })).status).toBe(200)
  expect((await same('/nowhere')).status).toBe(404)
  expect((await same('/americas', { host: sister })).status).toBe(404)
})

test('assets that are cached forever or for an hour, and unknown ones', async () => {
  const script = readdirSync(join(out, 'main/_astro')).find((name) => name.endsWith('.js'))
  const style = readdirSync(join(out, 'main/_astro')).find((name) => name.endsWith('.css'))
  for (const path of [`/_astro/${script}`, `/_astro/${style}`])
    expect((await same(path)).headers['cache-control']).toContain('immutable')
  for (const path of ['/fonts/text-latin.woff2', '/favicon-main.svg', '/favicon-thermal.svg?v=2'])
    expect((await same(path)).headers['cache-control']).toContain('3600')
  for (const path of ['/_astro/none.js', '/_astro', '/fonts/LICENSE', '/_headers', '/_redirects'])
    expect((await same(path)).status === 200, path).toBe(false)
})

test('searches and filtered lists are answered by the server, with their query', async () => {
  for (const path of [
    '/americas/search?keyword=camera',
    '/americas/news?utm=1&year=2026',
    '/mobile/americas/es/search?keyword=c%C3%A1mara',
  ])
    expect((await same(path)).headers['x-robots-tag'], path).toBe('noindex')
  expect((await same('/americas/search?keyword=')).headers['x-robots-tag']).toBeUndefined()
})

test('a trailing slash is redirected with its query; the body is nginx’s own', async () => {
  const names = compared.filter((name) => name !== 'content-type')
  const slashes = [
    '/americas/',
    '/americas/es/?a=1&b=%2F',
    '/mena/ar/course/detail/1/',
    '/none/',
    '/_astro/',
    '/americas/%C3%BC/',
    '/%2Felse/',
  ]
  for (const path of slashes) {
    const whole = { path, host: main }
    const [ofServer, ofNginx] = await Promise.all([sendRequest(port, whole), sendRequest(nginxPort, whole)])
    const { body: _, ...expected } = told(ofServer, names)
    expect(told(ofNginx, names), path).toMatchObject(expected)
    expect(ofNginx.status).toBe(308)
  }
})

test('an unknown path shows the not-found page of its place, with 404', async () => {
  const places = [
    ['/americas/xyz', 'lang="en"'],
    ['/americas/es/course/detail/9999', 'lang="es"'],
    ['/americas/esx', 'lang="en"'],
    ['/mobile/americas/es/xyz', 'lang="es"'],
    ['/mobile/mena/ar/xyz', 'lang="ar"'],
    ['/mobile/mena/xyz?a=1', 'lang="en"'],
  ] as const
  for (const [path, words] of places) {
    const response = await same(path)
    expect(response.status).toBe(404)
    expect(response.body.toString()).toContain(words)
  }
  expect((await same('/none/at/all', { host: sister })).body.toString()).toContain('<html')
  // The site at the root is not published, so a plain text is returned.
  for (const path of [
    '/none',
    '/mobile/none',
    '/uk/none',
    '/mobile/uk/none',
    '/americas.html',
    '/americas/es.html',
    '/404',
  ])
    expect((await same(path)).status, path).toBe(404)
})

test('a withdrawn path returns 410, on both variants and in each language', async () => {
  for (const path of [
    `/americas/course/detail/${withdrawn}`,
    `/mobile/americas/es/course/detail/${withdrawn}`,
  ]) {
    const response = await same(path)
    expect(response.status).toBe(410)
    expect(response.body.toString()).toContain('<html')
  }
})

test('HEAD returns the headers of GET, and any other method is refused', async () => {
  const sized = [...compared, 'content-length']
  for (const path of [
    '/americas',
    '/fonts/text-latin.woff2',
    `/americas/course/detail/${withdrawn}`,
    '/americas/none',
  ])
    expect((await same(path, { method: 'HEAD' }, sized)).body.byteLength).toBe(0)
  // The server sends Vary only because it compresses the response.
  const names = compared.filter((name) => name !== 'vary')
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await same('/americas', { method }, names)).status).toBe(405)
  expect((await same('/americas//es/', { method: 'POST' }, names)).status).toBe(405)
})

test('paths that try to leave the folder find nothing', async () => {
  const nowhere = [
    '//americas',
    '/americas//es',
    '//elsewhere.test/',
    '/americas//',
    '/%2e%2e/%2e%2e/etc/passwd.html',
  ]
  for (const path of [
    '/americas/../mena/course/detail/1',
    '/americas/./es',
    '/americas/%2e%2e/mena',
    '/americas%2Fes',
  ])
    expect((await same(path)).status, path).toBe(200)
  for (const path of nowhere.slice(0, 4)) expect((await same(path)).status, path).toBe(404)
  // nginx refuses paths that lead above the root, while the server resolves them to the root. Neither finds a file.
  for (const path of ['/../../etc/passwd', '/..%2f..%2fetc/passwd', ...nowhere.slice(4)]) {
    expect((await sendRequest(nginxPort, { path, host: main })).status, path).toBeGreaterThanOrEqual(400)
    expect((await sendRequest(port, { path, host: main })).status, path).toBe(404)
  }
  // The path must not cause a redirect that leads to another host.
  const away = String.raw`/\elsewhere.test/`
  expect((await sendRequest(nginxPort, { path: away, host: main })).headers.location).toBeUndefined()
})

test('an unknown host is refused', async () => {
  expect((await same('/americas', { host: 'elsewhere.test' })).status).toBe(421)
})

test('the server answers its own paths through nginx, and knows the host', async () => {
  for (const path of ['/api/openapi.json', '/api/none', '/media/none', '/user/none', '/healthz'])
    await same(path, {}, [
      'content-type',
      'cache-control',
      'content-security-policy',
      'x-content-type-options',
    ])
  expect((await same('/api/none', { method: 'POST' }, ['content-type'])).body.toString()).toContain('code')
  const signIn = await sendRequest(nginxPort, { path: '/user/sso/login?target=%2Famericas', host: main })
  expect(signIn.status).toBe(303)
  expect(signIn.headers.location).toContain(`http://${main}/identity/`)
  expect((await sendRequest(nginxPort, { path: '/apix', host: main })).status).toBe(404)
})

test('a preview is rendered by the server', async () => {
  const link = new URL(
    (await command('operator', 'preview', 'course', '11', '--site', 'americas')).said.trim(),
  )
  const response = await sendRequest(nginxPort, { path: link.pathname + link.search, host: main })
  expect(response.status).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect((await same('/americas/course/detail/11?preview=forged')).status).toBe(404)
  expect((await same('/americas?x=1&preview')).status).toBe(404)
  expect((await same('/americas?nopreview=1')).status).toBe(200)
})

test('pages are compressed', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  for (const at of [port, nginxPort]) {
    const { headers: got, body } = await sendRequest(at, { path: '/americas', host: main, headers })
    expect(got['content-encoding']).toBe('gzip')
    expect(got.vary).toBe('Accept-Encoding')
    expect(gunzipSync(body).toString()).toContain('<html')
  }
})

test('other hosts get their own configuration files', () => {
  expect(readFileSync(join(out, 'main/_redirects'), 'utf8')).toContain(
    '/mobile/mena/ar/* /mobile/mena/ar/exception/notFound.html 404\n',
  )
  const headers = readFileSync(join(out, 'main/_headers'), 'utf8')
  expect(headers).toContain('/_astro/*\n  cache-control: public, max-age=31536000, immutable\n')
  expect(existsSync(join(out, 'main/americas/es/404.html'))).toBe(true)
  expect(tables().tenants.map(({ host }) => host)).toEqual(['localhost', 'micro.localhost'])
})

test('a new export leaves no old files, and unchanged files keep their time', async () => {
  writeFileSync(join(out, 'main/americas/stale.html'), 'stale')
  writeFileSync(join(out, 'main/americas/course/detail/9.html'), 'changed by hand')
  const before = statSync(join(out, 'main/americas/es.html')).mtimeMs
  const { said, code } = await exportAll()
  expect(code, said).toBe(0)
  expect(existsSync(join(out, 'main/americas/stale.html'))).toBe(false)
  expect(readFileSync(join(out, 'main/americas/course/detail/9.html'), 'utf8')).toContain('<html')
  expect(statSync(join(out, 'main/americas/es.html')).mtimeMs).toBe(before)
  expect(readdirSync(folder).sort()).toEqual(['data', 'nginx', 'out'])
})

test('a folder that holds something else is not changed', async () => {
  const { said, code } = await command('publish', '--site', 'americas', '--export', join(folder, 'data'))
  expect(code).toBe(1)
  expect(said).toContain('holds something else than an export')
  expect(existsSync(join(folder, 'data/pages'))).toBe(true)
})

test('the previous release is exported after a rollback', async () => {
  const page = join(out, `main/americas/course/detail/${withdrawn}.html`)
  expect(existsSync(page)).toBe(false)
  const { said, code } = await command(
    'publish',
    ...['--site', 'americas', '--rollback', '--reason', 'A test', '--export', out],
  )
  expect(code, said).toBe(0)
  expect(existsSync(page)).toBe(true)
})

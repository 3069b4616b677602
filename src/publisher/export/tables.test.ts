import { expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import type { ReleasedFile } from '../release.ts'
import { formatHeadersFile } from './headers-file.ts'
import { formatNginxFile } from './nginx-file.ts'
import type { PublishedFiles } from './published-files.ts'
import { formatRedirectsFile } from './redirects-file.ts'
import { createExportTables, createTenantTable } from './tables.ts'

const page: ReleasedFile = { object: 'o', pack: 'p', at: 0, size: 1, type: 'text/html; charset=utf-8' }
const paths = ['/eu', '/eu/de', '/eu/exception/notFound', '/eu/de/exception/notFound']
const published: PublishedFiles = {
  tenant: 'main',
  sites: loadSites('sites', ['eu']).sites.slice(),
  files: new Map(paths.map((path) => [path, page])),
  gone: ['/eu/de/course/detail/8'],
  moved: { '/eu/trainer': '/eu/trainer-team' },
  prefixPaths: ['/eu/certificate/verify'],
}
const assets = ['/_astro/a.js', '/favicon-main.svg', '/fonts/text.woff2', '/fonts/text-latin.woff2']
const table = createTenantTable(published, 'https://learn.example.org', assets)

test('a table has the name of the host, withdrawn paths, and headers by pattern', () => {
  expect(table).toMatchObject({ folder: 'main', host: 'learn.example.org', gone: published.gone })
  const patterns = table.headers.map((rule) => rule.for)
  const scanning = ['/:place1/certificate/verify', '/:place1/certificate/verify/*']
  expect(patterns).toEqual([
    ...['/*', '/_astro/*', '/eu', '/eu/*', '/favicon-main.svg', '/fonts/*'],
    ...scanning,
  ])
})

test('pages with a code scanner come last, so that their policy counts', () => {
  const policies = table.headers.flatMap(({ headers }) => headers['permissions-policy'] ?? [])
  expect(policies[0]).toMatch(/^camera=\(\)/)
  for (const policy of policies.slice(1)) expect(policy).toMatch(/^camera=\(self\), geolocation=\(\)/)
  expect(policies).toHaveLength(3)
})

test('only https origins have strict transport security', () => {
  const header = 'strict-transport-security'
  expect(table.headers[0]?.headers).toHaveProperty(header)
  expect(
    createTenantTable(published, 'http://localhost:4321', assets).headers[0]?.headers,
  ).not.toHaveProperty(header)
})

test('_headers lists pattern after pattern', () => {
  expect(formatHeadersFile(table.headers)).toContain(
    '\n/eu/*\n  cache-control: no-cache\n  vary: Accept-Encoding\n\n/favicon-main.svg\n  cache-control: public, max-age=3600\n',
  )
})

test('_redirects lists withdrawn paths, then unknown ones, the longest prefix first', () => {
  const lines = formatRedirectsFile(table).split('\n')
  expect(lines).toContain('/eu/de/course/detail/8 /eu/de/exception/notFound.html 410')
  expect(lines).toContain('/eu/trainer /eu/trainer-team 308')
  expect(lines).toContain('/eu/certificate/verify/* /eu/certificate/verify.html 200')
  expect(lines.indexOf('/eu/de/* /eu/de/exception/notFound.html 404')).toBeLessThan(
    lines.indexOf('/eu/* /eu/exception/notFound.html 404'),
  )
  expect(lines.at(-2)).toBe('/* /404.html 404')
})

test('nginx listens at the port of the origin and passes the rest to the server', () => {
  const { server } = createExportTables([table], ['http://127.0.0.1:4321', 'http://10.0.0.2:4331'])
  const odd = [{ path: '/eu/sitemap.xml', policy: 'ask' as const }]
  const conf = formatNginxFile([{ table, odd }], server, '/srv/portal', 'x-forwarded-for')
  for (const line of [
    'listen 443 ssl;',
    'server_name learn.example.org;',
    'root "/srv/portal/main";',
    'server 127.0.0.1:4321 max_fails=0;',
    'server 10.0.0.2:4331 max_fails=0;',
    'if (-f "/srv/portal/gone/main$uri.gone") { return 410; }',
    'client_max_body_size 32m;',
    'location = "/eu/sitemap.xml" {',
    'return 308 /eu/trainer-team$is_args$args;',
    String.raw`location ~ ^/eu/certificate/verify/[^/]+\z {`,
    'proxy_pass http://portal;',
    'proxy_set_header x-forwarded-for $remote_addr;',
    'add_header strict-transport-security "max-age=31536000; includeSubDomains" always;',
  ])
    expect(conf).toContain(line)
})

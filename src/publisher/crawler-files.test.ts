import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSites } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { renderCrawlerFiles } from './crawler-files.ts'
import type { PublishContext } from './publish-context.ts'
import type { ReleasedFile } from './release.ts'
import { ReleaseStore } from './release-store.ts'
import type { ReleasedFiles } from './render-batch.ts'

const sites = loadSites('sites', ['en', 'eu', 'micro-en'])
const siteAt = (prefix: string) => sites.sites.find((site) => site.prefix === prefix) as Site
const [root, eu] = [siteAt(''), siteAt('eu')]
const origins = { main: 'https://main.example.org', sister: 'https://sister.example.org' }

let folder: string
let context: PublishContext
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crawlers-'))
  context = { sites, origins, store: new ReleaseStore(folder) } as PublishContext
})
afterEach(() => rmSync(folder, { recursive: true }))

const pageFile = (more: Partial<ReleasedFile> = {}): ReleasedFile => ({
  ...{ object: 'o', pack: 'p', at: 0, size: 1, type: 'text/html; charset=utf-8' },
  ...more,
})
const filesOf = (...paths: string[]): ReleasedFiles =>
  Object.fromEntries(paths.map((path) => [path, pageFile()]))
const textOf = async (file: ReleasedFile | undefined) =>
  (await context.store.content(file as ReleasedFile)).toString()
const pathsIn = (text: string) =>
  Array.from(text.matchAll(/<loc>https:\/\/[^/]*([^<]*)<\/loc>/g), ([, path]) => path)

test('a sitemap lists the desktop pages of its language that may be indexed, sorted', async () => {
  const files: ReleasedFiles = {
    ...filesOf('/eu/news', '/eu/faq', '/eu/de/faq', '/mobile/eu/faq', '/mobile/eu/de/faq'),
    '/eu/profile': pageFile({ hidden: true }),
    '/eu/news.xml': pageFile({ type: 'application/rss+xml' }),
  }
  const rendered = renderCrawlerFiles(eu, files, {}, context)
  expect(Object.keys(rendered).sort()).toEqual(
    eu.languages.map((language) => `/sitemap-eu-${language.toLowerCase()}.xml`).sort(),
  )
  expect(pathsIn(await textOf(rendered['/sitemap-eu-en.xml']))).toEqual(['/eu/faq', '/eu/news'])
  expect(pathsIn(await textOf(rendered['/sitemap-eu-de.xml']))).toEqual(['/eu/de/faq'])
  expect(pathsIn(await textOf(rendered['/sitemap-eu-fr.xml']))).toEqual([])
  expect(rendered['/sitemap-eu-en.xml']?.type).toMatch(/xml/)
})

test('the site at the root has the index of the sites of its brand, and robots.txt with its address', async () => {
  const rendered = renderCrawlerFiles(root, filesOf('/faq'), {}, context)
  const index = await textOf(rendered['/sitemap.xml'])
  expect(index).toContain('https://main.example.org/sitemap-eu-de.xml')
  expect(index).not.toContain('micro')
  expect(await textOf(rendered['/robots.txt'])).toContain('Sitemap: https://main.example.org/sitemap.xml')
  expect(rendered['/robots.txt']?.type).toMatch(/^text\/plain/)
  expect(pathsIn(await textOf(rendered['/sitemap-en-en.xml']))).toEqual(['/faq'])
})

test('files with the same contents stay as they are, whether pages were made again or not', () => {
  const files = filesOf('/faq', '/news')
  const before = renderCrawlerFiles(root, files, {}, context)
  const again = { '/faq': pageFile({ object: 'other' }), '/news': pageFile() }
  const last = { ...files, ...before }
  for (const now of [files, again]) {
    const rebuilt = renderCrawlerFiles(root, now, last, context)
    for (const [path, file] of Object.entries(before)) expect(rebuilt[path], path).toBe(file)
  }
})

/** Returns the paths of the files that differ after a site changed from one state to another. */
function changedPaths(before: ReleasedFiles, now: ReleasedFiles): string[] {
  const rendered = renderCrawlerFiles(root, before, {}, context)
  const next = renderCrawlerFiles(root, now, { ...before, ...rendered }, context)
  return Object.keys(next).filter((path) => next[path] !== rendered[path])
}

const sitemap = '/sitemap-en-en.xml'

test('a page that comes, goes or is hidden changes the sitemap alone', () => {
  const [few, more] = [filesOf('/faq'), filesOf('/faq', '/news')]
  expect(changedPaths(few, more)).toEqual([sitemap])
  expect(changedPaths(more, few)).toEqual([sitemap])
  expect(changedPaths(more, { ...few, '/news': pageFile({ hidden: true }) })).toEqual([sitemap])
  expect(changedPaths({ ...few, '/news': pageFile({ hidden: true }) }, more)).toEqual([sitemap])
  expect(changedPaths(more, { ...few, '/news': pageFile({ type: 'text/plain' }) })).toEqual([sitemap])
})

test('the day on which a page changed is in the sitemap from the next day on', async () => {
  const files = filesOf('/faq', '/news')
  const before = renderCrawlerFiles(root, files, {}, context)
  const now = { ...files, '/news': pageFile({ changed: '2026-03-31' }) }
  const last = { ...files, ...before }
  expect(renderCrawlerFiles(root, now, last, context, true)[sitemap]).toBe(before[sitemap])
  const nextDay = renderCrawlerFiles(root, now, last, context, false)
  expect(await textOf(nextDay[sitemap])).toContain('/news</loc><lastmod>2026-03-31</lastmod>')
  expect(Object.keys(nextDay).filter((path) => nextDay[path] !== before[path])).toEqual([sitemap])
})

test('a feed that comes or goes changes no file for crawlers', () => {
  const feed = { '/news.xml': pageFile({ type: 'application/rss+xml' }) }
  const pages = filesOf('/faq')
  expect(changedPaths(pages, { ...pages, ...feed })).toEqual([])
  expect(changedPaths({ ...pages, ...feed }, pages)).toEqual([])
})

test('another address of the brand changes robots.txt, and no sitemap before its pages do', () => {
  const files = filesOf('/faq')
  const before = renderCrawlerFiles(root, files, {}, context)
  const moved = { ...context, origins: { ...origins, main: 'https://new.example.org' } } as PublishContext
  const next = renderCrawlerFiles(root, files, { ...files, ...before }, moved)
  expect(Object.keys(next).filter((path) => next[path] !== before[path])).toEqual([
    '/robots.txt',
    '/.well-known/security.txt',
  ])
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestLease } from '#tests/fixtures/lease.ts'
import { type ReleasedFile, releaseNameOf, type SiteRelease } from '../release.ts'
import { ReleaseStore } from '../release-store.ts'
import { exportSites } from './export-sites.ts'
import { ExportUpdater } from './export-updater.ts'
import { PendingPurge } from './pending-purge.ts'
import { updateExport } from './update-export.ts'

let dataDir: string
let folder: string
let store: ReleaseStore
const origin = 'https://learn.example.org'
const settings = () => ({
  ...{ isShared: false, server: 'http://127.0.0.1:1', token: '' },
  ...{ dataDir, sites: ['eu'], servers: ['http://127.0.0.1:4321'], addressHeader: undefined },
  origins: { main: origin, sister: 'https://thermal.example.org' },
})

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'export-'))
  folder = join(dataDir, 'out')
  store = new ReleaseStore(dataDir)
  mkdirSync(join(store.folder, 'assets/fonts'), { recursive: true })
  writeFileSync(join(store.folder, 'assets/fonts/a.woff2'), 'font')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Switches to a release with these pages, by path, and these withdrawn paths. */
async function release(at: number, pages: Record<string, string>, gone: string[] = []): Promise<void> {
  const stored = store.storeContents(Object.values(pages))
  const files = Object.keys(pages).map((path, index): [string, ReleasedFile] => [
    path,
    { ...(stored[index] as ReleasedFile), type: 'text/html' },
  ])
  await store.switchTo({
    ...{ site: 'eu', tenant: 'main', release: releaseNameOf(new Date(at)), frame: 'frame', revision: 1 },
    ...{ files: Object.fromEntries(files), gone, moved: {}, openEnded: [], day: '2026-01-15', failures: [] },
  } satisfies SiteRelease)
}

const minute = 60_000
const update = (at: number) => updateExport(settings(), folder, new Date(at))
const text = (path: string) => readFileSync(join(folder, path), 'utf8')
const pending = () => new PendingPurge(folder).read()

test('only changed files are written, and a withdrawn page has a mark', async () => {
  await release(0, { '/eu': 'home', '/eu/a': 'old', '/eu/b': 'same' })
  await update(0)
  expect([text('main/eu.html'), text('main/fonts/a.woff2')]).toEqual(['home', 'font'])
  expect(await pending()).toContain(`${origin}/eu/a`)
  await new PendingPurge(folder).remove(await pending())
  const before = statSync(join(folder, 'main/eu/b.html')).ctimeMs
  await release(minute, { '/eu/a': 'new', '/eu/b': 'same' }, ['/eu'])
  expect((await update(minute)).deleted).toBe(1)
  expect(text('main/eu/a.html')).toBe('new')
  expect(statSync(join(folder, 'main/eu/b.html')).ctimeMs).toBe(before)
  expect(existsSync(join(folder, 'main/eu.html'))).toBe(false)
  expect(text('gone/main/eu.gone')).toBe('')
  expect(await pending()).toEqual([`${origin}/eu`, `${origin}/eu/a`])
  expect(await update(2 * minute)).toEqual({ written: 0, deleted: 0 })
})

test('a page that comes back has no mark any more', async () => {
  await release(0, { '/eu': 'home' }, ['/eu/a'])
  await update(0)
  await release(minute, { '/eu': 'home', '/eu/a': 'back' })
  await update(minute)
  expect(existsSync(join(folder, 'gone/main/eu/a.gone'))).toBe(false)
  expect(text('main/eu/a.html')).toBe('back')
})

test('a folder of the command is continued: equal files stay, and others go', async () => {
  await release(0, { '/eu': 'home' })
  await exportSites(settings(), folder, new Date(0))
  writeFileSync(join(folder, 'main/stale.html'), 'stale')
  expect(await update(minute)).toEqual({ written: 0, deleted: 1 })
  expect(existsSync(join(folder, 'main/stale.html'))).toBe(false)
  expect(await pending()).toEqual([`${origin}/stale`])
})

test('the command gets the changed addresses, again until it succeeds', async () => {
  const [list, lines] = [join(dataDir, 'purged'), [] as string[]]
  const works = join(dataDir, 'works')
  const purgeCommand = `test -e ${works} || { echo No line; exit 3; }; cat >> ${list}`
  const follower = new ExportUpdater({ ...settings(), folder, purgeCommand }, (line, isFailure) =>
    lines.push(`${isFailure ? 'failure' : 'news'}: ${line}`),
  )
  await release(0, { '/eu': 'home' })
  await follower.updateIfChanged(0)
  expect(lines.at(-1)).toBe('failure: PURGE_COMMAND ended with 3: No line (next try in 5 s)')
  writeFileSync(works, '')
  await follower.updateIfChanged(4000)
  expect(existsSync(list)).toBe(false)
  await follower.updateIfChanged(5000)
  expect(readFileSync(list, 'utf8')).toBe(`${origin}/eu\n${origin}/fonts/a.woff2\n`)
  expect(await pending()).toEqual([])
})

test('a folder with pages stays as it is until every site has a release', async () => {
  const lines: string[] = []
  const follower = new ExportUpdater({ ...settings(), folder, purgeCommand: null }, (line) =>
    lines.push(line),
  )
  mkdirSync(join(folder, 'main'), { recursive: true })
  writeFileSync(join(folder, 'main/eu.html'), 'online')
  for (const now of [0, 1000]) await follower.updateIfChanged(now)
  expect(text('main/eu.html')).toBe('online')
  expect(existsSync(join(folder, 'nginx.conf'))).toBe(false)
  expect(lines).toEqual([
    'EXPORT_DIR is updated after the first publish of every site. Not published yet: eu',
  ])
  await release(minute, { '/eu': 'home' })
  await follower.updateIfChanged(minute)
  expect(text('main/eu.html')).toBe('home')
})

test('a release that was rolled back is exported too', async () => {
  const follower = new ExportUpdater({ ...settings(), folder, purgeCommand: null }, () => {})
  await release(0, { '/eu': 'old' })
  await release(minute, { '/eu': 'new' })
  await follower.updateIfChanged(minute)
  expect(text('main/eu.html')).toBe('new')
  await store.rollBack('eu', releaseNameOf(new Date(0)), createTestLease())
  await follower.updateIfChanged(2 * minute)
  expect(text('main/eu.html')).toBe('old')
  expect(await pending()).toEqual([])
})

import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'
import { releaseNameOf, type SiteRelease, type StoredContent } from './release.ts'
import { ReleaseStore } from './release-store.ts'

const now = new Date('2026-11-21T12:00:00Z')
let folder: string
let store: ReleaseStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sweep-'))
  store = new ReleaseStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Stores a content and sets its file time to some hours ago. */
function keep(content: string, hours: number): StoredContent {
  const [kept] = store.storeContents([content]) as [StoredContent]
  const then = new Date(now.getTime() - hours * 3_600_000)
  utimesSync(store.pack(kept.pack), then, then)
  return kept
}

const isThere = ({ pack }: StoredContent): boolean => existsSync(store.pack(pack))

const publish = (day: number, kept: StoredContent) =>
  store.switchTo({
    site: 'eu',
    tenant: 'main',
    release: releaseNameOf(new Date(Date.UTC(2026, 0, day))),
    frame: 'frame',
    revision: day,
    files: { '/eu': { ...kept, type: 'text/html' } },
    gone: [],
    moved: {},
    openEnded: [],
    day: '2026-01-15',
    failures: [],
  })

test('contents are deleted with the last release that names them', async () => {
  const contents = ['a', 'b', 'c', 'd', 'e'].map((content) => keep(content, 5))
  for (const [day, content] of contents.entries()) await publish(day + 1, content)
  expect(await collectGarbage(store, now)).toBe(2)
  expect(contents.map(isThere)).toEqual([false, false, true, true, true])
})

test('young contents stay: a publish may be about to name them', async () => {
  const young = keep('young', 0.5)
  expect(await collectGarbage(store, now)).toBe(0)
  expect(isThere(young)).toBe(true)
})

test('contents an hour old are deleted, except those of the current release', async () => {
  const [hour, shown] = [keep('hour', 1), keep('shown', 5)]
  await publish(1, shown)
  rmSync(join(store.siteFolder('eu'), 'releases'), { recursive: true })
  expect(await collectGarbage(store, now)).toBe(1)
  expect([hour, shown].map(isThere)).toEqual([false, true])
})

test('a prepared release keeps its contents', async () => {
  const [shown, prepared] = [keep('shown', 5), keep('prepared', 5)]
  await publish(1, shown)
  await store.prepare({
    ...((await store.read('eu')) as SiteRelease),
    files: { '/eu': { ...prepared, type: 'text/html' } },
  })
  expect(await collectGarbage(store, now)).toBe(0)
  expect(isThere(prepared)).toBe(true)
})

test('a site without a release does not stop the collection', async () => {
  const [shown, old] = [keep('shown', 5), keep('old', 5)]
  await publish(1, shown)
  mkdirSync(store.siteFolder('aa'), { recursive: true })
  expect(await collectGarbage(store, now)).toBe(1)
  expect([shown, old].map(isThere)).toEqual([true, false])
})

test('without any release there is nothing to delete', async () => {
  expect(await collectGarbage(store, now)).toBe(0)
})

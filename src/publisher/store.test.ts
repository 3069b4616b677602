import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseName, type SiteRelease } from './release.ts'
import { ReleaseStore } from './store.ts'

let folder: string
let store: ReleaseStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  store = new ReleaseStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const release = (day: number): SiteRelease => ({
  site: 'eu',
  tenant: 'main',
  release: releaseName(new Date(Date.UTC(2026, 0, day))),
  frame: 'frame',
  revision: day,
  files: { '/eu': { object: String(day), pack: 'p', at: 0, size: 1, type: 'text/html' } },
  gone: [],
  moved: {},
  openEnded: [],
  day: '2026-01-15',
  failures: [],
})

test('contents are kept together, each is found again, and the same ones are kept once', async () => {
  const pages = ['<p>Hello</p>', '<p>Grüße</p>', '<p>مرحبا</p>']
  const kept = store.keep(pages)
  expect(store.keep(pages)).toEqual(kept)
  expect(readdirSync(join(folder, 'pages/packs'))).toEqual([kept[0]?.pack])
  const found = await Promise.all(kept.map(async (each) => (await store.content(each)).toString()))
  expect(found).toEqual(pages)
})

test('a content has the same hash in whatever pack it lies', () => {
  const [, in1] = store.keep(['a', 'b'])
  const [in2] = store.keep(['b', 'c'])
  expect(in1?.object).toBe(in2?.object)
  expect(in1?.pack).not.toBe(in2?.pack)
})

test('a site shows the release that it was switched to last', async () => {
  expect(await store.read('eu')).toBeUndefined()
  await store.switchTo(release(1))
  await store.switchTo(release(2))
  expect(await store.read('eu')).toEqual(release(2))
})

test('the last three releases are kept', async () => {
  for (const day of [1, 2, 3, 4, 5]) await store.switchTo(release(day))
  expect(await store.releases('eu')).toEqual([5, 4, 3].map((day) => release(day).release))
})

test('a site goes back release by release, and no further than the oldest that is kept', async () => {
  for (const day of [1, 2, 3]) await store.switchTo(release(day))
  expect(await store.rollBack('eu')).toBe(release(2).release)
  expect(await store.read('eu')).toEqual(release(2))
  expect(await store.rollBack('eu')).toBe(release(1).release)
  expect(await store.rollBack('eu')).toBeUndefined()
  expect(await store.read('eu')).toEqual(release(1))
})

test('another site is not touched', async () => {
  await store.switchTo(release(1))
  await store.switchTo({ ...release(2), site: 'mena' })
  expect(await store.read('eu')).toEqual(release(1))
})

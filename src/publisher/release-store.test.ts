import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestLease } from '#tests/fixtures/lease.ts'
import { releaseNameOf, type SiteRelease, type StoredContent } from './release.ts'
import { ReleaseStore } from './release-store.ts'

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
  release: releaseNameOf(new Date(Date.UTC(2026, 0, day))),
  frame: 'frame',
  revision: day,
  files: { '/eu': { object: String(day), pack: 'p', at: 0, size: 1, type: 'text/html' } },
  gone: [],
  moved: {},
  openEnded: [],
  day: '2026-01-15',
  failures: [],
})

test('contents are stored together, each is found again, and the same ones are stored once', async () => {
  const pages = ['<p>Hello</p>', '<p>Grüße</p>', '<p>مرحبا</p>']
  const stored = store.storeContents(pages)
  expect(store.storeContents(pages)).toEqual(stored)
  expect(readdirSync(join(folder, 'pages/packs'))).toEqual([stored[0]?.pack])
  const found = await Promise.all(stored.map(async (each) => (await store.content(each)).toString()))
  expect(found).toEqual(pages)
})

test('a content has the same hash in every pack', () => {
  const [, in1] = store.storeContents(['a', 'b'])
  const [in2] = store.storeContents(['b', 'c'])
  expect(in1?.object).toBe(in2?.object)
  expect(in1?.pack).not.toBe(in2?.pack)
})

test('a site shows the release that it was switched to last', async () => {
  expect(await store.read('eu')).toBeUndefined()
  await store.switchTo(release(1))
  await store.switchTo(release(2))
  expect(await store.read('eu')).toEqual(release(2))
})

test('the last three releases are stored', async () => {
  for (const day of [1, 2, 3, 4, 5]) await store.switchTo(release(day))
  expect(await store.releases('eu')).toEqual([5, 4, 3].map((day) => release(day).release))
})

test('a site shows a stored release again, and none that is not stored', async () => {
  for (const day of [1, 2, 3]) await store.switchTo(release(day))
  expect(await store.rollBack('eu', release(1).release, createTestLease())).toBe(true)
  expect(await store.read('eu')).toEqual(release(1))
  expect(await store.rollBack('eu', 'never', createTestLease())).toBe(false)
  expect(await store.read('eu')).toEqual(release(1))
})

test('a prepared release is not shown, and is deleted once another is shown', async () => {
  await store.switchTo(release(1))
  expect(await store.readPrepared('eu')).toBeUndefined()
  await store.prepare(release(2))
  expect(await store.read('eu')).toEqual(release(1))
  expect(await new ReleaseStore(folder).readPrepared('eu')).toEqual(release(2))
  expect(await store.releases('eu')).toEqual([release(1).release])
  await store.switchTo(release(3))
  expect(await store.readPrepared('eu')).toBeUndefined()
})

test('another site does not change', async () => {
  await store.switchTo(release(1))
  await store.switchTo({ ...release(2), site: 'mena' })
  expect(await store.read('eu')).toEqual(release(1))
})

test('a site without a release has nothing to roll back to', async () => {
  expect(await store.releases('eu')).toEqual([])
  expect(await store.rollBack('eu', release(1).release, createTestLease())).toBe(false)
  expect(await store.read('eu')).toBeUndefined()
})

test('an earlier release is read by its name, beside the current one', async () => {
  await store.switchTo(release(1))
  await store.switchTo(release(2))
  expect(await store.read('eu', release(1).release)).toEqual(release(1))
  expect(await store.read('eu')).toEqual(release(2))
  expect(await store.read('eu', 'never')).toBeUndefined()
  const other = new ReleaseStore(folder)
  expect(await other.read('eu', release(1).release)).toEqual(release(1))
  expect(await other.read('eu')).toEqual(release(2))
})

test('the current release is read once, until another publisher replaces it', async () => {
  const other = new ReleaseStore(folder)
  const first = release(1)
  await store.switchTo(first)
  expect(await store.read('eu'), 'the publisher knows what it showed').toBe(first)
  const read = await other.read('eu')
  expect(await other.read('eu')).toBe(read)
  await store.switchTo(release(2))
  expect(await other.read('eu')).toEqual(release(2))
  expect(await other.rollBack('eu', release(1).release, createTestLease())).toBe(true)
  expect(await store.read('eu')).toEqual(release(1))
})

test('a release that an earlier version wrote has every field', async () => {
  const { gone: _, moved: __, openEnded: ___, day: ____, failures: _____, ...earlier } = release(1)
  await store.switchTo(earlier as SiteRelease)
  expect(await new ReleaseStore(folder).read('eu')).toEqual({ ...release(1), day: '' })
})

test('only complete releases are listed, and no part of a file stays behind', async () => {
  await store.switchTo(release(1))
  store.storeContents(['a'])
  const releases = join(store.siteFolder('eu'), 'releases')
  expect(readdirSync(releases)).toEqual([`${release(1).release}.json`])
  expect(readdirSync(store.siteFolder('eu')).sort()).toEqual(['current.json', 'releases'])
  expect(readdirSync(join(folder, 'pages/packs'))).toHaveLength(1)
  writeFileSync(join(releases, 'zz.json.9.part'), '')
  expect(await store.releases('eu')).toEqual([release(1).release])
})

test('contents are named by 32 digits of their hash, and lie at their places', () => {
  const stored = store.storeContents(['ab', ['c', 'dé'], ''])
  const hashOf = (text: string) => hash('sha256', text, 'hex').slice(0, 32)
  const objects = ['ab', 'cdé', ''].map(hashOf)
  const pack = hashOf([0, 2, 6].map((at, index) => `${objects[index]} ${at}`).join())
  expect(stored).toEqual([
    { object: objects[0], pack, at: 0, size: 2 },
    { object: objects[1], pack, at: 2, size: 4 },
    { object: objects[2], pack, at: 6, size: 0 },
  ])
  expect(readFileSync(store.pack(pack), 'utf8')).toBe('abcdé')
})

test('a pack with a gap, because a page was dropped after it was encoded, does not replace the pack without it', () => {
  const [, whole] = store.storeContents(['a', 'c'])
  const [, gapped] = store.storeEncoded(Buffer.from('abc'), [
    { at: 0, size: 1 },
    { at: 2, size: 1 },
  ])
  expect(gapped?.object).toBe(whole?.object)
  for (const { pack, at } of [whole, gapped] as StoredContent[])
    expect(readFileSync(store.pack(pack), 'utf8').slice(at, at + 1)).toBe('c')
})

test('contents that are stored again get a new file time and are not written again', () => {
  const [kept] = store.storeContents(['a']) as [StoredContent]
  const file = store.pack(kept.pack)
  const { ino } = statSync(file)
  utimesSync(file, 1, 1)
  store.storeContents(['a'])
  expect(statSync(file).ino).toBe(ino)
  expect(statSync(file).mtimeMs).toBeGreaterThan(1_000_000)
  expect(statSync(file).atimeMs).toBeGreaterThan(1_000_000)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import { type ReleasedFile, releaseNameOf, type SiteRelease } from '../release.ts'
import { ReleaseStore } from '../release-store.ts'
import { listPublishedFiles } from './published-files.ts'

let folder: string
let store: ReleaseStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shown-'))
  store = new ReleaseStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const release = (site: string, paths: readonly string[], gone: string[] = []): SiteRelease => {
  const stored = store.storeContents(paths)
  const files = paths.map((path, index): [string, ReleasedFile] => [
    path,
    { ...(stored[index] as ReleasedFile), type: 'text/html' },
  ])
  return {
    site,
    tenant: 'main',
    release: releaseNameOf(new Date(0)),
    frame: 'frame',
    revision: 1,
    files: Object.fromEntries(files),
    gone,
    moved: {},
    openEnded: [],
    day: '2026-01-15',
    failures: [],
  }
}

test('a tenant has the files of all its sites; a tenant without a release is left out', async () => {
  await store.switchTo(release('eu', ['/eu', '/eu/de'], ['/eu/course/detail/8']))
  await store.switchTo(release('mena', ['/mena'], ['/mena/old']))
  const shown = await listPublishedFiles(loadSites(), store)
  expect(shown.map(({ tenant }) => tenant)).toEqual(['main'])
  expect([...(shown[0]?.files.keys() ?? [])]).toEqual(['/eu', '/eu/de', '/mena'])
  expect(shown[0]?.gone).toEqual(['/eu/course/detail/8', '/mena/old'])
})

test('where two sites have the same path, the first counts', async () => {
  await store.switchTo(release('eu', ['/eu'], ['/x']))
  await store.switchTo(release('mena', ['/mena', '/x'], ['/eu']))
  const [shown] = await listPublishedFiles(loadSites(), store)
  expect([...(shown?.files.keys() ?? [])]).toEqual(['/eu', '/mena'])
  expect(shown?.gone).toEqual(['/x'])
})

import { expect, test } from 'vitest'
import type { SiteRelease } from './release.ts'
import { listUnchangedFiles, type ReleasePlan } from './release-plan.ts'

const file = { type: 'text/html', digest: 'a' }
// Only the names of the fixed pages are read here, hence the cast.
const files = {
  '/': { ...file, fixed: 'home' },
  '/faq': { ...file, fixed: 'faq' },
  '/course/detail/1': file,
} as unknown as SiteRelease['files']

/** Returns the plan of a release that follows one with these files; it renders some fixed pages and no items. */
const planned = (names: ReleasePlan['names']): ReleasePlan => ({
  kept: { files } as SiteRelease,
  ...{ frame: '', revision: 1, sources: [], day: '2026-01-15', names, rows: [], changedPaths: new Set() },
})

test('a fixed page that is made again is not kept, so a page that is no longer made disappears', () => {
  expect(Object.keys(listUnchangedFiles(planned(['faq'])))).toEqual(['/', '/course/detail/1'])
  expect(Object.keys(listUnchangedFiles(planned([])))).toEqual(['/', '/faq', '/course/detail/1'])
})

test('a site without a release keeps nothing', () => {
  expect(listUnchangedFiles({ ...planned([]), kept: undefined })).toEqual({})
})

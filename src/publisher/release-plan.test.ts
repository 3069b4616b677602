import { expect, test } from 'vitest'
import type { SiteRelease } from './release.ts'
import { filesKept, type ReleasePlan } from './release-plan.ts'

const file = { type: 'text/html', digest: 'a' }
// Of a file of a release only the name of its fixed page is read here.
const files = {
  '/': { ...file, fixed: 'home' },
  '/faq': { ...file, fixed: 'faq' },
  '/course/detail/1': file,
} as unknown as SiteRelease['files']

/** A plan of a release after one with these files, which makes some fixed pages and no items. */
const planned = (names: ReleasePlan['names']): ReleasePlan => ({
  kept: { files } as SiteRelease,
  ...{ frame: '', revision: 1, sources: [], day: '2026-01-15', names, rows: [] },
})

test('a fixed page that is made again is not kept, so that one which is made no more goes', () => {
  expect(Object.keys(filesKept(planned(['faq'])))).toEqual(['/', '/course/detail/1'])
  expect(Object.keys(filesKept(planned([])))).toEqual(['/', '/faq', '/course/detail/1'])
})

test('a site that has nothing yet keeps nothing', () => {
  expect(filesKept({ ...planned([]), kept: undefined })).toEqual({})
})

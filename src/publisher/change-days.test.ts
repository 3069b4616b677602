import { expect, test } from 'vitest'
import { addChangeDays } from './change-days.ts'
import type { ReleasedFile } from './release.ts'

const [yesterday, day] = ['2026-03-30', '2026-03-31']
const file = (more: Partial<ReleasedFile> = {}): ReleasedFile => ({
  ...{ object: 'o', pack: 'p', at: 0, size: 1, type: 'text/html; charset=utf-8' },
  ...more,
})
const dayOf = (now: ReleasedFile, last: ReleasedFile | undefined, ...changed: string[]) =>
  addChangeDays({ '/faq': now }, { day, changedPaths: new Set(changed) }, last ? { '/faq': last } : {})[
    '/faq'
  ]?.changed

test('a new page, a changed item and changed data have the day of the release', () => {
  expect(dayOf(file(), undefined)).toBe(day)
  expect(dayOf(file(), file({ changed: yesterday }), '/faq')).toBe(day)
  expect(dayOf(file({ inputs: 'b' }), file({ inputs: 'a', changed: yesterday }))).toBe(day)
})

test('a page that is rendered again with the same content keeps its day, or has none', () => {
  expect(dayOf(file(), file({ changed: yesterday }))).toBe(yesterday)
  expect(dayOf(file({ inputs: 'a' }), file({ inputs: 'a', changed: yesterday }))).toBe(yesterday)
  expect(dayOf(file(), file())).toBeUndefined()
})

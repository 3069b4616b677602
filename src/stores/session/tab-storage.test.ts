import { beforeEach, expect, test } from 'vitest'
import { openPage, type Page } from '#tests/fixtures/page.ts'
import { getVisitorCountry } from '../../contract/catalogue/visitor-country.ts'

let page: Page
beforeEach(async () => {
  page = await openPage()
})

test('the page that was left for a certification is found again for that certification only', async () => {
  const { findReturnPage, saveReturnPage } = await import('./return-page.ts')
  expect(findReturnPage(2)).toBeNull()
  const way = { certificationId: 2, href: '/eu/classroom/detail/1', name: 'Training' }
  saveReturnPage(way)
  expect([findReturnPage(2), findReturnPage(3)]).toEqual([way, null])
})

test('a pending act continues once, on its page, for its learner', async () => {
  const { clearPendingAction, savePendingAction, consumePendingAction } = await import(
    '../action/pending-action.ts'
  )
  page.at('/eu/course/detail/7?from=list')
  savePendingAction(5, 'enrol')
  expect(consumePendingAction(6)).toBeUndefined()
  page.at('/eu/course/detail/8')
  expect(consumePendingAction(5)).toBeUndefined()
  page.at('/eu/course/detail/7#video')
  expect([consumePendingAction(5), consumePendingAction(5)]).toEqual(['enrol', undefined])
  savePendingAction(5, 'enrol')
  clearPendingAction()
  expect(consumePendingAction(5)).toBeUndefined()
})

test('an act that was pressed before sign-in continues for who signs in within half an hour', async () => {
  const { savePendingAction, consumePendingAction } = await import('../action/pending-action.ts')
  const minute = 60_000
  savePendingAction(null, 'play')
  page.clock.advance(29 * minute)
  expect(consumePendingAction(5)).toBe('play')
  savePendingAction(null, 'play')
  page.clock.advance(30 * minute)
  expect(consumePendingAction(5)).toBeUndefined()
})

test('drafts of notes are stored for each learner and place, until they are sent', async () => {
  const { readNoteDraft, saveNoteDraft } = await import('../course/note.ts')
  saveNoteDraft(5, 'new', { text: 'A' })
  expect([readNoteDraft(5, 'new'), readNoteDraft(6, 'new'), readNoteDraft(5, 'other')]).toEqual([
    ...[{ text: 'A' }, undefined, undefined],
  ])
  saveNoteDraft(5, 'new')
  expect(readNoteDraft(5, 'new')).toBeUndefined()
})

test('remembered names are found in cookies and in the tab, and no others', async () => {
  const { isDismissed: isRememberedClosed } = await import('./dismissal.ts')
  page.cookies.set('one', { value: '1', seconds: 1 })
  page.visit.set('other', '1')
  expect(['one', 'other', 'neither'].map(isRememberedClosed)).toEqual([true, true, false])
})

test('the visitor’s country is requested once per visit, and again on the next page while it is unknown', async () => {
  const { loadVisitorCountry } = await import('./visitor.ts')
  page.visit.set('visitor-country', 'PL')
  expect([await loadVisitorCountry(), await loadVisitorCountry()]).toEqual(['PL', 'PL'])
  expect(page.line.times(getVisitorCountry)).toBe(0)
  page = await openPage()
  const unknown = await import('./visitor.ts')
  expect([await unknown.loadVisitorCountry(), await unknown.loadVisitorCountry()]).toEqual([null, null])
  expect([page.line.times(getVisitorCountry), page.visit.size]).toEqual([1, 0])
})

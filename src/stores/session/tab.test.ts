import { beforeEach, expect, test } from 'vitest'
import { openPage, type Page } from '#tests/fixtures/page.ts'
import { getVisitorCountry } from '../../contract/catalogue/visitor-country.ts'

/** What a tab keeps until it is closed. */
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

test('an act that waits goes on once, on its page, for its learner', async () => {
  const {
    clearPending: forgetPending,
    savePending: keepPending,
    takePending,
  } = await import('../profile/pending-enrolment.ts')
  page.at('/eu/course/detail/7?from=list')
  keepPending(5, 'enrol')
  expect(takePending(6)).toBeUndefined()
  page.at('/eu/course/detail/8')
  expect(takePending(5)).toBeUndefined()
  page.at('/eu/course/detail/7#video')
  expect([takePending(5), takePending(5)]).toEqual(['enrol', undefined])
  keepPending(5, 'enrol')
  forgetPending()
  expect(takePending(5)).toBeUndefined()
})

test('drafts of notes are kept for each learner and place, until they are sent', async () => {
  const { draftOf, saveNoteDraft: keepDraft } = await import('../course/note.ts')
  keepDraft(5, 'new', { text: 'A' })
  expect([draftOf(5, 'new'), draftOf(6, 'new'), draftOf(5, 'other')]).toEqual([
    ...[{ text: 'A' }, undefined, undefined],
  ])
  keepDraft(5, 'new')
  expect(draftOf(5, 'new')).toBeUndefined()
})

test('what is remembered is found in cookies and in the tab, and nothing else is', async () => {
  const { isRemembered } = await import('./remember-closed.ts')
  page.cookies.set('one', { value: '1', seconds: 1 })
  page.visit.set('other', '1')
  expect(['one', 'other', 'neither'].map(isRemembered)).toEqual([true, true, false])
})

test('the visitor’s country is asked once a visit, and again on the next page where it is not known', async () => {
  const { visitorCountry } = await import('./visitor.ts')
  page.visit.set('visitor-country', 'PL')
  expect([await visitorCountry(), await visitorCountry()]).toEqual(['PL', 'PL'])
  expect(page.line.times(getVisitorCountry)).toBe(0)
  page = await openPage()
  const unknown = await import('./visitor.ts')
  expect([await unknown.visitorCountry(), await unknown.visitorCountry()]).toEqual([null, null])
  expect([page.line.times(getVisitorCountry), page.visit.size]).toEqual([1, 0])
})

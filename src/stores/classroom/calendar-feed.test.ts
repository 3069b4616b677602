import { beforeEach, expect, test } from 'vitest'
import { openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { endCalendarFeed, renewCalendarFeed } from '../../contract/messaging/calendar.ts'

let page: Page
let feed: typeof import('./calendar-feed.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  feed = await import('./calendar-feed.ts')
  await feed.calendarFeedResource.load()
})
const path = () => {
  const now = feed.calendarFeedResource.$state.get()
  return now.state === 'ready' ? now.value.path : undefined
}
const toasts = async () => (await import('../notice/notices.ts')).$toasts.get().map(({ text }) => text)

test('a subscription is created, gets another address, and ends, each with a toast', async () => {
  expect(path()).toBeNull()
  await feed.replaceCalendarFeed()
  const first = path()
  expect(first).toMatch(/^\/calendar\/feed\//)
  await feed.replaceCalendarFeed()
  expect(path()).not.toBe(first)
  await feed.stopCalendarFeed()
  expect(path()).toBeNull()
  expect(await toasts()).toEqual(['notices:feedMade', 'notices:feedMade', 'notices:feedEnded'])
})

test('when the answer is lost, the shown subscription stays', async () => {
  page.line.lose(renewCalendarFeed)
  await feed.replaceCalendarFeed()
  expect(path()).toBeNull()
  await feed.replaceCalendarFeed()
  const shown = path()
  page.line.lose(endCalendarFeed)
  await feed.stopCalendarFeed()
  expect(path()).toBe(shown)
  expect(await toasts()).toEqual([...['enrolment:unreachable', 'notices:feedMade', 'enrolment:unreachable']])
})

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
  const now = feed.calendarFeedResource.$asked.get()
  return now.state === 'ready' ? now.value.path : undefined
}
const toasts = async () => (await import('../notice/notices.ts')).$toasts.get().map(({ text }) => text)

test('a subscription is created, gets another address, and ends, each with a toast', async () => {
  expect(path()).toBeNull()
  await feed.renewOwnFeed()
  const first = path()
  expect(first).toMatch(/^\/calendar\/feed\//)
  await feed.renewOwnFeed()
  expect(path()).not.toBe(first)
  await feed.endOwnFeed()
  expect(path()).toBeNull()
  expect(await toasts()).toEqual(['notices:feedMade', 'notices:feedMade', 'notices:feedEnded'])
})

test('when the answer is lost, the shown subscription stays', async () => {
  page.line.lose(renewCalendarFeed)
  await feed.renewOwnFeed()
  expect(path()).toBeNull()
  await feed.renewOwnFeed()
  const shown = path()
  page.line.lose(endCalendarFeed)
  await feed.endOwnFeed()
  expect(path()).toBe(shown)
  expect(await toasts()).toEqual([...['enrolment:unreachable', 'notices:feedMade', 'enrolment:unreachable']])
})

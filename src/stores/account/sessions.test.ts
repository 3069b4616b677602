import { beforeEach, expect, test } from 'vitest'
import { openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { endSessions } from '../../contract/identity/my-session.ts'

let page: Page
let store: typeof import('./sessions.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  await page.signIn()
  await page.signIn()
  store = await import('./sessions.ts')
  await store.sessionsResource.load()
})
const shown = () => {
  const now = store.sessionsResource.$state.get()
  return now.state === 'ready' ? now.value : []
}
const others = () => shown().filter(({ here }) => !here)
const toasts = async () => (await import('../notice/notices.ts')).$toasts.get().map(({ text }) => text)

test('one session ends and leaves the list; then all others end, and this one stays', async () => {
  expect([shown().length, others().length]).toEqual([3, 2])
  const [first, second] = others()
  await store.endSessionsElsewhere(first?.id ?? '')
  expect(others().map(({ id }) => id)).toEqual([second?.id])
  await store.endSessionsElsewhere(null)
  expect([shown().length, others(), await toasts()]).toEqual([1, [], []])
})

test('a session that has ended meanwhile leaves the list; one that could not be ended stays, and a toast says so', async () => {
  const [first] = others()
  page.line.lose(endSessions)
  await store.endSessionsElsewhere(first?.id ?? '')
  expect([others().length, await toasts()]).toEqual([2, ['notices:notOpened']])
  page.line.refuse(endSessions)
  await store.endSessionsElsewhere(first?.id ?? '')
  expect([others().length, (await toasts()).length]).toEqual([2, 2])
  await store.endSessionsElsewhere(first?.id ?? '')
  expect([others().length, (await toasts()).length]).toEqual([1, 2])
})

test('before the list is loaded, ending a session shows nothing', async () => {
  const [first] = others()
  store.sessionsResource.$state.set({ state: 'loading' })
  await store.endSessionsElsewhere(first?.id ?? '')
  expect(store.sessionsResource.$state.get()).toEqual({ state: 'loading' })
})

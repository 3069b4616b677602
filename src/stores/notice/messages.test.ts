import { beforeEach, expect, test } from 'vitest'
import { mail } from '#server/db/schema/mail.ts'
import { awaitResponses, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { findMessages, getMessage, markMessage } from '../../contract/messaging/message.ts'

let page: Page
let store: typeof import('./messages.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  store = await import('./messages.ts')
  const at = new Date(page.clock.now())
  const text = {
    ...{ language: 'en', subject: 'S', greeting: 'G', paragraphs: [], facts: [], files: [] },
    button: { label: 'B', path: '/eu' },
  }
  await page.portal.db.insert(mail).values({
    ...{ occasion: `message ${page.learnerId}`, kind: 'enrolled', learnerId: page.learnerId, data: {} },
    ...{ state: 'sent', dueAt: at, queuedAt: at, settledAt: at, text },
  })
  await store.messagesResource.load()
})
const head = () => {
  const now = store.messagesResource.$state.get()
  return (now.state === 'ready' ? now.value.rows[0] : undefined) as Parameters<typeof store.openMessage>[0]
}

test('fifteen messages fill a page', () => {
  expect([0, 1, 15, 16].map(store.countMessagePages)).toEqual([0, 1, 1, 2])
})

test('opening a message marks it as read once', async () => {
  expect(head().read).toBe(false)
  expect(await store.openMessage(head())).toMatchObject({ subject: 'S' })
  await awaitResponses()
  expect(head().read).toBe(true)
  await store.openMessage(head())
  await awaitResponses()
  expect(page.line.sent(markMessage)).toEqual([{ id: head().id, read: true }])
})

test('a message that could not be opened stays unread', async () => {
  page.line.lose(getMessage)
  expect(await store.openMessage(head())).toBeNull()
  expect(page.line.times(markMessage)).toBe(0)
})

test('a message is marked as unread; a lost answer shows a toast', async () => {
  await store.setMessageRead(head().id, true)
  page.line.lose(markMessage)
  const requestsBefore = page.line.times(findMessages)
  await store.setMessageRead(head().id, false)
  const { $toasts } = await import('./notices.ts')
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:unreachable'])
  expect(page.line.times(findMessages)).toBe(requestsBefore)
})

test('another page of messages is loaded by its number', async () => {
  store.showMessagePage(2)
  expect(store.messagesResource.$state.get()).toEqual({ state: 'loading' })
  await awaitResponses()
  expect(page.line.sent(findMessages).at(-1)).toMatchObject({ page: 2, pageSize: 15 })
  expect(head()).toBeUndefined()
})

import { beforeEach, expect, test } from 'vitest'
import { openPage, type Page } from '#tests/fixtures/page.ts'
import { openMailbox } from '#tests/fixtures/server/mailbox.ts'
import { createProof } from '#tests/fixtures/server/proof.ts'
import { unwrap } from '#tests/fixtures/server/result.ts'
import {
  confirmDateAlert,
  requestDateAlert,
  unsubscribeFromDateAlert,
} from '../../contract/messaging/date-alert.ts'

let page: Page
let store: typeof import('./date-alert.ts')
beforeEach(async () => {
  page = await openPage()
  store = await import('./date-alert.ts')
})

/** Returns the token in the link of the confirmation email. */
async function mailedToken(): Promise<string> {
  const email = `dates-${page.headers['x-visitor']?.replace(' ', '-')}@example.org`
  const proof = await createProof(page.elsewhere, 'newDates')
  unwrap(await page.elsewhere.call(requestDateAlert, { email, certificationId: 2, ...proof }))
  const [mail] = await (await openMailbox(page.portal)).to(email)
  return /[?&]confirm=([\w~-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('the link of the email confirms the address and returns the alert', async () => {
  const using = store.confirmDateAlertByLink(await mailedToken())
  expect(store.$dateAlertLinkState.get()).toEqual({ state: 'busy' })
  await using
  expect(store.$dateAlertLinkState.get()).toMatchObject({
    ...{ state: 'confirmed', request: { what: 'Video security associate' } },
  })
})

test('a link that is no longer valid is gone; an unreachable server is a failure', async () => {
  await store.confirmDateAlertByLink('1~2~x')
  expect(store.$dateAlertLinkState.get()).toEqual({ state: 'gone' })
  page.line.lose(confirmDateAlert)
  await store.confirmDateAlertByLink('1~2~x')
  expect(store.$dateAlertLinkState.get()).toEqual({ state: 'unreachable' })
})

test('emails are ended by their link, and an unreachable server is reported', async () => {
  page.line.lose(unsubscribeFromDateAlert)
  await store.endDateAlertByLink('1~end~x')
  expect(store.$dateAlertLinkState.get()).toEqual({ state: 'unreachable' })
  await store.endDateAlertByLink('1~end~x')
  expect(store.$dateAlertLinkState.get()).toEqual({ state: 'ended' })
})

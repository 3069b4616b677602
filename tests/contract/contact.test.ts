import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { contactRequest } from '#server/db/schema/contact-request.ts'
import { purgeUnused } from '#server/jobs/purge-unused.ts'
import { collectLearnerData } from '#server/services/identity/learner/collect-learner-data.ts'
import type { Api } from '#src/api/create-api.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import { getTrainerApplications } from '#src/contract/identity/trainer-application.ts'
import {
  closeContactRequest,
  getContactRequests,
  sendContactRequest,
} from '#src/contract/messaging/contact.ts'
import type { ContactForm } from '#src/domain/contact/contact-form.ts'
import { databases } from '../fixtures/server/databases.ts'
import { type Mailbox, openMailbox } from '../fixtures/server/mailbox.ts'
import { payingSite } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { createProof } from '../fixtures/server/proof.ts'
import { contextOf, refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, staff } from '../fixtures/server/training.ts'

const german = { siteId: payingSite, languageId: 4 }

describe.each(databases)('a contact message, on $name,', ({ open }) => {
  let portal: Portal
  let box: Mailbox
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { ADDRESS_HEADER: 'x-address' } })
    box = await openMailbox(portal)
  })
  afterAll(() => portal.close())

  let visitors = 0
  /** Returns a new visitor with rate limits of their own. */
  const visitor = (place?: { siteId: number; languageId: number }) => {
    visitors += 1
    return portal.api(null, { ...place, headers: { 'X-Address': `192.0.2.${visitors}` } })
  }
  const formOf = (email: string): ContactForm => ({
    ...{ name: 'Grace Hopper', email, subject: 'exam', message: 'Until when?\nSecond line.' },
  })
  const ask = async (email: string, api: Api = visitor()) =>
    api.call(sendContactRequest, { ...formOf(email), ...(await createProof(api, 'contact')) })
  const requestedBy = async (email: string, api?: Api) => unwrap(await ask(email, api)).requestId
  const stored = (id: number) => portal.db.select().from(contactRequest).where(eq(contactRequest.id, id))
  const work = () => purgeUnused(portal.db, createDatabaseStorage(portal.db), () => portal.clock.now)

  const notedOf = (id: number) =>
    portal.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `contact request ${id}`))

  test('is stored, and its sender gets a receipt in the page’s language that repeats no typed text', async () => {
    const id = await requestedBy('grace@example.org', visitor(german))
    expect(await stored(id)).toMatchObject([{ ...formOf('grace@example.org'), site: 'eu', language: 'de' }])
    const [mail] = await box.to('grace@example.org')
    expect(mail?.subject).toBe(`Ihre Nachricht ist eingegangen (Nummer ${id})`)
    for (const typed of ['Grace', 'Until when']) expect(`${mail?.html}${mail?.text}`).not.toContain(typed)
  })

  test('needs a proof of its own, once', async () => {
    const api = visitor()
    const proof = await createProof(api, 'contact')
    const other = await createProof(api, 'company')
    const form = formOf('proof@example.org')
    refusedWith(await api.call(sendContactRequest, { ...form, ...other }), 400)
    unwrap(await api.call(sendContactRequest, { ...form, ...proof }))
    const again = await api.call(sendContactRequest, { ...form, ...proof })
    expect(again).toMatchObject({ failure: { context: { fields: ['validateCode'] } } })
  })

  test.each([
    ['no name', { name: ' ' }],
    ['no email address', { email: 'grace' }],
    ['no message', { message: '  ' }],
    ['an endless message', { message: 'x'.repeat(4001) }],
    ['no such subject', { subject: 'weather' as never }],
  ])('with %s is refused', async (_, more) => {
    const api = visitor()
    const proof = await createProof(api, 'contact')
    refusedWith(await api.call(sendContactRequest, { ...formOf('a@example.org'), ...more, ...proof }), 400)
  })

  test('is limited to five tries an hour from the same address', async () => {
    const api = visitor()
    const wrong = { codeId: 'none', validateCode: 'none' }
    const tries = Array.from({ length: 5 }, () =>
      api.call(sendContactRequest, { ...formOf('b@example.org'), ...wrong }),
    )
    for (const result of await Promise.all(tries)) refusedWith(result, 400)
    const sixth = await ask('b@example.org', api)
    refusedWith(sixth, 10022)
    expect(contextOf(sixth)).toEqual({ reason: 'waitAnHour' })
  })

  test('with another person’s address sends at most three mails a day, and all messages are stored', async () => {
    for (let times = 0; times < 4; times += 1) await requestedBy('flood@example.org')
    expect(await box.to('flood@example.org')).toHaveLength(3)
    const messages = await portal.db
      .select()
      .from(contactRequest)
      .where(eq(contactRequest.email, 'flood@example.org'))
    expect(messages).toHaveLength(4)
  })

  test('is shown to reviewers only; the answer is mailed once, unchanged, and logged', async () => {
    const id = await requestedBy('ada@example.org', visitor(german))
    await box.deliver()
    for (const role of ['editor', 'finance']) {
      const other = await staff(portal, role)
      refusedWith(await other.call(getContactRequests, {}), 403)
      refusedWith(await other.call(closeContactRequest, { id }), 403)
    }
    const reviewer = await staff(portal, 'reviewer')
    const waiting = rowsOrThrow(await reviewer.call(getContactRequests, {}))
    expect(waiting.find((each) => each.id === id)).toMatchObject({ ...formOf('ada@example.org') })
    unwrap(await reviewer.call(closeContactRequest, { id, answer: 'Bis zum <Ende>.\nGruß' }))
    const [mail] = await box.to('ada@example.org')
    expect(mail?.subject).toBe(`Unsere Antwort auf Ihre Nachricht (Nummer ${id})`)
    expect(mail?.text).toContain('Bis zum <Ende>.\n\nGruß')
    expect(mail?.html).toContain('Bis zum &lt;Ende&gt;.')
    refusedWith(await reviewer.call(closeContactRequest, { id }), 10002)
    refusedWith(await reviewer.call(closeContactRequest, { id: 999_999 }), 404)
    const left = rowsOrThrow(await reviewer.call(getContactRequests, {}))
    expect(left.map((each) => each.id)).not.toContain(id)
    expect(await notedOf(id)).toMatchObject([{ actor: 'reviewer@demo.test', act: 'answer' }])
  })

  test('is not filtered by a site or language that does not exist', async () => {
    const reviewer = await staff(portal, 'reviewer')
    for (const [request, field] of [
      [{ site: 'xx' }, 'site'],
      [{ language: 'xx' }, 'language'],
    ] as const) {
      const refused = await reviewer.call(getContactRequests, request)
      refusedWith(refused, 400)
      expect(contextOf(refused)).toMatchObject({ fields: [field], issues: [{ path: field }] })
    }
    refusedWith(await reviewer.call(getTrainerApplications, { site: 'xx' }), 400)
    unwrap(await reviewer.call(getContactRequests, { site: 'za', language: 'th' }))
  })

  test('can’t be closed by its sender, by address or account', async () => {
    const { cookie } = await signIn(portal, 'reviewer@demo.test', { roles: ['reviewer'] })
    const reviewer = portal.api(cookie)
    const byAddress = await requestedBy('REVIEWER@demo.test')
    const byAccount = await requestedBy('private@example.org', portal.api(cookie))
    for (const id of [byAddress, byAccount]) {
      refusedWith(await reviewer.call(closeContactRequest, { id, answer: 'Yes.' }), 403)
      expect(await stored(id)).toMatchObject([{ settledAt: null, settledBy: null, answer: null }])
    }
  })

  test('records who closed it, when, and with which answer', async () => {
    const [answered, closed] = [await requestedBy('e@example.org'), await requestedBy('f@example.org')]
    const reviewer = await staff(portal, 'reviewer')
    unwrap(await reviewer.call(closeContactRequest, { id: answered, answer: 'Yes.' }))
    unwrap(await reviewer.call(closeContactRequest, { id: closed }))
    const settled = { settledAt: new Date(portal.clock.now), settledBy: 'reviewer@demo.test' }
    expect(await stored(answered)).toMatchObject([{ ...settled, answer: 'Yes.' }])
    expect(await stored(closed)).toMatchObject([{ ...settled, answer: null }])
    await box.deliver()
    for (const email of ['g@example.org', 'h@example.org'])
      unwrap(await reviewer.call(closeContactRequest, { id: await requestedBy(email), answer: 'No.' }))
    const answers = (await box.deliver()).filter(({ text }) => text.includes('No.'))
    expect(answers.map(({ to }) => to.address)).toEqual(['g@example.org', 'h@example.org'])
  })

  test('that is closed without an answer sends no mail', async () => {
    const id = await requestedBy('spam@example.org')
    await box.deliver()
    const reviewer = await staff(portal, 'reviewer')
    unwrap(await reviewer.call(closeContactRequest, { id }))
    expect(await box.deliver()).toEqual([])
    expect(await notedOf(id)).toMatchObject([{ actor: 'reviewer@demo.test', act: 'close' }])
  })

  test('of a learner is in their export and is deleted with the account; one that only has the address is not', async () => {
    const email = 'own@demo.test'
    const { cookie, learnerId } = await signIn(portal, email)
    const strange = await requestedBy(email)
    const id = await requestedBy(email, portal.api(cookie))
    const exported = await collectLearnerData(portal.db, { id: learnerId, email })
    expect(exported).toMatchObject({ contactRequest: [{ id, message: 'Until when?\nSecond line.' }] })
    unwrap(await portal.api(cookie).call(deleteAccount, { confirmation: email }))
    expect(await stored(id)).toEqual([])
    expect(await stored(strange)).toHaveLength(1)
  })

  test('is deleted 90 days after it was closed, and a year after it was sent', async () => {
    const [settled, waiting] = [await requestedBy('c@example.org'), await requestedBy('d@example.org')]
    const reviewer = await staff(portal, 'reviewer')
    unwrap(await reviewer.call(closeContactRequest, { id: settled }))
    const at = portal.clock.now
    portal.clock.now = at + 90 * day - 1
    await work()
    expect(await stored(settled)).toHaveLength(1)
    portal.clock.now = at + 90 * day
    await work()
    expect(await stored(settled)).toEqual([])
    expect(await stored(waiting)).toHaveLength(1)
    portal.clock.now = at + 365 * day
    await work()
    expect(await stored(waiting)).toEqual([])
    portal.clock.now = at
  })
})

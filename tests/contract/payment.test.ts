import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLocalPayments, deriveSharedSecret } from '#server/adapters/payment-local/payments.ts'
import {
  signatureHeader,
  signatureTolerance,
  signNotification,
} from '#server/adapters/payment-local/sign-notification.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import { learner } from '#server/db/schema/learner.ts'
import { localPayment } from '#server/db/schema/local-payment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { order as orders } from '#server/db/schema/order.ts'
import { paymentEvent, preparedTransfer } from '#server/db/schema/payment-event.ts'
import { closePaymentPages, expireOverdue } from '#server/jobs/expire-overdue.ts'
import type { Payments } from '#server/ports/payment.ts'
import { systemRandom } from '#server/ports/random.ts'
import { changeProfile } from '#src/contract/identity/profile.ts'
import { getSession } from '#src/contract/identity/session.ts'
import * as contract from '#src/contract/money/order.ts'
import * as review from '#src/contract/money/payment-review.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import { databases } from '../fixtures/server/databases.ts'
import {
  forgedSignature,
  forgetOrders,
  noticeOf,
  notify,
  order,
  ordered,
  orderRequestOf,
  payingSite,
  quoteOf,
} from '../fixtures/server/paying.ts'
import { openPortal, type Portal, paymentOrigin } from '../fixtures/server/portal.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, hour, newLearner, setClassroomStart, staff } from '../fixtures/server/training.ts'

const workshop = 17
const begun = Date.UTC(2026, 0, 15, 12)
const fee = { EUR: 24900, PLN: 106000 }

type Client = Awaited<ReturnType<typeof newLearner>>

describe.each(databases)('payments, on $name', ({ open }) => {
  let portal: Portal
  let works = true
  let opened = 0
  let meanwhile = async (): Promise<void> => {}
  beforeAll(async () => {
    const database = await open()
    const real = createLocalPayments({
      ...{ db: database.db, random: systemRandom, keys: [portalKey], origin: paymentOrigin },
    })
    const breakable: Payments = {
      ...real,
      openPaymentPage: async (input) => {
        if (!works) throw new Error('The provider is away')
        await meanwhile()
        const { url, reference } = await real.openPaymentPage(input)
        opened += 1
        return { url: `${url}?opened=${opened}`, reference }
      },
    }
    portal = await openPortal(database, { payments: breakable })
  })
  afterAll(() => portal.close())

  beforeEach(async () => {
    works = true
    opened = 0
    meanwhile = async () => {}
    portal.clock.now = begun
    await forgetOrders(portal)
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, workshop, 10 * day, {
      ...{ fee, capacity: 5, waitingList: false, needsApproval: false, country: 'DE', venue: '' },
    })
  })

  const payer = () => newLearner(portal, payingSite)
  const place = async (client: Client, payType: 'card' | 'bankTransfer' = 'card') =>
    ordered(client.api, 'workshop', workshop, payType)
  const stateOf = async ({ api }: Client, { seqNo }: { seqNo: string | null }) =>
    unwrap(await api.call(contract.getPaymentStatus, { seqNo: seqNo as string }))
  const cancel = ({ api }: Client, { seqNo }: { seqNo: string | null }) =>
    api.call(contract.cancelOrder, { target: { kind: 'workshop', id: workshop }, seqNo: seqNo as string })
  const finance = () => staff(portal, 'finance')
  const accounts = () => staff(portal, 'finance', 'accounts')
  /** Prepares a transfer as one person of finance and confirms it as another. */
  const confirm = async (transfer: RequestOf<typeof review.confirmTransfer>) => {
    const prepared = await (await finance()).call(review.confirmTransfer, transfer)
    return prepared.ok ? (await accounts()).call(review.confirmTransfer, transfer) : prepared
  }
  const reviews = async () => rowsOrThrow(await (await finance()).call(review.getPaymentReviews, {}))
  const eventsOf = async () =>
    (await portal.db.select().from(paymentEvent)).map(({ outcome }) => outcome).sort()

  test('an event counts once, however often it comes', async () => {
    const client = await payer()
    const notice = noticeOf(await place(client))
    for (let turn = 0; turn < 3; turn++) expect(await notify(portal, notice)).toBe(200)
    expect(await eventsOf()).toEqual(['applied'])
    expect(await portal.db.select().from(invoice)).toHaveLength(1)
    expect(await notify(portal, { ...notice, id: 'another-event-of-the-same-payment' })).toBe(200)
    expect(await eventsOf()).toEqual(['applied', 'noted'])
    expect(await reviews()).toEqual([])
  })

  test.each([
    ['no JSON', 'paid'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['no fields', '{}'],
    ['another kind', '{"kind":"perhaps"}'],
    ['a NUL', undefined, { payment: 'a\0b' }],
    ['an amount that is none', undefined, { amount: 1e300 }],
    ['an instant that is none', undefined, { at: 9e15 }],
  ] as [string, string | undefined, object?][])(
    'a signed notice with %s is 400 and changes nothing',
    async (_, text, more) => {
      const client = await payer()
      const body = text ?? JSON.stringify({ ...noticeOf(await place(client)), ...more })
      const headers = {
        [signatureHeader]: signNotification(deriveSharedSecret(portalKey), body, portal.clock.now),
      }
      expect((await portal.request('/payment/webhook', { method: 'POST', body, headers })).status).toBe(400)
      expect(await eventsOf()).toEqual([])
    },
  )

  test('a forged, an old and a garbled notice change nothing', async () => {
    const client = await payer()
    const placed = await place(client)
    const notice = noticeOf(placed)
    expect(await notify(portal, notice, forgedSignature(portal))).toBe(400)
    expect(await notify(portal, notice, '')).toBe(400)
    const old = signNotification(
      deriveSharedSecret(portalKey),
      JSON.stringify(notice),
      begun - signatureTolerance - 1,
    )
    expect(await notify(portal, notice, old)).toBe(400)
    const other = signNotification(
      deriveSharedSecret(portalKey),
      JSON.stringify({ ...notice, amount: 1 }),
      begun,
    )
    expect(await notify(portal, notice, other)).toBe(400)
    expect((await portal.request('/payment/webhook')).status).toBe(404)
    expect(await eventsOf()).toEqual([])
    expect(await stateOf(client, placed)).toBe('pending')
  })

  test('a failure frees the seat; a later payment is flagged for review, and another order may be placed', async () => {
    await setClassroomStart(portal, workshop, 10 * day, { capacity: 1 })
    const [client, other] = [await payer(), await payer()]
    const placed = await place(client)
    await notify(portal, noticeOf(placed, { kind: 'failed' }))
    expect(await stateOf(client, placed)).toBe('failed')
    expect(await eventsOf()).toEqual(['applied'])
    expect((await quoteOf(client.api, 'workshop', workshop)).state).toBe('failed')
    await place(other)
    expect(await notify(portal, noticeOf(placed))).toBe(200)
    expect(await stateOf(client, placed)).toBe('failed')
    expect(await reviews()).toMatchObject([
      { reason: 'afterFailure', seqNo: placed.seqNo, amount: placed.total },
    ])
  })

  test('a failure after the payment changes nothing', async () => {
    const client = await payer()
    const placed = await place(client)
    await notify(portal, noticeOf(placed))
    await notify(portal, noticeOf(placed, { kind: 'failed' }))
    expect(await stateOf(client, placed)).toBe('paid')
    expect(await eventsOf()).toEqual(['applied', 'noted'])
  })

  test('payments that are late, after canceling, twice, of another amount or unknown are stored and reviewed, and enrol nobody', async () => {
    const late = await payer()
    const lapsed = await place(late)
    portal.clock.now = begun + 31 * 60_000
    await expireOverdue(portal.db, () => portal.clock.now)
    await notify(portal, noticeOf(lapsed))
    const quitter = await payer()
    const cancelled = await place(quitter)
    unwrap(await cancel(quitter, cancelled))
    await notify(portal, noticeOf(cancelled))
    const twice = await payer()
    const paid = await place(twice)
    await notify(portal, noticeOf(paid))
    await notify(portal, noticeOf(paid, { payment: 'a second payment' }))
    const short = await payer()
    const underpaid = await place(short)
    await notify(portal, noticeOf(underpaid, { amount: underpaid.total - 1 }))
    await notify(portal, noticeOf(paid, { merchantTransactionId: 'nobody ordered this', payment: 'x' }))
    const reasons = (await reviews()).map(({ reason }) => reason).sort()
    expect(reasons).toEqual(['afterCancelling', 'afterLapse', 'otherAmount', 'paidTwice', 'unknownOrder'])
    const states = await Promise.all([
      stateOf(late, lapsed),
      stateOf(quitter, cancelled),
      stateOf(twice, paid),
      stateOf(short, underpaid),
    ])
    expect(states).toEqual(['timedOut', 'cancelled', 'paid', 'pending'])
    const seats = await portal.db.select().from(classroomEnrolment)
    expect(seats.filter(({ status }) => status === 'enrolled')).toHaveLength(1)
    expect(await portal.db.select().from(invoice)).toHaveLength(1)
  })

  test('each payment for review is mailed once, with its order', async () => {
    const client = await payer()
    const placed = await place(client)
    const first = noticeOf(placed, { amount: placed.total - 1 })
    for (const notice of [first, first, noticeOf(placed, { amount: placed.total - 2, payment: 'more' })])
      expect(await notify(portal, notice)).toBe(200)
    const [row] = await portal.db.select().from(orders)
    const mine = and(eq(mail.learnerId, client.learnerId), eq(mail.kind, 'refundReview'))
    const mails = await portal.db.select().from(mail).where(mine)
    expect(mails.map(({ data }) => data)).toEqual([{ orderId: row?.id }, { orderId: row?.id }])
  })

  test('a payment for an unknown site is not accepted, so that the provider sends it again', async () => {
    const client = await payer()
    const placed = await place(client)
    const notice = noticeOf(placed)
    await portal.db.update(orders).set({ siteId: 9999 })
    expect(await notify(portal, notice)).toBe(500)
    expect(await eventsOf()).toEqual([])
    await portal.db.update(orders).set({ siteId: payingSite })
    expect(await notify(portal, notice)).toBe(200)
    expect(await stateOf(client, placed)).toBe('paid')
  })

  test('a payment for a lost seat is invoiced and flagged for review', async () => {
    const client = await payer()
    const placed = await place(client)
    await portal.db.update(classroomEnrolment).set({ status: 'cancelled' })
    await notify(portal, noticeOf(placed))
    expect(await stateOf(client, placed)).toBe('paid')
    expect(await reviews()).toMatchObject([{ reason: 'notEnrolled', state: 'paid' }])
    expect(await portal.db.select().from(invoice)).toHaveLength(1)
  })

  test('a provider that fails is 200001: no active order, the seat is free, and the next try works', async () => {
    await setClassroomStart(portal, workshop, 10 * day, { capacity: 1 })
    const client = await payer()
    works = false
    refusedWith(await order(client.api, 'workshop', workshop), 200001)
    expect(unwrap(await client.api.call(contract.getLatestOrder, {}))).toBeNull()
    works = true
    const other = await payer()
    const { seqNo } = await place(other)
    unwrap(await cancel(other, { seqNo }))
    unwrap(await order(client.api, 'workshop', workshop))
  })

  test('an order that is cancelled while its page opens leads nowhere, and the page is closed', async () => {
    const client = await payer()
    meanwhile = async () => {
      const placed = await quoteOf(client.api, 'workshop', workshop)
      unwrap(await cancel(client, placed))
    }
    refusedWith(await order(client.api, 'workshop', workshop), 10002)
    const [row] = await portal.db.select().from(orders)
    expect(row).toMatchObject({ state: 'cancelled', open: true })
    expect(await close()).toBe(1)
  })

  test('an order that is cancelled before the provider fails stays cancelled', async () => {
    const client = await payer()
    meanwhile = async () => {
      unwrap(await cancel(client, await quoteOf(client.api, 'workshop', workshop)))
      throw new Error('The provider is away')
    }
    refusedWith(await order(client.api, 'workshop', workshop), 200001)
    expect(await portal.db.select().from(orders)).toMatchObject([{ state: 'cancelled', paymentUrl: null }])
  })

  test('two concurrent tries to pay one order open the same page, and a later one opens no other', async () => {
    const { api } = await payer()
    const request = orderRequestOf(await quoteOf(api, 'workshop', workshop))
    const pay = async () => unwrap(await api.call(contract.placeOrder, request)).paymentUrl
    let first: string | undefined
    meanwhile = async () => {
      meanwhile = async () => {}
      first = await pay()
    }
    const second = await pay()
    expect([first, second, opened]).toEqual([expect.stringMatching(/\?opened=1$/), first, 2])
    expect([await pay(), opened]).toEqual([first, 2])
  })

  test('an invoice with a company is addressed to the company, with its VAT number', async () => {
    const client = await payer()
    const company = { company: 'Engines', vatNumber: 'DE123456789' }
    await portal.db.update(learner).set(company).where(eq(learner.id, client.learnerId))
    await notify(portal, noticeOf(await place(client)))
    const [row] = await portal.db.select().from(invoice)
    expect(row?.snapshot.buyer).toEqual({
      name: 'Engines',
      address: ['Ada Byron', 'Beispielweg 1', '10115 Berlin', 'Germany'],
      vatNumber: 'DE123456789',
    })
  })

  const provider = (): Payments =>
    createLocalPayments({ db: portal.db, random: systemRandom, keys: [portalKey], origin: paymentOrigin })
  const close = (by = provider()) => closePaymentPages(portal.db, by, () => portal.clock.now)
  const pageOf = async ({ merchantTransactionId }: Awaited<ReturnType<typeof place>>) => {
    const named = eq(localPayment.merchantTransactionId, merchantTransactionId as string)
    const [page] = await portal.db.select().from(localPayment).where(named)
    return page?.state
  }

  test('the provider’s page of an order that ended unpaid is closed', async () => {
    const client = await payer()
    const placed = await place(client)
    expect(await close()).toBe(0)
    unwrap(await cancel(client, placed))
    const broken = {
      ...provider(),
      closePaymentPage: () => Promise.reject(new Error('The provider is away')),
    }
    await expect(close(broken)).rejects.toThrow('could not be closed')
    expect(await close()).toBe(1)
    expect(await close()).toBe(0)
    expect(await pageOf(placed)).toBe('ended')
  })

  test.each([
    [hour - 1, 1],
    [hour, 0],
  ])(
    '%i ms after its order expired a page is closed (%i): an hour later it has expired by itself',
    async (after, closed) => {
      const client = await payer()
      const placed = await place(client)
      unwrap(await cancel(client, placed))
      portal.clock.now = begun + 30 * 60_000 + after
      expect(await close()).toBe(closed)
    },
  )

  test('the page of a failed and of an expired order is closed, and that of a paid one is complete', async () => {
    const [failed, lapsed] = [await place(await payer()), await place(await payer())]
    await notify(portal, noticeOf(await place(await payer())))
    await notify(portal, noticeOf(failed, { kind: 'failed' }))
    expect(await close()).toBe(1)
    portal.clock.now = begun + 30 * 60_000
    await expireOverdue(portal.db, () => portal.clock.now)
    expect(await close()).toBe(1)
    expect([await pageOf(failed), await pageOf(lapsed)]).toEqual(['ended', 'ended'])
  })

  test('finance confirms a bank transfer once, by the bank’s reference, and the log has it', async () => {
    const client = await payer()
    const placed = await place(client, 'bankTransfer')
    const api = await finance()
    const [due] = rowsOrThrow(await api.call(review.getOrdersAwaitingTransfer, {}))
    expect(due).toMatchObject({ seqNo: placed.seqNo, total: 29631, learner: 'Ada Byron' })
    const transfer = {
      seqNo: placed.seqNo as string,
      reference: 'B-1',
      amount: 29631,
      currency: 'EUR' as const,
    }
    const prepared = unwrap(await api.call(review.confirmTransfer, transfer))
    expect(prepared).toMatchObject({ state: 'created', prepared: true, reviewed: false })
    refusedWith(await api.call(review.confirmTransfer, transfer), 403)
    const second = await accounts()
    refusedWith(await second.call(review.confirmTransfer, { ...transfer, amount: 1 }), 400)
    const confirmed = unwrap(await second.call(review.confirmTransfer, transfer))
    expect(confirmed).toMatchObject({ state: 'paid', prepared: false, reviewed: false })
    expect(rowsOrThrow(await api.call(review.getOrdersAwaitingTransfer, {}))).toEqual([])
    const [stored] = await portal.db.select().from(preparedTransfer)
    expect(stored?.bookedAt).toEqual(new Date(portal.clock.now))
    // A server of an earlier version of the portal books a transfer without setting `bookedAt`.
    await portal.db.update(preparedTransfer).set({ bookedAt: null })
    expect(rowsOrThrow(await api.call(review.getOrdersAwaitingTransfer, {}))).toEqual([])
    refusedWith(await second.call(review.confirmTransfer, transfer), 10002)
    const again = unwrap(await confirm({ ...transfer, reference: 'B-2' }))
    expect(again).toMatchObject({ state: 'paid', prepared: false, reviewed: true })
    const log = rowsOrThrow(await api.call(getAudit, { subject: `order ${placed.seqNo}` }))
    expect(log.map(({ actor, act, detail }) => [actor, act, detail.outcome])).toEqual([
      ['accounts@demo.test', 'confirm-transfer', 'review'],
      ['finance@demo.test', 'prepare-transfer', undefined],
      ['accounts@demo.test', 'confirm-transfer', 'applied'],
      ['finance@demo.test', 'prepare-transfer', undefined],
    ])
  })

  test('a prepared transfer can be corrected by its author, until another person confirms it', async () => {
    const placed = await place(await payer(), 'bankTransfer')
    const transfer = { seqNo: placed.seqNo as string, reference: 'B-7', amount: 1, currency: 'EUR' as const }
    const [first, second] = [await finance(), await accounts()]
    unwrap(await first.call(review.confirmTransfer, transfer))
    const right = { ...transfer, amount: placed.total }
    expect(unwrap(await first.call(review.confirmTransfer, right)).prepared).toBe(true)
    refusedWith(await second.call(review.confirmTransfer, transfer), 400)
    expect(unwrap(await second.call(review.confirmTransfer, right)).state).toBe('paid')
  })

  test('nobody confirms the transfer of their own order, or closes the review of their own payment', async () => {
    const { cookie } = await signIn(portal, 'buying-finance@demo.test', { roles: ['finance'] })
    const own = portal.api(cookie, { siteId: payingSite })
    const placed = await ordered(own, 'workshop', workshop, 'bankTransfer')
    const seqNo = placed.seqNo as string
    const transfer = { seqNo, reference: 'B-8', amount: 1, currency: 'EUR' as const }
    refusedWith(await own.call(review.confirmTransfer, transfer), 403)
    unwrap(await confirm(transfer))
    const close = { eventId: 'bank:B-8', note: 'Refunded.' }
    refusedWith(await own.call(review.closePaymentReview, close), 403)
    expect(unwrap(await (await finance()).call(review.closePaymentReview, close))).toEqual({ prepared: true })
    refusedWith(await own.call(review.closePaymentReview, close), 403)
  })

  test('a late or short transfer is flagged for review; cards are not transfers', async () => {
    const [client, other] = [await payer(), await payer()]
    const placed = await place(client, 'bankTransfer')
    const transfer = {
      seqNo: placed.seqNo as string,
      reference: 'B-3',
      amount: 30000,
      currency: 'EUR' as const,
    }
    expect(unwrap(await confirm(transfer))).toMatchObject({
      state: 'created',
      prepared: false,
      reviewed: true,
    })
    portal.clock.now = begun + 4 * day
    await expireOverdue(portal.db, () => portal.clock.now)
    // Four days later the first person's session has expired.
    const later = await finance()
    const late = unwrap(await confirm({ ...transfer, reference: 'B-4', amount: 29631 }))
    expect(late).toMatchObject({ state: 'timedOut', prepared: false, reviewed: true })
    const card = await place(other)
    const wrong = { ...transfer, reference: 'B-5', seqNo: card.seqNo as string }
    refusedWith(await later.call(review.confirmTransfer, wrong), 403)
    refusedWith(await later.call(review.confirmTransfer, { ...transfer, seqNo: 'none' }), 404)
  })

  test('a review is closed once, with a note, and the event stays', async () => {
    const client = await payer()
    await notify(portal, noticeOf(await place(client), { merchantTransactionId: 'nobody’s', id: 'stray' }))
    const api = await finance()
    const close = { eventId: 'local:stray', note: 'Refunded by hand.' }
    expect(unwrap(await api.call(review.closePaymentReview, close))).toEqual({ prepared: true })
    refusedWith(await api.call(review.closePaymentReview, close), 403)
    const second = await accounts()
    expect(unwrap(await second.call(review.closePaymentReview, close))).toEqual({ prepared: false })
    refusedWith(await second.call(review.closePaymentReview, close), 10002)
    refusedWith(await api.call(review.closePaymentReview, { ...close, eventId: 'local:none' }), 404)
    expect(await reviews()).toEqual([])
    const [kept] = await portal.db.select().from(paymentEvent)
    expect(kept).toMatchObject({ outcome: 'review', reason: 'unknownOrder', closedBy: 'accounts@demo.test' })
    const log = rowsOrThrow(await api.call(getAudit, { subject: 'payment local:stray' }))
    expect(log).toMatchObject([
      { act: 'close-review', actor: 'accounts@demo.test', detail: { note: 'Refunded by hand.' } },
      { act: 'prepare-close-review', actor: 'finance@demo.test' },
    ])
  })

  test('only finance may do this', async () => {
    const api = await staff(portal, 'reviewer')
    refusedWith(await api.call(review.getOrdersAwaitingTransfer, {}), 403)
    refusedWith(await api.call(review.getPaymentReviews, {}), 403)
    refusedWith(await api.call(review.closePaymentReview, { eventId: 'x', note: 'x' }), 403)
    const transfer = { seqNo: 'x', reference: 'x', amount: 1, currency: 'EUR' as const }
    refusedWith(await (await payer()).api.call(review.confirmTransfer, transfer), 403)
  })

  test('an invoice exists once the order is paid, has item and buyer, stays unchanged, and is shown to the buyer only', async () => {
    const { learnerId, cookie } = await signIn(portal, 'invoice@demo.test')
    const [client, other] = [{ learnerId, api: portal.api(cookie, { siteId: payingSite }) }, await payer()]
    const placed = await place(client, 'bankTransfer')
    const seqNo = placed.seqNo as string
    refusedWith(await client.api.call(contract.getInvoice, { seqNo }), 404)
    const transfer = { seqNo, reference: 'B-6', amount: placed.total, currency: 'EUR' as const }
    unwrap(await confirm(transfer))
    const { link } = unwrap(await client.api.call(contract.getInvoice, { seqNo }))
    expect(link).toMatch(/^\/media\/invoice-eu-2026-000001\.pdf\?/)
    expect(unwrap(await client.api.call(contract.getInvoice, { seqNo })).link).toBe(link)
    const file = await portal.request(link, { headers: { Cookie: cookie } })
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const profile = unwrap(await client.api.call(getSession, {}))
    unwrap(
      await client.api.call(changeProfile, {
        ...profile,
        lastName: 'Lovelace',
        country: 'Germany',
        countryCode: 'DE',
      }),
    )
    expect(unwrap(await client.api.call(contract.getInvoice, { seqNo })).link).toBe(link)
    refusedWith(await other.api.call(contract.getInvoice, { seqNo }), 404)
    refusedWith(await portal.api().call(contract.getInvoice, { seqNo }), 401)
    const [row] = await portal.db.select().from(invoice)
    expect(row?.snapshot).toEqual({
      ...{ brand: 'main', number: 'EU-2026-000001', seqNo, goods: placed.goods },
      seller: {
        name: 'Security Learning Europe (example company)',
        address: ['ul. Przykładowa 14', '00-001 Warszawa', 'Poland'],
        vatNumber: 'PL0000000000',
      },
      buyer: { name: 'Ada Byron', address: ['Beispielweg 1', '10115 Berlin', 'Germany'], vatNumber: null },
      ...{
        currency: 'EUR',
        fee: 24900,
        serviceRate: 0,
        serviceFee: 0,
        vatRate: 1900,
        vatRule: 'buyer',
        vat: 4731,
        total: 29631,
      },
      ...{
        payType: 'bankTransfer',
        issuedAt: '2026-01-15T12:00:00.000Z',
        paidAt: '2026-01-15T12:00:00.000Z',
      },
    })
  })
})

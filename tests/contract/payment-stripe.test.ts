import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStripePayments, parseStripeEndpoint } from '#server/adapters/payment-stripe.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { closePaymentPages, expireOverdue } from '#server/jobs/expire-overdue.ts'
import { type Payments, webhookPath } from '#server/ports/payment.ts'
import * as contract from '#src/contract/money/order.ts'
import { databases } from '../fixtures/server/databases.ts'
import { forgetOrders, order, ordered, payingSite, quoteOf } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { type CheckoutPage, type FakeStripe, startFakeStripe, stripeKeys } from '../fixtures/server/stripe.ts'
import { day, newLearner, setClassroomStart } from '../fixtures/server/training.ts'

const workshop = 17
const begun = Date.UTC(2026, 0, 15, 12)
const fee = { EUR: 24900, PLN: 106000 }

describe.each(databases)('a portal that is paid by Stripe, on $name,', ({ open }) => {
  let portal: Portal
  let stripe: FakeStripe
  let payments: Payments
  beforeAll(async () => {
    stripe = await startFakeStripe(() => portal.clock.now)
    payments = createStripePayments(stripeKeys, parseStripeEndpoint(stripe.url))
    portal = await openPortal(await open(), { payments })
  })
  afterAll(async () => {
    await portal.close()
    stripe.stop()
  })
  beforeEach(async () => {
    portal.clock.now = begun
    stripe.pages.length = 0
    stripe.asked.length = 0
    await forgetOrders(portal)
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, workshop, 10 * day, {
      ...{ fee, capacity: 5, waitingList: false, needsApproval: false, country: 'DE' },
    })
  })

  const payer = async () => (await newLearner(portal, payingSite)).api
  type Payer = Awaited<ReturnType<typeof payer>>
  const stateOf = async (api: Payer, seqNo: string | null) =>
    unwrap(await api.call(contract.getPaymentStatus, { seqNo: seqNo as string }))
  const bring = async ({ body, signature }: ReturnType<FakeStripe['event']>) =>
    (await portal.request(webhookPath, { method: 'POST', body, headers: { 'stripe-signature': signature } }))
      .status
  const onlyPage = (): CheckoutPage => {
    expect(stripe.pages).toHaveLength(1)
    return stripe.pages[0] as CheckoutPage
  }
  const paid = (page: CheckoutPage, type = 'checkout.session.completed') => {
    page.status = 'complete'
    return stripe.event(page, type)
  }

  test('takes the whole amount on one page, and a payment makes the order paid, once', async () => {
    const api = await payer()
    const { seqNo, total } = await ordered(api, 'workshop', workshop)
    const page = onlyPage()
    expect(page.form).toMatchObject({
      'line_items[0][price_data][unit_amount]': String(total),
      'line_items[0][price_data][currency]': 'eur',
      customer_email: 'ada@example.org',
    })
    const event = paid(page)
    for (let turn = 0; turn < 3; turn += 1) expect(await bring(event)).toBe(200)
    expect(await stateOf(api, seqNo)).toBe('paid')
    expect(await portal.db.select().from(invoice)).toHaveLength(1)
    expect(await portal.db.select().from(paymentEvent)).toHaveLength(1)
  })

  test.each([
    ['an error of Stripe', ['error', 'error']],
    ['a cut connection', ['cut', 'cut']],
  ] as const)('retries after %s with the same key, and gets one page', async (_, failing) => {
    const api = await payer()
    stripe.fails(...failing)
    unwrap(await order(api, 'workshop', workshop))
    onlyPage()
    expect(new Set(stripe.asked.map(({ key }) => key)).size).toBe(1)
    expect(stripe.asked).toHaveLength(3)
  })

  test('reports a failure while Stripe is unreachable, and the next try opens the page', async () => {
    const api = await payer()
    stripe.fails('error', 'error', 'error')
    expect((await order(api, 'workshop', workshop)).ok).toBe(false)
    expect(stripe.pages).toEqual([])
    unwrap(await order(api, 'workshop', workshop))
    onlyPage()
  })

  test('waits for a slow payment method: its page is complete before the money arrives', async () => {
    const api = await payer()
    const { seqNo } = await ordered(api, 'workshop', workshop)
    const page = onlyPage()
    page.status = 'complete'
    expect(await bring(stripe.event(page, 'checkout.session.completed', { payment_status: 'unpaid' }))).toBe(
      200,
    )
    expect(await stateOf(api, seqNo)).toBe('pending')
    expect(await bring(paid(page, 'checkout.session.async_payment_succeeded'))).toBe(200)
    expect(await stateOf(api, seqNo)).toBe('paid')
  })

  test('counts a declined payment as failed, and a late event changes nothing', async () => {
    const api = await payer()
    const { seqNo } = await ordered(api, 'workshop', workshop)
    const page = onlyPage()
    const failed = stripe.event(page, 'checkout.session.async_payment_failed')
    expect(await bring(failed)).toBe(200)
    expect(await stateOf(api, seqNo)).toBe('failed')
    expect(await bring(failed)).toBe(200)
    const late = await newLearner(portal, payingSite)
    expect((await quoteOf(late.api, 'workshop', workshop)).seqNo).toBeNull()
  })

  test('closes the page of an expired order; a payment in progress is flagged for review', async () => {
    const api = await payer()
    const { seqNo } = await ordered(api, 'workshop', workshop)
    const page = onlyPage()
    portal.clock.now += 31 * 60_000
    await expireOverdue(portal.db, () => portal.clock.now)
    await closePaymentPages(portal.db, payments, () => portal.clock.now)
    expect(page.status).toBe('expired')
    expect(await stateOf(api, seqNo)).toBe('timedOut')
    expect(await bring(paid(page))).toBe(200)
    expect(await stateOf(api, seqNo)).toBe('timedOut')
    expect((await portal.db.select().from(paymentEvent)).map(({ outcome }) => outcome)).toEqual(['review'])
  })

  test('refuses events without Stripe’s signature', async () => {
    const api = await payer()
    const { seqNo } = await ordered(api, 'workshop', workshop)
    const { body, signature } = paid(onlyPage())
    expect(await bring({ body: body.replace('"eur"', '"pln"'), signature })).toBe(400)
    expect(await bring({ body, signature: '' })).toBe(400)
    expect(await stateOf(api, seqNo)).toBe('pending')
    expect(await portal.db.select().from(paymentEvent)).toEqual([])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStripePayments, parseStripeEndpoint } from '#server/adapters/payment-stripe.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { order as orders } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { refund } from '#server/db/schema/refund.ts'
import { type Payments, webhookPath } from '#server/ports/payment.ts'
import { getPaymentReviews } from '#src/contract/money/payment-review.ts'
import { databases } from '../fixtures/server/databases.ts'
import { forgetOrders, ordered, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { prepareAndConfirmRefund, runRefundJob } from '../fixtures/server/refunding.ts'
import { rowsOrThrow } from '../fixtures/server/result.ts'
import {
  type CheckoutPage,
  type FakeStripe,
  type StripeRefund,
  shownRefund,
  startFakeStripe,
  stripeKeys,
} from '../fixtures/server/stripe.ts'
import { day, newLearner, setClassroomStart, staff } from '../fixtures/server/training.ts'

const workshop = 17

describe.each(databases)('a refund by Stripe, on $name,', ({ open }) => {
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
    portal.clock.now = Date.UTC(2026, 0, 15, 12)
    stripe.pages.length = 0
    stripe.refunds.length = 0
    stripe.refundsBegin('succeeded')
    await forgetOrders(portal)
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, workshop, 10 * day, {
      ...{ fee: { EUR: 24900, PLN: 106000 }, capacity: 5, needsApproval: false, country: 'DE', venue: 'DE' },
    })
  })

  const bring = async ({ body, signature }: ReturnType<FakeStripe['eventOf']>) =>
    (await portal.request(webhookPath, { method: 'POST', body, headers: { 'stripe-signature': signature } }))
      .status
  const about = (type: string, told: StripeRefund) => bring(stripe.eventOf(type, shownRefund(told)))
  async function paid() {
    const { api } = await newLearner(portal, payingSite)
    const { seqNo } = await ordered(api, 'workshop', workshop)
    const page = stripe.pages.at(-1) as CheckoutPage
    page.status = 'complete'
    expect(await bring(stripe.event(page, 'checkout.session.completed'))).toBe(200)
    return { seqNo: seqNo as string, page }
  }
  const stateOf = async () => [
    (await portal.db.select().from(orders))[0]?.state,
    (await portal.db.select().from(refund))[0]?.state,
    (await portal.db.select().from(creditNote)).length,
  ]

  test('is refunded once, however often Stripe reports it', async () => {
    const { seqNo } = await paid()
    await prepareAndConfirmRefund(portal, { seqNo })
    await runRefundJob(portal, payments)
    expect(await stateOf()).toEqual(['cancelled', 'done', 1])
    const [made] = stripe.refunds as [StripeRefund]
    expect(made).toMatchObject({ amount: 29631, currency: 'eur' })
    for (const type of ['refund.created', 'refund.updated', 'refund.updated'])
      expect(await about(type, made)).toBe(200)
    expect(await about('refund.updated', { ...made, status: 'pending' })).toBe(200)
    expect(await stateOf()).toEqual(['cancelled', 'done', 1])
  })

  test.each([
    ['soon, by the idempotency key', false],
    ['after a day, by the key that the refund carries', true],
  ])('whose answers are all lost is found again %s', async (_, late) => {
    const { seqNo } = await paid()
    await prepareAndConfirmRefund(portal, { seqNo })
    // The first request searches for an existing refund, and the next three try to create one.
    const { refund: ask } = payments
    const lost: Payments = {
      ...payments,
      refund: async (input) => {
        await ask(input)
        throw new Error('The answer was lost')
      },
    }
    await runRefundJob(portal, lost)
    expect(await stateOf()).toEqual(['paid', 'confirmed', 0])
    portal.clock.now += late ? 2 * day : 5000
    if (late) stripe.forgetKeys()
    await runRefundJob(portal, payments)
    expect(stripe.refunds).toHaveLength(1)
    expect(await stateOf()).toEqual(['cancelled', 'done', 1])
  })

  test('is requested again without an answer, under the same key', async () => {
    const { seqNo } = await paid()
    await prepareAndConfirmRefund(portal, { seqNo })
    stripe.fails('lost', 'lost')
    await runRefundJob(portal, payments)
    expect(stripe.refunds).toHaveLength(1)
    expect(await stateOf()).toEqual(['cancelled', 'done', 1])
  })

  test('of a slow payment method is pending until Stripe reports it done', async () => {
    stripe.refundsBegin('pending')
    const { seqNo } = await paid()
    await prepareAndConfirmRefund(portal, { seqNo, amount: 10000, currency: 'EUR' })
    await runRefundJob(portal, payments)
    expect(await stateOf()).toEqual(['paid', 'pending', 1])
    const [made] = stripe.refunds as [StripeRefund]
    expect(await about('refund.updated', { ...made, status: 'succeeded' })).toBe(200)
    expect(await stateOf()).toEqual(['paid', 'done', 1])
  })

  test('that fails after it was accepted is still owed, and nothing else changes', async () => {
    const { seqNo } = await paid()
    await prepareAndConfirmRefund(portal, { seqNo })
    await runRefundJob(portal, payments)
    const [made] = stripe.refunds as [StripeRefund]
    const failed = { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' } as const
    expect(await about('refund.failed', failed)).toBe(200)
    expect(await stateOf()).toEqual(['cancelled', 'failed', 1])
    expect(await portal.db.select().from(refund)).toMatchObject([{ failure: 'expired_or_canceled_card' }])
    expect(await about('refund.updated', made)).toBe(200)
    expect(await stateOf()).toEqual(['cancelled', 'failed', 1])
  })

  test('that Stripe reports before its answer is stored is booked once', async () => {
    const { seqNo } = await paid()
    await prepareAndConfirmRefund(portal, { seqNo })
    const early: Payments = {
      ...payments,
      async refund(input) {
        const outcome = await payments.refund(input)
        expect(await about('refund.created', stripe.refunds[0] as StripeRefund)).toBe(200)
        return outcome
      },
    }
    await runRefundJob(portal, early)
    expect(await stateOf()).toEqual(['cancelled', 'done', 1])
  })

  test('that was created at Stripe is flagged for review', async () => {
    const { seqNo, page } = await paid()
    await prepareAndConfirmRefund(portal, { seqNo, amount: 10000, currency: 'EUR' })
    await runRefundJob(portal, payments)
    const charge = { object: 'charge', currency: 'eur', payment_intent: `pi_${page.id}` }
    const refunded = (amount: number) =>
      bring(stripe.eventOf('charge.refunded', { ...charge, amount_refunded: amount }))
    const reviews = async () =>
      rowsOrThrow(await (await staff(portal, 'finance')).call(getPaymentReviews, {}))
    expect(await refunded(10000)).toBe(200)
    expect(await reviews()).toEqual([])
    expect(await refunded(15000)).toBe(200)
    expect(await reviews()).toMatchObject([
      { reason: 'refundedElsewhere', seqNo, amount: 5000, currency: 'EUR' },
    ])
    expect(
      await bring(
        stripe.eventOf('charge.refunded', { ...charge, payment_intent: 'pi_none', amount_refunded: 1 }),
      ),
    ).toBe(200)
    expect(await reviews()).toHaveLength(1)
    const kinds = (await portal.db.select().from(paymentEvent)).map(
      ({ kind, outcome }) => `${kind} ${outcome}`,
    )
    expect(kinds.toSorted()).toEqual(['paid applied', 'refunded noted', 'refunded noted', 'refunded review'])
  })
})

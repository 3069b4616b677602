import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certification } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { order as orders } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { expireOverdue } from '#server/jobs/expire-overdue.ts'
import { getPracticalExam } from '#src/contract/catalogue/practical-exam.ts'
import { changeProfile, deleteAccount } from '#src/contract/identity/profile.ts'
import { enrolInCertification } from '#src/contract/learning/certification-enrolment.ts'
import { cancelWorkshop, enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { acceptInvitation, createInvitation } from '#src/contract/learning/invitation.ts'
import { cancelPracticalExam } from '#src/contract/learning/practical-exam-enrolment.ts'
import * as contract from '#src/contract/money/order.ts'
import { orderKind } from '#src/domain/order/order-target.ts'
import { databases } from '../fixtures/server/databases.ts'
import {
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
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import {
  day,
  newLearner,
  registerInCertification,
  setClassroomStart,
  setExamStart,
  staff,
} from '../fixtures/server/training.ts'

/** Video security associate, its classroom in Warsaw, a workshop, and an exam of the general certification. */
const associate = 2
const warsaw = 1
const workshop = 17
const exam = 1
const general = 1
const begun = Date.UTC(2026, 0, 15, 12)
const minute = 60_000
const fee = { EUR: 24900, PLN: 106000 }

type Client = Awaited<ReturnType<typeof newLearner>>

describe.each(databases)('orders, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
    await portal.db
      .update(certification)
      .set({ fee, needsCode: false })
      .where(eq(certification.id, associate))
  })
  afterAll(() => portal.close())

  beforeEach(async () => {
    portal.clock.now = begun
    await forgetOrders(portal)
    for (const table of [classroomEnrolment, practicalExamEnrolment, certificationEnrolment])
      await portal.db.delete(table)
    await setClassroomStart(portal, warsaw, 10 * day, {
      fee,
      capacity: 2,
      waitingList: false,
      needsApproval: false,
    })
    await setClassroomStart(portal, workshop, 10 * day, {
      fee,
      capacity: 1,
      waitingList: true,
      needsApproval: false,
      country: 'DE',
      venue: '',
    })
    await setExamStart(portal, exam, 10 * day, { fee, capacity: 1 })
  })

  const payer = () => newLearner(portal, payingSite)
  const trainee = async () => {
    const client = await payer()
    await registerInCertification(portal, client.learnerId, associate)
    return client
  }
  const candidate = async () => {
    const client = await payer()
    await registerInCertification(portal, client.learnerId, general, 'practicalExam')
    return client
  }
  const lapse = (after: number) => {
    portal.clock.now = begun + after
    return expireOverdue(portal.db, () => portal.clock.now)
  }
  const seatOf = async ({ learnerId }: Client, id = workshop) => {
    const mine = and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.classroomId, id))
    const [row] = await portal.db.select().from(classroomEnrolment).where(mine)
    return row?.status
  }
  const placeOf = async ({ learnerId }: Client) => {
    const mine = eq(practicalExamEnrolment.learnerId, learnerId)
    const [row] = await portal.db.select().from(practicalExamEnrolment).where(mine)
    return row?.status
  }
  const workshopQuery = { target: { kind: 'workshop', id: workshop } } as const
  const mailsTo = async ({ learnerId }: Client) => {
    const rows = await portal.db
      .select()
      .from(mail)
      .where(eq(mail.learnerId, learnerId))
      .orderBy(asc(mail.id))
    return rows.map(({ kind }) => kind)
  }
  const stateOf = async ({ api }: Client, seqNo: string | null) =>
    unwrap(await api.call(contract.getPaymentStatus, { seqNo: seqNo as string }))
  const cancel = ({ api }: Client, seqNo: string | null) =>
    api.call(contract.cancelOrder, { ...workshopQuery, seqNo: seqNo as string })

  test('a quote has the price in the currency of its place, with the VAT of the billing country', async () => {
    const { api } = await payer()
    expect(await quoteOf(api, 'workshop', workshop)).toMatchObject({
      ...{ seqNo: null, state: 'created', payType: 'card', regionId: 276, currency: 'EUR' },
      ...{ fee: 24900, serviceFee: 0, vatRate: 1900, vat: 4731, total: 29631 },
      shown: { fee: '€249.00', vatRate: '19%', vat: '€47.31', serviceFee: '€0.00', total: '€296.31' },
    })
    expect(await quoteOf(api, 'workshop', workshop, 'bankTransfer')).toMatchObject({
      ...{ serviceRate: 0, serviceFee: 0, vat: 4731, total: 29631 },
    })
    const trained = await trainee()
    expect(await quoteOf(trained.api, 'classroom', warsaw)).toMatchObject({
      ...{
        regionId: 616,
        currency: 'PLN',
        fee: 106000,
        vatRate: 2300,
        vatRule: 'venue',
        certificationId: associate,
      },
    })
  })

  test('a workshop or seminar with a venue is taxed there, for every buyer', async () => {
    const { api } = await payer()
    const quoteAt = async (venue: string) => {
      await setClassroomStart(portal, workshop, 10 * day, { fee, country: 'DE', venue })
      return unwrap(
        await api.call(contract.getOrder, {
          ...{ ...workshopQuery, billingCountry: 'FR', company: 'Engines', vatNumber: 'FR83404833048' },
        }),
      )
    }
    expect(await quoteAt('DE')).toMatchObject({ vatRate: 1900, vatRule: 'venue' })
    expect((await quoteAt('DE')).item?.location).toContain('São Paulo')
    expect(await quoteAt('')).toMatchObject({
      vatRate: 0,
      vatRule: 'reverseCharge',
      item: { location: null },
    })
  })

  test('a quote has the item and the service fee of each payment method', async () => {
    const { api } = await trainee()
    const target = { kind: 'classroom', id: warsaw } as const
    const quote = unwrap(await api.call(contract.getOrder, { target, billingCountry: 'PL' }))
    expect(quote).toMatchObject({
      item: { subject: 'cctv', session: { zone: 'Europe/Warsaw' } },
      offers: [
        { payType: 'card', serviceRate: '0' },
        { payType: 'bankTransfer', serviceRate: '1.5%', serviceFee: 'zł\u00a015.90' },
      ],
      ...{ vatNumberState: null, buyer: null, billing: null },
    })
    expect(quote.item?.location).toContain('Warsaw')
  })

  test('the company of the form is billed, with its number, and is in the placed order', async () => {
    const { api } = await payer()
    const target = { kind: 'certification', id: associate } as const
    const company = { company: 'Engines', vatNumber: 'DE136695976' }
    const asking = { target, billingCountry: 'DE', ...company }
    const quote = unwrap(await api.call(contract.getOrder, asking))
    expect(quote).toMatchObject({ vatRule: 'reverseCharge', vatRate: 0, vatNumberState: 'confirmed' })
    const broken = { ...asking, vatNumber: 'DE136695970' }
    expect(unwrap(await api.call(contract.getOrder, broken))).toMatchObject({
      ...{ vatRule: 'buyer', vatRate: 1900, vatNumberState: 'malformed' },
    })
    const request = orderRequestOf(quote)
    refusedWith(await api.call(contract.placeOrder, request), 400)
    const nameless = { ...request, buyer: { ...request.buyer, ...company, company: '' } }
    refusedWith(await api.call(contract.placeOrder, nameless), 400)
    unwrap(await api.call(contract.placeOrder, { ...request, buyer: { ...request.buyer, ...company } }))
    expect(unwrap(await api.call(contract.getOrder, { target }))).toMatchObject({
      ...{ state: 'pending', offers: [], buyer: company, billing: { city: 'Berlin' } },
    })
  })

  test('a learner who can’t enrol is refused before a payment form opens', async () => {
    const { api } = await payer()
    const target = { kind: 'classroom', id: warsaw } as const
    refusedWith(await api.call(contract.isPaymentRequired, { target }), 10026)
    await setClassroomStart(portal, workshop, -day)
    const over = { target: { kind: 'workshop', id: workshop } } as const
    refusedWith(await api.call(contract.isPaymentRequired, over), 10013)
  })

  test('without a billing country the VAT is that of the learner’s country, and none is charged before it is known', async () => {
    const { api } = await payer()
    const ask = async () => unwrap(await api.call(contract.getOrder, workshopQuery)).vatRate
    expect(await ask()).toBe(0)
    refusedWith(await api.call(contract.getOrder, { ...workshopQuery, billingCountry: 'XX' }), 400)
    unwrap(await api.call(changeProfile, { countryCode: 'AT', country: 'Austria' } as never))
    expect(await ask()).toBe(2000)
  })

  test('a certification, which has no venue, has the currency of the learner’s country', async () => {
    const { api } = await payer()
    expect(await quoteOf(api, 'certification', associate)).toMatchObject({ currency: 'EUR', regionId: 276 })
    unwrap(await api.call(changeProfile, { countryCode: 'PL', country: 'Poland' } as never))
    expect(await quoteOf(api, 'certification', associate)).toMatchObject({ currency: 'PLN', regionId: 616 })
  })

  test('a card order holds the seat, leads to the provider’s page, and expires after thirty minutes', async () => {
    const client = await payer()
    const placed = unwrap(await order(client.api, 'workshop', workshop))
    expect(placed.paymentUrl).toMatch(new RegExp(`^${paymentOrigin}/pay/[\\w-]{43}$`))
    const shown = await quoteOf(client.api, 'workshop', workshop)
    expect(shown).toMatchObject({
      ...{ state: 'pending', payType: 'card', paymentUrl: placed.paymentUrl, paidAt: null },
      ...{ placedAt: '2026-01-15T12:00:00.000Z', expiresAt: '2026-01-15T12:30:00.000Z' },
    })
    expect(shown.seqNo).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    expect(await seatOf(client)).toBe('pending')
    expect(unwrap(await client.api.call(contract.getLatestOrder, {}))?.seqNo).toBe(shown.seqNo)
    expect(await lapse(30 * minute - 1)).toBe(0)
    expect(await lapse(30 * minute)).toBe(1)
    expect(await lapse(30 * minute)).toBe(0)
    expect([await stateOf(client, shown.seqNo), await seatOf(client)]).toEqual(['timedOut', 'expired'])
    expect((await quoteOf(client.api, 'workshop', workshop)).state).toBe('timedOut')
    unwrap(await cancel(client, shown.seqNo))
    expect((await quoteOf(client.api, 'workshop', workshop)).seqNo).toBeNull()
    unwrap(await order(client.api, 'workshop', workshop))
  })

  test('a bank order waits for the transfer until the end of the third day, without a redirect', async () => {
    const client = await payer()
    expect(unwrap(await order(client.api, 'workshop', workshop, 'bankTransfer'))).toEqual({
      merchantTransactionId: expect.any(String),
    })
    expect(await quoteOf(client.api, 'workshop', workshop)).toMatchObject({
      ...{ state: 'created', payType: 'bankTransfer', total: 29631, expiresAt: '2026-01-18T22:59:59.000Z' },
    })
    const account = unwrap(await client.api.call(contract.getBankAccount, { regionId: 276 }))
    expect(account).toMatchObject({ region: 'DE', swift: 'TESTDE22XXX' })
    refusedWith(await client.api.call(contract.getBankAccount, { regionId: 40_000 }), 404)
  })

  test('nothing can be paid after the training has started', async () => {
    await setClassroomStart(portal, workshop, 10 * minute)
    const { api } = await payer()
    expect((await ordered(api, 'workshop', workshop)).expiresAt).toBe('2026-01-15T12:10:00.000Z')
  })

  test('a payment enrols, once, and nothing is left to pay', async () => {
    const client = await payer()
    const placed = await ordered(client.api, 'workshop', workshop)
    expect(unwrap(await client.api.call(contract.isPaymentRequired, workshopQuery))).toBe(true)
    expect(await notify(portal, noticeOf(placed))).toBe(200)
    expect([await stateOf(client, placed.seqNo), await seatOf(client)]).toEqual(['paid', 'enrolled'])
    expect(await quoteOf(client.api, 'workshop', workshop)).toMatchObject({ state: 'paid', paymentUrl: null })
    expect(unwrap(await client.api.call(contract.isPaymentRequired, workshopQuery))).toBe(false)
    refusedWith(await order(client.api, 'workshop', workshop), 10024)
    expect(unwrap(await client.api.call(contract.getLatestOrder, {}))).toBeNull()
    expect(await lapse(day)).toBe(0)
  })

  test('after canceling a paid seat another one must be paid', async () => {
    const client = await payer()
    unwrap(await order(client.api, 'workshop', workshop))
    await notify(portal, noticeOf(await quoteOf(client.api, 'workshop', workshop)))
    unwrap(await client.api.call(cancelWorkshop, { classroomId: workshop }))
    expect(await quoteOf(client.api, 'workshop', workshop)).toMatchObject({ seqNo: null, state: 'created' })
    unwrap(await order(client.api, 'workshop', workshop))
  })

  test('a payment enrols in a certification, and in a practical exam', async () => {
    const learner = await payer()
    refusedWith(
      await learner.api.call(enrolInCertification, {
        certificationId: associate,
        emailNotification: 'subscribed',
      }),
      403,
    )
    await notify(portal, noticeOf(await ordered(learner.api, 'certification', associate)))
    const mine = eq(certificationEnrolment.learnerId, learner.learnerId)
    const [round] = await portal.db.select().from(certificationEnrolment).where(mine)
    expect(round).toMatchObject({ certificationId: associate, round: 1, progress: 'learning' })
    const able = await candidate()
    const placed = await ordered(able.api, 'practicalExam', exam)
    expect(await placeOf(able)).toBe('pending')
    await notify(portal, noticeOf(placed))
    expect(await placeOf(able)).toBe('enrolled')
    const mailed = and(eq(mail.learnerId, able.learnerId), eq(mail.kind, 'enrolled'))
    const [letter] = await portal.db.select().from(mail).where(mailed)
    expect(letter?.data).toEqual({ subject: { kind: 'practicalExam', id: exam } })
  })

  test.each(['subscribed', 'notSubscribed'] as const)(
    'who is %s to mails by the profile is so in a certification that is paid for',
    async (emailNotification) => {
      const { api, learnerId } = await payer()
      await portal.db.update(learner).set({ emailNotification }).where(eq(learner.id, learnerId))
      await notify(portal, noticeOf(await ordered(api, 'certification', associate)))
      const mine = eq(certificationEnrolment.learnerId, learnerId)
      const [round] = await portal.db.select().from(certificationEnrolment).where(mine)
      expect(round?.emailNotification).toBe(emailNotification)
    },
  )

  test('an unpaid place in a practical exam is freed with its order', async () => {
    const [client, other] = [await candidate(), await candidate()]
    const { seqNo } = await ordered(client.api, 'practicalExam', exam)
    refusedWith(await order(other.api, 'practicalExam', exam), 10008)
    const target = { kind: 'practicalExam', id: exam } as const
    unwrap(await client.api.call(contract.cancelOrder, { target, seqNo: seqNo as string }))
    expect(await placeOf(client)).toBe('notEnrolled')
    await ordered(other.api, 'practicalExam', exam)
    expect(await mailsTo(other)).toEqual(['orderPlaced'])
    expect(await lapse(30 * minute)).toBe(1)
    expect(await placeOf(other)).toBe('notEnrolled')
    expect([await mailsTo(client), await mailsTo(other)]).toEqual([
      ['orderPlaced'],
      ['orderPlaced', 'orderLapsed'],
    ])
  })

  test('removing a failed order from the list keeps the place of the next order', async () => {
    const client = await candidate()
    const failed = await ordered(client.api, 'practicalExam', exam)
    await notify(portal, noticeOf(failed, { kind: 'failed' }))
    expect(await placeOf(client)).toBe('notEnrolled')
    const { seqNo } = await ordered(client.api, 'practicalExam', exam)
    unwrap(await client.api.call(contract.deleteOrder, { seqNo: failed.seqNo as string }))
    expect(await placeOf(client)).toBe('pending')
    expect(await stateOf(client, seqNo)).toBe('pending')
  })

  test('a place that was graded meanwhile stays without a payment', async () => {
    const client = await candidate()
    await ordered(client.api, 'practicalExam', exam)
    const mine = eq(practicalExamEnrolment.learnerId, client.learnerId)
    await portal.db.update(practicalExamEnrolment).set({ status: 'passed' }).where(mine)
    expect(await lapse(30 * minute)).toBe(1)
    expect(await placeOf(client)).toBe('passed')
  })

  test.each([
    ['enrolled', new Date(begun + 30 * minute)],
    ['enrolled', null],
    ['pending', null],
  ] as const)('a seat that became %s meanwhile, to be paid until %s, is not taken', async (status, payBy) => {
    const client = await payer()
    await ordered(client.api, 'workshop', workshop)
    await portal.db.update(classroomEnrolment).set({ status, payBy })
    expect(await lapse(30 * minute)).toBe(1)
    expect(await seatOf(client)).toBe(status)
  })

  test('the end of a certification’s order frees no seat in the classroom of the same number', async () => {
    const client = await payer()
    const { seqNo } = await ordered(client.api, 'certification', associate)
    await ordered(client.api, 'workshop', workshop)
    await portal.db.update(classroomEnrolment).set({ classroomId: associate })
    const target = { kind: 'certification', id: associate } as const
    unwrap(await client.api.call(contract.cancelOrder, { target, seqNo: seqNo as string }))
    expect(await seatOf(client, associate)).toBe('pending')
  })

  test('a payment for a lost place is flagged for review', async () => {
    const client = await candidate()
    const placed = await ordered(client.api, 'practicalExam', exam)
    await portal.db.update(practicalExamEnrolment).set({ status: 'notEnrolled' })
    expect(await notify(portal, noticeOf(placed))).toBe(200)
    expect([await stateOf(client, placed.seqNo), await placeOf(client)]).toEqual(['paid', 'notEnrolled'])
    const [event] = await portal.db.select().from(paymentEvent)
    expect(event).toMatchObject({ outcome: 'review', reason: 'notEnrolled' })
  })

  test.each([
    ['enrol', true],
    ['learning', false],
    ['approved', false],
  ] as const)('a learner at %s in a certification has to pay for it: %s', async (progress, needs) => {
    const client = await payer()
    const target = { kind: 'certification', id: associate } as const
    expect(unwrap(await client.api.call(contract.isPaymentRequired, { target }))).toBe(true)
    await registerInCertification(portal, client.learnerId, associate, progress)
    expect(unwrap(await client.api.call(contract.isPaymentRequired, { target }))).toBe(needs)
  })

  test.each([
    ['notEnrolled', true],
    ['pending', true],
    ['enrolled', false],
    ['passed', false],
  ] as const)('a learner who is %s in a practical exam has to pay for it: %s', async (status, needs) => {
    const client = await candidate()
    const target = { kind: 'practicalExam', id: exam } as const
    expect(unwrap(await client.api.call(contract.isPaymentRequired, { target }))).toBe(true)
    await ordered(client.api, 'practicalExam', exam)
    await portal.db.update(practicalExamEnrolment).set({ status })
    expect(unwrap(await client.api.call(contract.isPaymentRequired, { target }))).toBe(needs)
  })

  test.each([
    ['left', true],
    ['expired', true],
    ['pending', false],
    ['enrolled', false],
    ['checkedIn', false],
    ['absent', false],
    ['finished', false],
  ] as const)('a learner who is %s in a workshop has to pay for it: %s', async (status, needs) => {
    const client = await payer()
    expect(unwrap(await client.api.call(contract.isPaymentRequired, workshopQuery))).toBe(true)
    await notify(portal, noticeOf(await ordered(client.api, 'workshop', workshop)))
    await portal.db.update(classroomEnrolment).set({ status })
    expect(unwrap(await client.api.call(contract.isPaymentRequired, workshopQuery))).toBe(needs)
  })

  test('a paid certification and a paid practical exam show the amount', async () => {
    const learner = await payer()
    await notify(portal, noticeOf(await ordered(learner.api, 'certification', associate)))
    expect(await quoteOf(learner.api, 'certification', associate)).toMatchObject({ state: 'paid' })
    const able = await candidate()
    await notify(portal, noticeOf(await ordered(able.api, 'practicalExam', exam)))
    expect(await quoteOf(able.api, 'practicalExam', exam)).toMatchObject({ state: 'paid' })
  })

  test('a classroom that needs approval waits for it once it is paid', async () => {
    await setClassroomStart(portal, workshop, 10 * day, { needsApproval: true })
    const client = await payer()
    await notify(portal, noticeOf(await ordered(client.api, 'workshop', workshop)))
    expect(await seatOf(client)).toBe('pending')
    expect(await mailsTo(client)).toEqual(['orderPlaced', 'orderPaid', 'invoice', 'registrationReceived'])
    expect(await lapse(2 * day)).toBe(0)
    expect(await seatOf(client)).toBe('pending')
  })

  test('an order that differs from the server’s amounts is refused', async () => {
    const client = await payer()
    const request = orderRequestOf(await quoteOf(client.api, 'workshop', workshop))
    const amounts = ['fee', 'vat', 'vatRate', 'serviceFee', 'serviceRate', 'total'] as const
    const changes = [
      ...amounts.flatMap((part) => [
        { [part]: request[part] + 1 },
        { [part]: 0 },
        { [part]: request[part] - 1 },
      ]),
      { currency: 'PLN' as const },
      { currencyId: 985 },
      { regionId: 616 },
      { goods: 'Something else' },
      { certificationId: 7 },
      { billing: { ...request.billing, country: 'PL' } },
      { billing: { ...request.billing, country: 'US' } },
      ...['XX', 'UK', 'ZZ'].map((country) => ({
        billing: { ...request.billing, country },
        vatRate: 0,
        vat: 0,
        total: request.fee,
      })),
      { total: 100, vat: 0, fee: 100 },
    ]
    for (const change of changes) {
      const changed = { ...request, ...change }
      if (JSON.stringify(changed) === JSON.stringify(request)) continue
      refusedWith(await client.api.call(contract.placeOrder, changed), 400)
    }
    expect(await portal.db.select().from(orders)).toEqual([])
    expect(await seatOf(client)).toBeUndefined()
    unwrap(await client.api.call(contract.placeOrder, request))
    refusedWith(await client.api.call(contract.placeOrder, { ...request, total: request.total - 1 }), 400)
  })

  test('an order need not name the certification that its classroom belongs to', async () => {
    const client = await trainee()
    const request = orderRequestOf(await quoteOf(client.api, 'classroom', warsaw))
    expect(request.certificationId).toBe(associate)
    unwrap(await client.api.call(contract.placeOrder, { ...request, certificationId: null }))
    expect(await quoteOf(client.api, 'classroom', warsaw)).toMatchObject({ certificationId: associate })
  })

  test('the same order is returned again, and another payment method is refused until it is canceled', async () => {
    const client = await payer()
    const first = unwrap(await order(client.api, 'workshop', workshop))
    const request = orderRequestOf(await quoteOf(client.api, 'workshop', workshop))
    expect(unwrap(await client.api.call(contract.placeOrder, request))).toEqual(first)
    const bank = { ...request, payType: 'bankTransfer' as const }
    refusedWith(await client.api.call(contract.placeOrder, bank), 10002)
    unwrap(await cancel(client, request.seqNo))
    const placed = unwrap(await order(client.api, 'workshop', workshop, 'bankTransfer'))
    expect(placed.merchantTransactionId).not.toBe(first.merchantTransactionId)
    expect((await portal.db.select().from(orders)).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'created',
    ])
  })

  test('a corrected buyer and billing address are stored in the active order; another tax is refused', async () => {
    const client = await payer()
    const first = unwrap(await order(client.api, 'workshop', workshop))
    const request = orderRequestOf(await quoteOf(client.api, 'workshop', workshop))
    const buyer = { ...request.buyer, lastName: 'Corrected' }
    const billing = { ...request.billing, street: 'Corrected Street 2' }
    const again = unwrap(await client.api.call(contract.placeOrder, { ...request, buyer, billing }))
    expect(again).toEqual(first)
    const stored = async () => {
      const rows = await portal.db.select().from(orders)
      return rows.map((row) => [row.buyer.lastName, row.billing.street, row.vatRule])
    }
    const [before] = await stored()
    expect(before?.slice(0, 2)).toEqual(['Corrected', 'Corrected Street 2'])
    const abroad = { ...request, buyer, billing: { ...billing, country: 'US' } }
    refusedWith(await client.api.call(contract.placeOrder, abroad), 400)
    expect(await stored()).toEqual([before])
  })

  test('the item of an order is in the language of the page, on its invoice in that of the purchase', async () => {
    const { learnerId, cookie } = await signIn(portal, 'two-languages@demo.test')
    const speaking = (languageId: number) => portal.api(cookie, { siteId: payingSite, languageId })
    const [english, polish] = [speaking(1), speaking(10)]
    const placed = await ordered(english, 'workshop', workshop)
    const shown = await quoteOf(polish, 'workshop', workshop)
    expect([placed.language, shown.language, shown.goods === placed.goods]).toEqual(['en', 'pl', false])
    expect(unwrap(await polish.call(contract.findOrders, {})).rows[0]?.goods).toBe(shown.goods)
    expect(unwrap(await polish.call(contract.getLatestOrder, {}))?.goods).toBe(shown.goods)
    const [row] = await portal.db.select().from(orders).where(eq(orders.learnerId, learnerId))
    expect(row?.goods).toBe(placed.goods)
  })

  test('canceling frees the seat, is idempotent, and does not affect paid orders', async () => {
    const [client, other] = [await payer(), await payer()]
    const { seqNo } = await ordered(client.api, 'workshop', workshop)
    refusedWith(await order(other.api, 'workshop', workshop), 10014)
    refusedWith(
      await client.api.call(contract.cancelOrder, {
        target: { kind: 'workshop', id: 16 },
        seqNo: seqNo as string,
      }),
      404,
    )
    const asClassroom = { kind: 'classroom', id: workshop } as const
    refusedWith(
      await client.api.call(contract.cancelOrder, { target: asClassroom, seqNo: seqNo as string }),
      404,
    )
    refusedWith(await cancel(other, seqNo), 404)
    expect(unwrap(await cancel(client, seqNo))).toBe(true)
    expect(unwrap(await cancel(client, seqNo))).toBe(true)
    expect(await seatOf(client)).toBe('left')
    const paid = await ordered(other.api, 'workshop', workshop)
    await notify(portal, noticeOf(paid))
    refusedWith(await cancel(other, paid.seqNo), 403)
    refusedWith(await other.api.call(contract.deleteOrder, { seqNo: paid.seqNo as string }), 403)
  })

  test('canceling an unpaid seat cancels its order', async () => {
    const client = await payer()
    const { seqNo } = await ordered(client.api, 'workshop', workshop)
    unwrap(await client.api.call(cancelWorkshop, { classroomId: workshop }))
    expect(await stateOf(client, seqNo)).toBe('cancelled')
    const able = await candidate()
    const placed = await ordered(able.api, 'practicalExam', exam)
    unwrap(await able.api.call(cancelPracticalExam, { practicalExamId: exam }))
    expect(await stateOf(able, placed.seqNo)).toBe('cancelled')
  })

  test('orders are listed, newest first, by state, until they are deleted', async () => {
    const client = await payer()
    const first = await ordered(client.api, 'workshop', workshop)
    unwrap(await cancel(client, first.seqNo))
    const second = await ordered(client.api, 'certification', associate)
    const list = async (more: object = {}) =>
      unwrap(await client.api.call(contract.findOrders, { page: 1, pageSize: 10, ...more }))
    expect((await list()).rows.map(({ seqNo }) => seqNo)).toEqual([second.seqNo, first.seqNo])
    expect((await list({ state: 'cancelled' })).rows.map(({ seqNo }) => seqNo)).toEqual([first.seqNo])
    expect(unwrap(await client.api.call(contract.deleteOrder, { seqNo: second.seqNo as string }))).toBe(true)
    expect(await list()).toMatchObject({ total: 1, rows: [{ seqNo: first.seqNo }] })
    expect(await stateOf(client, second.seqNo)).toBe('cancelled')
    refusedWith(await client.api.call(contract.deleteOrder, { seqNo: second.seqNo as string }), 404)
  })

  test('a long list is read page by page', async () => {
    const client = await payer()
    await ordered(client.api, 'workshop', workshop)
    const [{ id: _, ...row }] = (await portal.db.select().from(orders)) as [typeof orders.$inferSelect]
    const seqNos = Array.from({ length: 12 }, (__, index) => `ORDER-${index}`)
    for (const seqNo of seqNos)
      await portal.db
        .insert(orders)
        .values({ ...row, seqNo, merchantTransactionId: seqNo, state: 'cancelled' })
    const pageOf = async (page: number) =>
      unwrap(await client.api.call(contract.findOrders, { page, pageSize: 10 }))
    const pages = [await pageOf(1), await pageOf(2), await pageOf(3)]
    expect(pages.map(({ total }) => total)).toEqual([13, 13, 13])
    const listed = pages.map(({ rows }) => rows.map(({ seqNo }) => seqNo))
    const newestFirst = [row.seqNo, ...seqNos].reverse()
    expect(listed).toEqual([newestFirst.slice(0, 10), newestFirst.slice(10), []])
  })

  test('a seat for the waiting list is held for a day, then offered to the next learner', async () => {
    const [first, second, third] = [await payer(), await payer(), await payer()]
    const wait = ({ api }: Client) =>
      api.call(enrolInWorkshop, { classroomId: workshop, emailNotification: 'subscribed' })
    refusedWith(await wait(second), 403)
    const { seqNo } = await ordered(first.api, 'workshop', workshop)
    for (const client of [second, third]) {
      expect(unwrap(await wait(client)).own.status).toBe('waitlisted')
      portal.clock.now += 1
    }
    unwrap(await cancel(first, seqNo))
    const promotedAt = portal.clock.now - begun
    expect([await seatOf(second), await seatOf(third)]).toEqual(['pending', 'waitlisted'])
    const tried = await ordered(second.api, 'workshop', workshop)
    unwrap(await cancel(second, tried.seqNo))
    expect(await seatOf(second)).toBe('pending')
    expect(await lapse(promotedAt + day - 1)).toBe(0)
    expect(await lapse(promotedAt + day)).toBe(1)
    expect([await seatOf(second), await seatOf(third)]).toEqual(['expired', 'pending'])
    await notify(portal, noticeOf(await ordered(third.api, 'workshop', workshop)))
    expect(await seatOf(third)).toBe('enrolled')
  })

  test('several concurrent servers end each order and free each seat once', async () => {
    const lapses = async (after: number) => {
      portal.clock.now = begun + after
      const all = [1, 2, 3, 4].map(() => expireOverdue(portal.db, () => portal.clock.now))
      return (await Promise.all(all)).reduce((sum, each) => sum + each, 0)
    }
    const [first, second] = [await payer(), await payer()]
    await ordered(first.api, 'workshop', workshop)
    await ordered((await candidate()).api, 'practicalExam', exam)
    unwrap(await second.api.call(enrolInWorkshop, { classroomId: workshop, emailNotification: 'subscribed' }))
    expect(await lapses(30 * minute)).toBe(2)
    expect(await seatOf(second)).toBe('pending')
    expect(await lapses(30 * minute + day)).toBe(1)
    expect(await seatOf(second)).toBe('expired')
  })

  test('a promoted seat stays while its order may be paid', async () => {
    const [first, second] = [await payer(), await payer()]
    const { seqNo } = await ordered(first.api, 'workshop', workshop)
    unwrap(await second.api.call(enrolInWorkshop, { classroomId: workshop, emailNotification: 'subscribed' }))
    unwrap(await cancel(first, seqNo))
    unwrap(await order(second.api, 'workshop', workshop, 'bankTransfer'))
    expect(await lapse(2 * day)).toBe(0)
    expect(await seatOf(second)).toBe('pending')
    expect(await lapse(4 * day)).toBe(1)
    expect(await seatOf(second)).toBe('expired')
  })

  test('a promoted seat is freed with its order once its day is over', async () => {
    const [first, second] = [await payer(), await payer()]
    const { seqNo } = await ordered(first.api, 'workshop', workshop)
    unwrap(await second.api.call(enrolInWorkshop, { classroomId: workshop, emailNotification: 'subscribed' }))
    unwrap(await cancel(first, seqNo))
    const promoted = await ordered(second.api, 'workshop', workshop, 'bankTransfer')
    portal.clock.now = begun + day
    unwrap(await cancel(second, promoted.seqNo))
    expect(await seatOf(second)).toBe('left')
  })

  test('ordering has the refusals of enrolling: prerequisites, full, other training, certificate', async () => {
    refusedWith(await order((await payer()).api, 'classroom', warsaw), 10026)
    await setClassroomStart(portal, warsaw, 10 * day, { capacity: 1 })
    await ordered((await trainee()).api, 'classroom', warsaw)
    refusedWith(await order((await trainee()).api, 'classroom', warsaw), 10014)
    refusedWith(await order((await payer()).api, 'practicalExam', exam), 10026)
    const [one, two] = [await candidate(), await candidate()]
    await ordered(one.api, 'practicalExam', exam)
    refusedWith(await order(two.api, 'practicalExam', exam), 10008)
    const holder = await payer()
    await registerInCertification(portal, holder.learnerId, associate)
    refusedWith(await order(holder.api, 'certification', associate), 10024)
    await setClassroomStart(portal, workshop, 0)
    refusedWith(await order((await payer()).api, 'workshop', workshop), 10013)
  })

  test('a practical exam is checked before the payment page opens, and no place is held yet', async () => {
    const [able, other] = [await candidate(), await candidate()]
    const regionId = unwrap(await able.api.call(getPracticalExam, { id: exam })).regions[0]?.id as number
    const ask = ({ api }: Client, region = regionId, id = exam) =>
      api.call(contract.getPracticalExamQuote, {
        target: { kind: 'practicalExam', id },
        regionId: region,
      })
    expect(unwrap(await ask(able))).toMatchObject({ seqNo: null, total: expect.any(Number) })
    expect(await placeOf(able)).toBeUndefined()
    refusedWith(await ask(able, 999), 10019)
    refusedWith(await ask(await payer()), 10026)
    refusedWith(await ask(able, regionId, 9999), 404)
    const ofWorkshop = { target: { kind: 'workshop', id: workshop }, regionId } as const
    refusedWith(await able.api.call(contract.getPracticalExamQuote, ofWorkshop), 404)
    const placed = await ordered(able.api, 'practicalExam', exam)
    expect(unwrap(await ask(able)).seqNo).toBe(placed.seqNo)
    refusedWith(await ask(other), 10008)
  })

  test('items that are free, not shown, or on a site without sales can’t be ordered', async () => {
    const client = await payer()
    const request = orderRequestOf(await quoteOf(client.api, 'workshop', workshop))
    await withItemWithdrawn(portal, 'classroom', workshop, async () => {
      refusedWith(await client.api.call(contract.placeOrder, request), 404)
      refusedWith(await client.api.call(contract.getOrder, workshopQuery), 404)
      refusedWith(await client.api.call(contract.isPaymentRequired, workshopQuery), 404)
    })
    for (const kind of orderKind.options)
      refusedWith(await client.api.call(contract.isPaymentRequired, { target: { kind, id: 9999 } }), 404)
    const elsewhere = await newLearner(portal, 1)
    refusedWith(await elsewhere.api.call(contract.getOrder, workshopQuery), 404)
    refusedWith(await elsewhere.api.call(contract.placeOrder, request), 404)
    refusedWith(await elsewhere.api.call(contract.getBankAccount, { regionId: 276 }), 404)
    await setClassroomStart(portal, workshop, 10 * day, { fee: null })
    expect(unwrap(await client.api.call(contract.isPaymentRequired, workshopQuery))).toBe(false)
    refusedWith(await client.api.call(contract.getOrder, workshopQuery), 404)
    refusedWith(await client.api.call(contract.placeOrder, request), 404)
  })

  test('anonymous visitors can’t order, and another learner’s order is not found', async () => {
    const [client, other] = [await payer(), await payer()]
    const placed = await ordered(client.api, 'workshop', workshop)
    const nobody = portal.api()
    refusedWith(await nobody.call(contract.placeOrder, orderRequestOf(placed)), 401)
    refusedWith(await nobody.call(contract.getOrder, workshopQuery), 401)
    const [seqNo, merchantTransactionId] = [placed.seqNo as string, placed.merchantTransactionId as string]
    refusedWith(await nobody.call(contract.deleteOrder, { seqNo }), 401)
    refusedWith(await other.api.call(contract.getPaymentStatus, { seqNo }), 404)
    refusedWith(await other.api.call(contract.getPaymentStatus, { merchantTransactionId }), 404)
    refusedWith(await other.api.call(contract.getPaymentStatus, {} as never), 400)
    refusedWith(await other.api.call(contract.deleteOrder, { seqNo }), 404)
    expect(unwrap(await other.api.call(contract.findOrders, {}))).toEqual({ rows: [], total: 0 })
    expect(unwrap(await other.api.call(contract.getOrder, workshopQuery)).seqNo).toBeNull()
  })

  test('an invitation replaces an unpaid order, and keeps its seat', async () => {
    const operator = await staff(portal, 'reviewer')
    const validUntil = new Date(begun + day).toISOString()
    const letter = async (kind: 'certification' | 'classroom' | 'practicalExam', targetId: number) =>
      unwrap(await operator.call(createInvitation, { kind, targetId, validUntil })).code
    const use = async ({ api }: Client, code: string) =>
      unwrap(await api.call(acceptInvitation, { code: code, emailNotification: 'subscribed' }))
    await setClassroomStart(portal, warsaw, 10 * day, { capacity: 1 })
    const [trained, able, fresh, other] = [await trainee(), await candidate(), await payer(), await payer()]
    const placed = [
      await ordered(other.api, 'workshop', workshop),
      await ordered(trained.api, 'classroom', warsaw),
      await ordered(able.api, 'practicalExam', exam),
      await ordered(fresh.api, 'certification', associate),
    ]
    await use(other, await letter('classroom', workshop))
    await use(trained, await letter('classroom', warsaw))
    await use(able, await letter('practicalExam', exam))
    await use(fresh, await letter('certification', associate))
    expect([await seatOf(trained, warsaw), await placeOf(able)]).toEqual(['enrolled', 'enrolled'])
    expect(await seatOf(other)).toBe('enrolled')
    const states = await portal.db.select({ state: orders.state }).from(orders)
    expect(states).toEqual(placed.map(() => ({ state: 'cancelled' })))
    expect(await lapse(day)).toBe(0)
  })

  test('with an unpaid seat or a pending approval nobody can enrol again, free or by invitation', async () => {
    const client = await payer()
    const subscribed = { emailNotification: 'subscribed' } as const
    await ordered(client.api, 'workshop', workshop)
    refusedWith(await client.api.call(enrolInWorkshop, { classroomId: workshop, ...subscribed }), 10024)
    await portal.db.update(classroomEnrolment).set({ payBy: null })
    const validUntil = new Date(begun + day).toISOString()
    const request = { kind: 'classroom', targetId: workshop, validUntil } as const
    const { code } = unwrap(await (await staff(portal, 'reviewer')).call(createInvitation, request))
    refusedWith(await client.api.call(acceptInvitation, { code, ...subscribed }), 10017)
    expect(await seatOf(client)).toBe('pending')
  })

  test('a learner who enrols free once the fee was removed has nothing left to pay', async () => {
    const client = await payer()
    const { seqNo } = await ordered(client.api, 'certification', associate)
    const one = eq(certification.id, associate)
    await portal.db.update(certification).set({ fee: null }).where(one)
    const request = { certificationId: associate, emailNotification: 'subscribed' } as const
    unwrap(await client.api.call(enrolInCertification, request))
    expect(await stateOf(client, seqNo)).toBe('cancelled')
    await portal.db.update(certification).set({ fee }).where(one)
  })

  test('unpaid orders of a deleted account are canceled and anonymized; paid ones stay with their invoice', async () => {
    const { cookie, learnerId } = await signIn(portal, 'leaving-payer@demo.test')
    const client = { learnerId, api: portal.api(cookie, { siteId: payingSite }) }
    await notify(portal, noticeOf(await ordered(client.api, 'certification', associate)))
    await ordered(client.api, 'workshop', workshop)
    unwrap(await client.api.call(deleteAccount, { confirmation: 'leaving-payer@demo.test' }))
    const rows = await portal.db.select().from(orders).orderBy(asc(orders.id))
    expect(rows.map(({ state, buyer }) => [state, buyer.email])).toEqual([
      ['paid', 'ada@example.org'],
      ['cancelled', ''],
    ])
    expect(await seatOf(client)).toBe('left')
    expect(await portal.db.select().from(invoice)).toHaveLength(1)
  })

  test('a GET that cancels must come from the portal’s own pages', async () => {
    const client = await payer()
    const { seqNo } = await ordered(client.api, 'workshop', workshop)
    const response = await portal.request(`/api/user/pay/registration/deleteOrder?seqNo=${seqNo}`)
    expect(response.status).toBe(403)
    expect(await stateOf(client, seqNo)).toBe('pending')
  })
})

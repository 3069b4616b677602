import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { learner } from '#server/db/schema/learner.ts'
import { localPayment, localRefund } from '#server/db/schema/local-payment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { order as orders } from '#server/db/schema/order.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { refund } from '#server/db/schema/refund.ts'
import type { Payments } from '#server/ports/payment.ts'
import { systemRandom } from '#server/ports/random.ts'
import { collectLearnerData } from '#server/services/identity/learner/collect-learner-data.ts'
import { prepareRefunds } from '#server/services/money/refund/prepare-refunds.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import { reEnrolInCertification } from '#src/contract/learning/certification-enrolment.ts'
import { cancelWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { getCreditNote } from '#src/contract/money/credit-note.ts'
import * as contract from '#src/contract/money/order.ts'
import * as refunds from '#src/contract/money/refund.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { databases } from '../fixtures/server/databases.ts'
import { paidCertification, setFee } from '../fixtures/server/paid-certification.ts'
import { forgetOrders, ordered, payingSite, quoteOf } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import {
  goodwillReason,
  paidOrder,
  payByCard,
  prepare,
  prepareAndConfirmRefund,
  providerOf,
  runRefundJob,
} from '../fixtures/server/refunding.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import {
  day,
  newLearner,
  registerInCertification,
  setClassroomStart,
  setExamStart,
  staff,
} from '../fixtures/server/training.ts'

const workshop = 17
const begun = Date.UTC(2026, 0, 15, 12)
/** The id of the certification to which the practical exam belongs. */
const examined = 1
const account = { holder: 'Ada Byron', iban: 'DE89 3704 0044 0532 0130 00' }

describe.each(databases)('refunds, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = begun
    await forgetOrders(portal)
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, workshop, 10 * day, {
      ...{ fee: { EUR: 24900, PLN: 106000 }, capacity: 5, needsApproval: false, country: 'DE', venue: 'DE' },
      waitingList: true,
    })
  })

  const paid = (reference?: string) => paidOrder(portal, workshop, reference)
  const finance = () => staff(portal, 'finance')
  const accounts = () => staff(portal, 'finance', 'accounts')
  const orderOf = async (seqNo: string) =>
    (await portal.db.select().from(orders).where(eq(orders.seqNo, seqNo)))[0]
  const stateOf = async (seqNo: string) => (await orderOf(seqNo))?.state
  const seatOf = async (learnerId: number) =>
    (await portal.db.select().from(classroomEnrolment).where(eq(classroomEnrolment.learnerId, learnerId)))[0]
      ?.status
  const notes = () => portal.db.select().from(creditNote).orderBy(asc(creditNote.number))
  const openRefunds = async () => unwrap(await (await accounts()).call(refunds.getRefunds, {}))

  test('one person prepares, another sees exactly that and confirms, and the money is paid back once', async () => {
    const { seqNo, learnerId, api } = await paid()
    const prepared = unwrap(await prepare(portal, { seqNo }))
    expect(prepared).toMatchObject({
      ...{ reason: 'goodwill', note: goodwillReason.note, preparedBy: 'finance@demo.test' },
      preparedAt: '2026-01-15T12:00:00.000Z',
      refunds: [{ seqNo, amount: 29631, currency: 'EUR', completes: true, way: 'provider', keepPlace: null }],
    })
    expect(await runRefundJob(portal)).toBe(0)
    const { id, seen } = prepared
    expect((await openRefunds()).prepared).toEqual([prepared])
    const confirm = { id, seen }
    refusedWith(await (await finance()).call(refunds.confirmRefund, confirm), 403)
    const second = await accounts()
    const other = await second.call(refunds.confirmRefund, { id, seen: 'other' })
    refusedWith(other, 400)
    expect(other).toMatchObject({ failure: { context: { reason: 'otherThanPrepared', prepared } } })
    expect(unwrap(await second.call(refunds.confirmRefund, confirm))).toEqual({ refunds: 1 })
    refusedWith(await second.call(refunds.confirmRefund, confirm), 10002)
    expect([await stateOf(seqNo), await seatOf(learnerId)]).toEqual(['paid', 'enrolled'])
    expect(await runRefundJob(portal)).toBe(1)
    expect(await runRefundJob(portal)).toBe(0)
    expect([await stateOf(seqNo), await seatOf(learnerId)]).toEqual(['cancelled', 'left'])
    expect(await portal.db.select().from(localRefund)).toMatchObject([{ amount: 29631, currency: 'EUR' }])
    expect(await openRefunds()).toEqual({ prepared: [], open: [] })
    const { rows } = unwrap(await api.call(contract.findOrders, { page: 1, pageSize: 10 }))
    expect(rows).toMatchObject([
      {
        ...{ seqNo, state: 'cancelled', paidAt: '2026-01-15T12:00:00.000Z' },
        creditNotes: [{ number: 'EU-CN-2026-000001', total: 29631, shownTotal: '€296.31' }],
      },
    ])
    refusedWith(await api.call(contract.deleteOrder, { seqNo }), 403)
    expect((await quoteOf(api, 'workshop', workshop)).seqNo).toBeNull()
    const log = rowsOrThrow(await (await finance()).call(getAudit, { subject: `order ${seqNo}` }))
    expect(log.map(({ actor, act }) => [actor, act])).toEqual([
      ['local', 'refund-done'],
      ['accounts@demo.test', 'confirm-refund'],
      ['finance@demo.test', 'prepare-refund'],
    ])
    expect(log[0]?.detail).toMatchObject({ creditNote: 'EU-CN-2026-000001', place: 'held' })
  })

  test('the credit note has the invoice and the reason, and is shown to its learner only', async () => {
    const [mine, other] = [await paid(), await newLearner(portal, payingSite)]
    const { cookie } = await signIn(portal, 'credited@demo.test')
    await portal.db.update(orders).set({ learnerId: mine.learnerId })
    await prepareAndConfirmRefund(portal, {
      seqNo: mine.seqNo,
      reason: 'serviceFailure',
      amount: 10000,
      currency: 'EUR',
    })
    await runRefundJob(portal)
    const [row] = await notes()
    expect(row?.snapshot).toMatchObject({
      ...{ number: 'EU-CN-2026-000001', invoiceNumber: 'EU-2026-000001', seqNo: mine.seqNo, brand: 'main' },
      ...{ fee: 8403, serviceFee: 0, vat: 1597, vatRate: 1900, total: 10000, currency: 'EUR' },
      ...{ reason: 'serviceFailure', way: 'provider', issuedAt: '2026-01-15T12:00:00.000Z' },
      buyer: { name: 'Ada Byron' },
    })
    const number = 'EU-CN-2026-000001'
    const { link } = unwrap(await mine.api.call(getCreditNote, { number }))
    expect(link).toMatch(/^\/media\/credit-note-eu-cn-2026-000001\.pdf\?/)
    refusedWith(await other.api.call(getCreditNote, { number }), 404)
    refusedWith(await portal.api(cookie).call(getCreditNote, { number: 'none' }), 404)
    refusedWith(await portal.api().call(getCreditNote, { number }), 401)
    const mails = await portal.db.select().from(mail).where(eq(mail.learnerId, mine.learnerId))
    const mailed = mails.filter(({ kind }) => kind === 'creditNote')
    expect(mailed).toMatchObject([{ email: 'ada@example.org', data: { creditNote: number } }])
    expect(mails.map(({ kind }) => kind)).not.toContain('cancelled')
  })

  test('an order that is refunded in part stays paid, with its place, until nothing is left', async () => {
    const { seqNo, learnerId } = await paid()
    for (const amount of [10000, 9999]) {
      await prepareAndConfirmRefund(portal, { seqNo, amount, currency: 'EUR' })
      await runRefundJob(portal)
      expect([await stateOf(seqNo), await seatOf(learnerId)]).toEqual(['paid', 'enrolled'])
    }
    refusedWith(await prepare(portal, { seqNo, amount: 9633, currency: 'EUR' }), 400)
    await prepareAndConfirmRefund(portal, { seqNo })
    await runRefundJob(portal)
    expect([await stateOf(seqNo), await seatOf(learnerId)]).toEqual(['cancelled', 'left'])
    const all = (await notes()).map(({ snapshot }) => snapshot)
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3].map((each) => `EU-CN-2026-00000${each}`))
    const sum = (part: 'fee' | 'vat' | 'total') => all.reduce((total, each) => total + each[part], 0)
    expect([sum('fee'), sum('vat'), sum('total')]).toEqual([24900, 4731, 29631])
    refusedWith(await prepare(portal, { seqNo }), 403)
  })

  test.each([
    ['more than is left', { amount: 29632, currency: 'EUR' }, 400, 'refundTooLarge'],
    ['another currency', { amount: 100, currency: 'PLN' }, 400, undefined],
    ['a kept place of a part', { amount: 100, currency: 'EUR', keepPlace: 'Why not' }, 400, undefined],
    ['the account of a card', { account }, 400, undefined],
    ['a transfer to no account', { way: 'transfer' }, 400, undefined],
    ['an account that is none', { way: 'transfer', account: { ...account, iban: 'DE00' } }, 400, undefined],
  ] as const)('refuses %s', async (_, input, code, reason) => {
    const { seqNo } = await paid()
    const result = await prepare(portal, { seqNo, ...input })
    refusedWith(result, code)
    if (reason) expect(result).toMatchObject({ failure: { context: { reason, left: 29631 } } })
    expect(await portal.db.select().from(refund)).toEqual([])
  })

  test('refuses unpaid orders, unknown ones, and a second refund while one is prepared', async () => {
    const client = await newLearner(portal, payingSite)
    const { seqNo: unpaid } = await ordered(client.api, 'workshop', workshop)
    const notPaid = await prepare(portal, { seqNo: unpaid as string })
    refusedWith(notPaid, 403)
    expect(notPaid).toMatchObject({ failure: { context: { reason: 'orderNotPaid' } } })
    refusedWith(await prepare(portal, { seqNo: 'none' }), 404)
    const { seqNo } = await paid()
    unwrap(await prepare(portal, { seqNo, amount: 1, currency: 'EUR' }))
    const again = await prepare(portal, { seqNo })
    refusedWith(again, 10002)
    expect(again).toMatchObject({ failure: { context: { reason: 'refundPrepared' } } })
  })
  test('its author withdraws it, another person rejects it, and nothing is paid back', async () => {
    const { seqNo } = await paid()
    const first = unwrap(await prepare(portal, { seqNo }))
    const note = 'Only half of it.'
    expect(unwrap(await (await finance()).call(refunds.rejectRefund, { id: first.id, note }))).toEqual({
      withdrawn: true,
    })
    const second = unwrap(await prepare(portal, { seqNo }))
    const reject = { id: second.id, note }
    expect(unwrap(await (await accounts()).call(refunds.rejectRefund, reject))).toEqual({ withdrawn: false })
    refusedWith(await (await accounts()).call(refunds.rejectRefund, reject), 10002)
    refusedWith(
      await (await accounts()).call(refunds.confirmRefund, { id: second.id, seen: second.seen }),
      10002,
    )
    refusedWith(await (await accounts()).call(refunds.rejectRefund, { id: 999_999, note }), 404)
    expect(await runRefundJob(portal)).toBe(0)
    expect([await stateOf(seqNo), await notes()]).toEqual(['paid', []])
    unwrap(await prepare(portal, { seqNo }))
  })

  test('a place is kept with a reason, and a used one can’t be canceled', async () => {
    const [kept, used] = [await paid(), await paid()]
    await prepareAndConfirmRefund(portal, {
      seqNo: kept.seqNo,
      keepPlace: 'The film of the session was promised.',
    })
    await runRefundJob(portal)
    expect([await stateOf(kept.seqNo), await seatOf(kept.learnerId)]).toEqual(['cancelled', 'enrolled'])
    const here = eq(classroomEnrolment.learnerId, used.learnerId)
    await portal.db.update(classroomEnrolment).set({ status: 'finished' }).where(here)
    const refused = await prepare(portal, { seqNo: used.seqNo })
    refusedWith(refused, 403)
    expect(refused).toMatchObject({ failure: { context: { reason: 'placeUsed' } } })
    await prepareAndConfirmRefund(portal, { seqNo: used.seqNo, keepPlace: 'It was attended.' })
    await runRefundJob(portal)
    expect([await stateOf(used.seqNo), await seatOf(used.learnerId)]).toEqual(['cancelled', 'finished'])
  })

  test('a seat that was canceled and paid again stays when the first order is refunded', async () => {
    const client = await paid()
    unwrap(await client.api.call(cancelWorkshop, { classroomId: workshop }))
    const again = await ordered(client.api, 'workshop', workshop)
    await payByCard(portal, again)
    expect(again.seqNo).not.toBe(client.seqNo)
    await prepareAndConfirmRefund(portal, { seqNo: client.seqNo })
    await runRefundJob(portal)
    expect(await stateOf(client.seqNo)).toBe('cancelled')
    expect(await stateOf(again.seqNo as string)).toBe('paid')
    expect(await seatOf(client.learnerId)).toBe('enrolled')
  })

  test('a refunded certification is started again only by paying again', async () => {
    const { id: certificationId } = paidCertification
    await setFee(portal)
    const client = await newLearner(portal, payingSite)
    const placed = await ordered(client.api, 'certification', certificationId)
    await payByCard(portal, placed)
    const seqNo = placed.seqNo as string
    const here = eq(certificationEnrolment.learnerId, client.learnerId)
    const progress = async () =>
      (await portal.db.select().from(certificationEnrolment).where(here)).map((each) => each.progress)
    expect(await progress()).toEqual(['learning'])
    await portal.db.update(certificationEnrolment).set({ progress: 'apply' }).where(here)
    refusedWith(await prepare(portal, { seqNo }), 403)
    await portal.db.update(certificationEnrolment).set({ progress: 'exam' }).where(here)
    await prepareAndConfirmRefund(portal, { seqNo })
    await runRefundJob(portal)
    expect([await stateOf(seqNo), await progress()]).toEqual(['cancelled', ['enrol']])
    const again = await client.api.call(reEnrolInCertification, { certificationId })
    refusedWith(again, 403)
    expect(again).toMatchObject({ failure: { context: { reason: 'payFirst' } } })
    await payByCard(portal, await ordered(client.api, 'certification', certificationId))
    expect((await progress()).toSorted()).toEqual(['enrol', 'learning'])
  })

  test('a refunded place in a practical exam is canceled, and its allergies are deleted', async () => {
    await restoreAfterTest(portal, practicalExam, [1])
    await setExamStart(portal, 1, 10 * day, { fee: { EUR: 24900, PLN: 106000 }, capacity: 1 })
    const client = await newLearner(portal, payingSite)
    await registerInCertification(portal, client.learnerId, examined, 'practicalExam')
    const placed = await ordered(client.api, 'practicalExam', 1)
    await payByCard(portal, placed)
    const here = eq(practicalExamEnrolment.learnerId, client.learnerId)
    await portal.db.update(practicalExamEnrolment).set({ allergies: 'nuts' }).where(here)
    await prepareAndConfirmRefund(portal, { seqNo: placed.seqNo as string })
    await runRefundJob(portal)
    expect(await portal.db.select().from(practicalExamEnrolment).where(here)).toMatchObject([
      { status: 'notEnrolled', allergies: null },
    ])
  })

  test('a canceled seat goes to the waiting list', async () => {
    await setClassroomStart(portal, workshop, 10 * day, { capacity: 1 })
    const { seqNo } = await paid()
    const waiting = await newLearner(portal, payingSite)
    const at = new Date(begun)
    const row = { learnerId: waiting.learnerId, classroomId: workshop, status: 'waitlisted' } as const
    await portal.db
      .insert(classroomEnrolment)
      .values({ ...row, emailNotification: 'subscribed', waitingSince: at, createdAt: at, changedAt: at })
    await prepareAndConfirmRefund(portal, { seqNo })
    await runRefundJob(portal)
    expect(await seatOf(waiting.learnerId)).toBe('pending')
  })

  test('nobody refunds their own order', async () => {
    const { seqNo, learnerId } = await paid()
    const { learnerId: own, cookie } = await signIn(portal, 'refunding-finance@demo.test', {
      roles: ['finance'],
    })
    const api = portal.api(cookie)
    await portal.db.update(orders).set({ learnerId: own }).where(eq(orders.learnerId, learnerId))
    const concerns = { failure: { context: { reason: 'ownMatter' } } }
    expect(await api.call(refunds.prepareRefund, { seqNo, ...goodwillReason })).toMatchObject(concerns)
    const { id, seen } = unwrap(await prepare(portal, { seqNo }))
    expect(await api.call(refunds.confirmRefund, { id, seen })).toMatchObject(concerns)
    expect(await api.call(refunds.rejectRefund, { id, note: 'No.' })).toMatchObject(concerns)
  })

  describe('of many orders by one act', () => {
    const operator = { name: 'ana@demo.test', learnerId: null, accounts: [], email: null, roles: [] }
    const prepareAll = async (ids: readonly (number | undefined)[]) =>
      portal.db.transaction(async (tx) =>
        prepareRefunds(tx, {
          refunds: ids.map((orderId) => ({ orderId: orderId as number })),
          ...{
            reason: 'sessionCancelled',
            note: 'The trainer is ill.',
            operator,
            random: systemRandom,
            now: begun,
          },
        }),
      )

    test('are confirmed together, with one credit note for each', async () => {
      const all = [await paid(), await paid(), await paid('B-1')]
      const ids = await Promise.all(all.map(async ({ seqNo }) => (await orderOf(seqNo))?.id))
      const prepared = await prepareAll(ids)
      if (isRefused(prepared)) throw new Error(prepared.refusal)
      const { id, seen } = prepared
      expect(prepared.refunds.map(({ way }) => way)).toEqual(['provider', 'provider', 'transfer'])
      expect(unwrap(await (await finance()).call(refunds.confirmRefund, { id, seen }))).toEqual({
        refunds: 3,
      })
      expect(await runRefundJob(portal)).toBe(3)
      expect(await Promise.all(all.map(({ seqNo }) => stateOf(seqNo)))).toEqual(Array(3).fill('cancelled'))
      expect(await notes()).toHaveLength(3)
      expect(await portal.db.select().from(localRefund)).toHaveLength(2)
    })

    test('are prepared all together or not at all', async () => {
      const [one, other] = [await paid(), await paid()]
      unwrap(await prepare(portal, { seqNo: other.seqNo }))
      const ids = await Promise.all([one, other].map(async ({ seqNo }) => (await orderOf(seqNo))?.id))
      expect(await prepareAll(ids)).toMatchObject({
        refusal: 'repeatSubmit',
        context: { seqNo: other.seqNo },
      })
      expect(await portal.db.select().from(refund)).toHaveLength(1)
    })
  })

  describe('whose provider fails', () => {
    /** Returns the payment provider, but runs `way` after each refund and before the response. */
    const through = (way: (input: Parameters<Payments['refund']>[0]) => Promise<unknown>): Payments => {
      const provider = providerOf(portal)
      return {
        ...provider,
        async refund(input) {
          const outcome = await provider.refund(input)
          await way(input)
          return outcome
        },
      }
    }

    test('a lost answer is requested again, and the money is paid back once', async () => {
      const { seqNo } = await paid()
      await prepareAndConfirmRefund(portal, { seqNo })
      const lost = through(() => Promise.reject(new Error('The connection was lost')))
      expect(await runRefundJob(portal, lost)).toBe(1)
      expect([await stateOf(seqNo), await notes()]).toEqual(['paid', []])
      expect(await portal.db.select().from(localRefund)).toHaveLength(1)
      portal.clock.now += 5000
      expect(await runRefundJob(portal)).toBe(1)
      expect(await portal.db.select().from(localRefund)).toHaveLength(1)
      expect([await stateOf(seqNo), (await notes()).length]).toEqual(['cancelled', 1])
    })

    test('a server that is killed before it stores the answer leaves the refund to another', async () => {
      const { seqNo } = await paid()
      await prepareAndConfirmRefund(portal, { seqNo })
      // The call to the provider never returns; another server gets its job when the claim has expired.
      let onRequest = () => {}
      const answered = new Promise<void>((resolve) => {
        onRequest = resolve
      })
      const killed = through(() => {
        onRequest()
        return new Promise(() => {})
      })
      void runRefundJob(portal, killed)
      await answered
      expect(await runRefundJob(portal)).toBe(0)
      portal.clock.now += 2 * 60_000
      expect(await runRefundJob(portal)).toBe(1)
      expect(await portal.db.select().from(localRefund)).toHaveLength(1)
      expect([await stateOf(seqNo), (await notes()).length]).toEqual(['cancelled', 1])
    })

    test('a refund that the provider refuses changes nothing, and is prepared again to an account', async () => {
      const { seqNo } = await paid()
      await portal.db.update(localPayment).set({ state: 'ended' })
      const { id: batch } = await prepareAndConfirmRefund(portal, { seqNo })
      await runRefundJob(portal)
      const [failed] = (await openRefunds()).open
      expect(failed).toMatchObject({ state: 'failed', failure: 'unknown_payment', creditNote: null })
      expect([await stateOf(seqNo), await notes()]).toEqual(['paid', []])
      const again = { id: failed?.id as number, note: 'The page is gone.' }
      const one = await finance()
      refusedWith(await one.call(refunds.prepareRefundAgain, { ...again, way: 'transfer' }), 400)
      refusedWith(await one.call(refunds.prepareRefundAgain, { ...again, id: 999_999, way: 'provider' }), 404)
      const prepared = unwrap(
        await one.call(refunds.prepareRefundAgain, { ...again, way: 'transfer', account }),
      )
      expect(prepared).toMatchObject({
        refunds: [{ account: { holder: 'Ada Byron', iban: 'DE89370400440532013000' }, way: 'transfer' }],
      })
      expect(prepared.id).not.toBe(batch)
      refusedWith(await one.call(refunds.prepareRefundAgain, { ...again, way: 'provider' }), 10002)
      const { id, seen } = prepared
      unwrap(await (await accounts()).call(refunds.confirmRefund, { id, seen }))
      await runRefundJob(portal)
      expect([await stateOf(seqNo), (await notes()).length]).toEqual(['cancelled', 1])
    })
  })

  describe('by bank transfer', () => {
    async function booked() {
      const client = await paid('B-7')
      await prepareAndConfirmRefund(portal, { seqNo: client.seqNo, account })
      await runRefundJob(portal)
      const [row] = (await openRefunds()).open
      return { ...client, id: row?.id as number, row }
    }

    test('finance reads the account, one person reports the transfer, and another confirms it', async () => {
      const { seqNo, id, row } = await booked()
      expect(row).toMatchObject({
        ...{ seqNo, state: 'confirmed', way: 'transfer', payment: 'B-7', creditNote: 'EU-CN-2026-000001' },
        account: { holder: 'Ada Byron', iban: 'DE89370400440532013000' },
      })
      expect(await stateOf(seqNo)).toBe('cancelled')
      const [one, other] = [await finance(), await accounts()]
      const say = (api: typeof one, reference: string) => api.call(refunds.markRefundSent, { id, reference })
      expect(unwrap(await say(one, 'OUT-1'))).toEqual({ prepared: true })
      refusedWith(await say(one, 'OUT-1'), 403)
      expect(unwrap(await say(one, 'OUT-2'))).toEqual({ prepared: true })
      const differs = await say(other, 'OUT-1')
      refusedWith(differs, 400)
      expect(differs).toMatchObject({ failure: { context: { prepared: { reference: 'OUT-2' } } } })
      expect(unwrap(await say(other, 'OUT-2'))).toEqual({ prepared: false })
      refusedWith(await say(other, 'OUT-2'), 10002)
      expect(await portal.db.select().from(refund)).toMatchObject([{ state: 'done', account: null }])
      expect((await openRefunds()).open).toEqual([])
    })

    test('an unsent transfer stays to be sent, and a returned one has failed and is still owed', async () => {
      const { id } = await booked()
      const [one, other] = [await finance(), await accounts()]
      const returned = (note: string) => other.call(refunds.markRefundReturned, { id, note })
      refusedWith(await returned('Nothing was sent.'), 10002)
      const sent = { id, reference: 'OUT-1' }
      unwrap(await one.call(refunds.markRefundSent, sent))
      expect(unwrap(await returned('The file was not released.'))).toEqual({ failed: false })
      unwrap(await one.call(refunds.markRefundSent, sent))
      unwrap(await other.call(refunds.markRefundSent, sent))
      expect(unwrap(await returned('The account is closed.'))).toEqual({ failed: true })
      expect((await openRefunds()).open).toMatchObject([
        { id, state: 'failed', failure: 'The account is closed.', creditNote: 'EU-CN-2026-000001' },
      ])
      const again = { id, note: 'Another account.', way: 'transfer', account } as const
      const prepared = unwrap(await one.call(refunds.prepareRefundAgain, again))
      const reject = { id: prepared.id, note: 'Ask again.' }
      unwrap(await other.call(refunds.rejectRefund, reject))
      expect((await openRefunds()).open).toMatchObject([{ id, state: 'failed' }])
      const { id: batch, seen } = unwrap(await one.call(refunds.prepareRefundAgain, again))
      unwrap(await other.call(refunds.confirmRefund, { id: batch, seen }))
      await runRefundJob(portal)
      expect(await notes()).toHaveLength(1)
    })

    test('without an account the money goes to the account of the payment', async () => {
      const { seqNo } = await paid('B-8')
      await prepareAndConfirmRefund(portal, { seqNo })
      await runRefundJob(portal)
      expect((await openRefunds()).open).toMatchObject([{ account: null, payment: 'B-8', way: 'transfer' }])
      refusedWith(await prepare(portal, { seqNo, way: 'provider' }), 403)
    })
  })

  test('a deleted account leaves order, refund and credit note unchanged, and the export has them', async () => {
    const { seqNo, learnerId, api } = await paid()
    await prepareAndConfirmRefund(portal, { seqNo })
    await runRefundJob(portal)
    const [row] = await portal.db.select().from(learner).where(eq(learner.id, learnerId))
    const email = row?.email as string
    const exported = await collectLearnerData(portal.db, { id: learnerId, email })
    expect(exported).toMatchObject({
      refund: [{ amount: 29631, reason: 'goodwill', state: 'done' }],
      creditNote: [{ number: 'EU-CN-2026-000001' }],
    })
    unwrap(await api.call(deleteAccount, { confirmation: email }))
    expect(await orderOf(seqNo)).toMatchObject({ state: 'cancelled', buyer: { email: 'ada@example.org' } })
    expect(await notes()).toMatchObject([{ snapshot: { buyer: { name: 'Ada Byron' } } }])
  })
})

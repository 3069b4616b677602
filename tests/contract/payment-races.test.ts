import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import { order as orders } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { expireOverdue } from '#server/jobs/expire-overdue.ts'
import { lockCourseRegistrations } from '#server/services/learning/certification-enrolment/register-courses.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { lockExam } from '#server/services/learning/practical-exam-enrolment/lock-exam.ts'
import { lockLearner } from '#server/services/money/order/order-row.ts'
import type { Api } from '#src/api/create-api.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import * as contract from '#src/contract/money/order.ts'
import { confirmTransfer } from '#src/contract/money/payment-review.ts'
import { isPayable } from '#src/domain/order/order-state.ts'
import { databases } from '../fixtures/server/databases.ts'
import { awaitLockWaiters, runWhileLocked } from '../fixtures/server/lock-race.ts'
import {
  forgedSignature,
  forgetOrders,
  noticeOf,
  notify,
  ordered,
  orderRequestOf,
  payingSite,
  type QuotedOrder,
  quoteOf,
} from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, newLearner, setClassroomStart, staff } from '../fixtures/server/training.ts'

const workshop = 17
const fee = { EUR: 24900, PLN: 106000 }
const begun = Date.UTC(2026, 0, 15, 12)
const postgres = databases.filter(({ name }) => name === 'PostgreSQL')

/** Returns the items in a shuffled order that is the same for the same seed. */
function shuffled<Each>(items: readonly Each[], seed: number): Each[] {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  return items
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

describe.each(postgres)('concurrent payments, on $name', ({ open }) => {
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
      ...{ fee, capacity: 5, waitingList: true, needsApproval: false, country: 'DE', venue: 'DE' },
    })
  })

  const several = (count: number) =>
    Promise.all(Array.from({ length: count }, () => newLearner(portal, payingSite)))
  const allOrders = () => portal.db.select().from(orders).orderBy(asc(orders.id))

  test.each(['card', 'bankTransfer'] as const)(
    'a hundred clicks of one learner by %s are one active order',
    async (payType) => {
      const [client] = await several(1)
      const { api } = client as NonNullable<typeof client>
      const request = orderRequestOf(await quoteOf(api, 'workshop', workshop, payType))
      const results = await Promise.all(
        Array.from({ length: 100 }, () => api.call(contract.placeOrder, request)),
      )
      const answers = new Set(results.map((result) => JSON.stringify(unwrap(result))))
      expect(answers.size).toBe(1)
      expect((await allOrders()).map(({ state }) => isPayable(state))).toEqual([true])
      expect(await portal.db.select().from(classroomEnrolment)).toHaveLength(1)
    },
  )

  test('a hundred learners for five seats: five orders, the others are told that it is full', async () => {
    const clients = await several(100)
    const [first] = clients
    const request = orderRequestOf(
      await quoteOf((first as NonNullable<typeof first>).api, 'workshop', workshop),
    )
    const results = await Promise.all(clients.map(({ api }) => api.call(contract.placeOrder, request)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(5)
    for (const result of results.filter(({ ok }) => !ok)) refusedWith(result, 10014)
    expect(await allOrders()).toHaveLength(5)
    expect(await portal.db.select().from(classroomEnrolment)).toHaveLength(5)
  })

  test.each([1, 2, 3])(
    'events shuffled, repeated and forged (%i): each order is paid once and invoiced without gaps',
    async (seed) => {
      const clients = await several(5)
      const placed = await Promise.all(clients.map(({ api }) => ordered(api, 'workshop', workshop)))
      const notices = placed.flatMap((each) => {
        const paid = noticeOf(each)
        const told = [
          paid,
          paid,
          paid,
          noticeOf(each, { payment: paid.payment }),
          noticeOf(each, { payment: 'more' }),
        ]
        return told.map((notice) => ({ notice, forgery: undefined as string | undefined }))
      })
      const lies = placed.flatMap((each) =>
        [noticeOf(each), noticeOf(each, { kind: 'failed' })].map((notice) => ({
          notice,
          forgery: forgedSignature(portal),
        })),
      )
      const all = shuffled([...notices, ...lies], seed)
      const answers = await Promise.all(all.map(({ notice, forgery }) => notify(portal, notice, forgery)))
      expect(answers).toEqual(all.map(({ forgery }) => (forgery ? 400 : 200)))
      expect((await allOrders()).map(({ state }) => state)).toEqual(Array(5).fill('paid'))
      const seats = await portal.db.select().from(classroomEnrolment)
      expect(seats.map(({ status }) => status)).toEqual(Array(5).fill('enrolled'))
      const numbers = (await portal.db.select().from(invoice).orderBy(asc(invoice.number))).map(
        ({ number }) => number,
      )
      expect(numbers).toEqual([1, 2, 3, 4, 5].map((each) => `EU-2026-00000${each}`))
      const outcomes = (await portal.db.select().from(paymentEvent)).map(({ outcome }) => outcome)
      expect(Object.groupBy(outcomes, (each) => each)).toMatchObject({ applied: Array(5).fill('applied') })
      expect(outcomes).toHaveLength(15)
    },
  )

  test('of concurrent paid, failed and expired events one counts, and no payment is dropped', async () => {
    const clients = await several(5)
    const placed = await Promise.all(clients.map(({ api }) => ordered(api, 'workshop', workshop)))
    portal.clock.now = begun + 30 * 60_000
    const lapses = () => expireOverdue(portal.db, () => portal.clock.now)
    await Promise.all([
      lapses(),
      ...placed.flatMap((each) => [
        notify(portal, noticeOf(each)),
        notify(portal, noticeOf(each, { kind: 'failed' })),
      ]),
      lapses(),
    ])
    const rows = await allOrders()
    const events = await portal.db.select().from(paymentEvent).where(eq(paymentEvent.kind, 'paid'))
    const enrolled = await portal.db
      .select()
      .from(classroomEnrolment)
      .where(eq(classroomEnrolment.status, 'enrolled'))
    const paid = rows.filter(({ state }) => state === 'paid')
    expect(rows.every(({ state }) => ['paid', 'failed', 'timedOut'].includes(state))).toBe(true)
    expect(events.filter(({ outcome }) => outcome === 'applied')).toHaveLength(paid.length)
    expect(events.filter(({ outcome }) => outcome === 'review')).toHaveLength(5 - paid.length)
    expect(enrolled).toHaveLength(paid.length)
    expect(await portal.db.select().from(invoice)).toHaveLength(paid.length)
  })

  test('a transfer that two persons confirm together is booked once, and one prepared for two orders belongs to the last', async () => {
    const clients = await several(2)
    const placed = await Promise.all(
      clients.map(({ api }) => ordered(api, 'workshop', workshop, 'bankTransfer')),
    )
    const confirm = (api: Api, { seqNo, total: amount, currency }: (typeof placed)[number]) =>
      api.call(confirmTransfer, { seqNo: seqNo as string, reference: 'B-1', amount, currency })
    const first = await staff(portal, 'finance')
    for (const each of placed) unwrap(await confirm(first, each))
    const others = [await staff(portal, 'finance', 'accounts'), await staff(portal, 'finance', 'treasury')]
    const [wrong, right] = placed as [QuotedOrder, QuotedOrder]
    refusedWith(await confirm(others[0] as Api, wrong), 400)
    const lock = async (tx: Db) => {
      for (const { learnerId } of clients) await lockLearner(tx, learnerId)
    }
    const both = () => Promise.all(others.map((api) => confirm(api, right)))
    const results = await runWhileLocked(portal.db, { lock, waiting: 2 }, both)
    const [booked] = results.filter(({ ok }) => ok)
    expect(booked && unwrap(booked)).toMatchObject({ state: 'paid', prepared: false, reviewed: false })
    const [other] = results.filter(({ ok }) => !ok)
    refusedWith(other as NonNullable<typeof other>, 10002)
    expect((await allOrders()).map(({ state }) => state).sort()).toEqual(['created', 'paid'])
    expect(
      await portal.db.select().from(auditEntry).where(eq(auditEntry.act, 'confirm-transfer')),
    ).toHaveLength(1)
  })

  test('a transfer that is corrected while another person confirms it stays as booked', async () => {
    const [{ api, learnerId }] = (await several(1)) as [Awaited<ReturnType<typeof several>>[number]]
    const placed = await ordered(api, 'workshop', workshop, 'bankTransfer')
    const { total, currency } = placed
    const say = (by: Api, amount: number) =>
      by.call(confirmTransfer, { seqNo: placed.seqNo as string, reference: 'B-2', amount, currency })
    const [first, second] = [await staff(portal, 'finance'), await staff(portal, 'finance', 'accounts')]
    unwrap(await say(first, total))
    const lock = (tx: Db) => lockLearner(tx, learnerId)
    const both = async () => {
      const booking = say(second, total)
      // The second person has loaded the prepared transfer before the first person corrects it.
      await awaitLockWaiters(portal.db, 1)
      return Promise.all([booking, say(first, total - 1)])
    }
    const [booked, corrected] = await runWhileLocked(portal.db, { lock, waiting: 2 }, both)
    expect(unwrap(booked)).toMatchObject({ state: 'paid', prepared: false })
    refusedWith(corrected, 10002)
    const audited = portal.db.select({ act: auditEntry.act }).from(auditEntry)
    const ofOrder = await audited
      .where(eq(auditEntry.subject, `order ${placed.seqNo}`))
      .orderBy(auditEntry.id)
    expect(ofOrder.map(({ act }) => act)).toEqual(['prepare-transfer', 'confirm-transfer'])
  })

  test('an account that is deleted while its order is paid leaves the order paid', async () => {
    const { cookie, learnerId } = await signIn(portal, 'paying-and-leaving@demo.test')
    const api = portal.api(cookie, { siteId: payingSite })
    await ordered(api, 'workshop', workshop)
    const leave = () => api.call(deleteAccount, { confirmation: 'paying-and-leaving@demo.test' })
    const lock = (tx: Db) => lockLearner(tx, learnerId)
    const meanwhile = (tx: Db) => tx.update(orders).set({ state: 'paid' })
    unwrap(await runWhileLocked(portal.db, { lock, meanwhile }, leave))
    expect(await allOrders()).toMatchObject([{ state: 'paid', buyer: { email: 'ada@example.org' } }])
  })

  test.each([
    ['classroom', (tx: Db) => lockAnyClassroom(tx, 1)],
    ['workshop', (tx: Db) => lockAnyClassroom(tx, 1)],
    ['practicalExam', (tx: Db) => lockExam(tx, 1)],
    ['certification', (tx: Db, learnerId: number) => lockCourseRegistrations(tx, learnerId)],
  ] as const)(
    'an order of a %s that lapses waits for what holds it, and not with the order in hand',
    async (kind, lock) => {
      const [client] = await several(1)
      const { learnerId, api } = client as NonNullable<typeof client>
      unwrap(await api.call(enrolInCourse, { id: 1, emailNotification: 'subscribed' }))
      await ordered(api, 'workshop', workshop)
      await portal.db.delete(classroomEnrolment)
      await portal.db.update(orders).set({ kind, targetId: 1 })
      portal.clock.now = begun + 30 * 60_000
      const other = {
        lock: (tx: Db) => lock(tx, learnerId),
        meanwhile: (tx: Db) => tx.update(orders).set({ changedAt: new Date(portal.clock.now) }),
      }
      expect(
        await runWhileLocked(portal.db, other, () => expireOverdue(portal.db, () => portal.clock.now)),
      ).toBe(1)
      expect((await allOrders()).map(({ state }) => state)).toEqual(['timedOut'])
    },
  )

  describe('a seat that was not paid in time', () => {
    const [training, payBy] = [1, new Date(begun)]
    const later = new Date(begun + day)
    const overdue = async (kind: 'classroom' | 'workshop') => {
      const [client] = await several(1)
      const { learnerId, api } = client as NonNullable<typeof client>
      const { seqNo } = await ordered(api, 'workshop', workshop)
      const targetId = kind === 'workshop' ? workshop : training
      await setClassroomStart(portal, training, 10 * day, { fee, capacity: 5, waitingList: true })
      const mine = eq(orders.seqNo, seqNo as string)
      await portal.db.update(orders).set({ kind, targetId, state: 'cancelled' }).where(mine)
      await portal.db.update(classroomEnrolment).set({ classroomId: targetId, payBy })
      const status = async () => (await portal.db.select().from(classroomEnrolment))[0]?.status
      const lock = (tx: Db) => lockLearner(tx, learnerId)
      const free = (meanwhile: (tx: Db) => Promise<unknown>) =>
        runWhileLocked(portal.db, { lock, meanwhile }, () => expireOverdue(portal.db, () => portal.clock.now))
      return { free, status }
    }

    test.each(['classroom', 'workshop'] as const)('is freed, in a %s', async (kind) => {
      const { free, status } = await overdue(kind)
      expect([await free(async () => {}), await status()]).toEqual([1, 'expired'])
    })

    test.each(['classroom', 'workshop'] as const)(
      'stays, in a %s, when it is ordered at the moment at which it would be freed',
      async (kind) => {
        const { free, status } = await overdue(kind)
        const order = { state: 'created', lapsesAt: later } as const
        expect([await free((tx) => tx.update(orders).set(order)), await status()]).toEqual([0, 'pending'])
      },
    )

    test.each([
      ['enrolled', null],
      ['pending', null],
      ['pending', later],
    ] as const)('stays when it becomes %s, to be paid until %s, at that moment', async (settled, payBy) => {
      const { free, status } = await overdue('workshop')
      const settle = { status: settled, payBy }
      const freed = await free((tx) => tx.update(classroomEnrolment).set(settle))
      expect([freed, await status()]).toEqual([0, settled])
    })
  })

  test('concurrent placing, canceling and paying never ends in two active orders or too many seats', async () => {
    const clients = await several(20)
    const refusals: number[] = []
    await Promise.all(
      clients.flatMap(({ api }) =>
        Array.from({ length: 3 }, async (_, turn) => {
          const request = orderRequestOf(await quoteOf(api, 'workshop', workshop))
          const result = await api.call(contract.placeOrder, request)
          if (!result.ok) return refusals.push('code' in result.failure ? result.failure.code : 0)
          const placed = await quoteOf(api, 'workshop', workshop)
          if (placed.seqNo === null) return undefined
          const { target, seqNo } = placed
          if (turn === 0) await notify(portal, noticeOf(placed))
          else await api.call(contract.cancelOrder, { target, seqNo })
          return undefined
        }),
      ),
    )
    // The refusals mean canceled, already enrolled, or full; an internal error must not occur.
    for (const code of refusals) expect([400, 10002, 10014, 10024]).toContain(code)
    const rows = await allOrders()
    const live = rows.filter(({ state }) => isPayable(state)).map(({ learnerId }) => learnerId)
    expect(new Set(live).size).toBe(live.length)
    const seats = await portal.db.select().from(classroomEnrolment)
    expect(
      seats.filter(({ status }) => status === 'pending' || status === 'enrolled').length,
    ).toBeLessThanOrEqual(5)
    const paid = rows.filter(({ state }) => state === 'paid')
    const numbers = (await portal.db.select().from(invoice).orderBy(asc(invoice.number))).map(
      ({ number }) => number,
    )
    expect(numbers).toEqual(paid.map((_, index) => `EU-2026-${String(index + 1).padStart(6, '0')}`))
  })
})

import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { job } from '#server/db/schema/job.ts'
import { mail } from '#server/db/schema/mail.ts'
import { order as orders } from '#server/db/schema/order.ts'
import { refund } from '#server/db/schema/refund.ts'
import { remindOfSessions } from '#server/services/messaging/mail/remind-of-sessions.ts'
import { enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { getPaymentReviews } from '#src/contract/money/payment-review.ts'
import * as refunds from '#src/contract/money/refund.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import * as contract from '#src/contract/publishing/cancellation.ts'
import {
  cancel,
  fee,
  illnessReason,
  otherDate,
  outcomes,
  preview,
  twoDates,
  workshop,
} from '../fixtures/server/canceling.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openMailbox } from '../fixtures/server/mailbox.ts'
import { noticeOf, notify, ordered, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { paidOrder, prepare, runRefundJob } from '../fixtures/server/refunding.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, hour, newLearner, setClassroomStart, staff } from '../fixtures/server/training.ts'

const begun = Date.UTC(2026, 0, 15, 12)

describe.each(databases)('canceling a session, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = begun
    await twoDates(portal)
    await portal.db.delete(job)
  })

  const enrol = async (classroomId = workshop) => {
    const client = await newLearner(portal, payingSite)
    const request = { classroomId, emailNotification: 'subscribed' as const }
    const status = unwrap(await client.api.call(enrolInWorkshop, request)).own.status
    return { ...client, status }
  }
  const several = async (count: number, classroomId = workshop) => {
    const all = []
    for (let each = 0; each < count; each += 1) all.push(await enrol(classroomId))
    return all
  }
  const rowsIn = (classroomId: number) =>
    portal.db
      .select()
      .from(classroomEnrolment)
      .where(eq(classroomEnrolment.classroomId, classroomId))
      .orderBy(asc(classroomEnrolment.id))
  const statusesIn = async (classroomId: number) => (await rowsIn(classroomId)).map(({ status }) => status)
  const cancellationMails = async () =>
    (await portal.db.select().from(mail).orderBy(asc(mail.id))).filter(({ kind }) =>
      kind.startsWith('sessionCancelled'),
    )
  const costs = (more: object = {}, other: object = {}) => twoDates(portal, { fee, ...more }, other)

  test('with twelve participants, three of whom have paid, and one waiting, two persons refund the money, and nobody is reminded', async () => {
    await several(9)
    await setClassroomStart(portal, workshop, 10 * day, { fee })
    const paid = [
      await paidOrder(portal, workshop),
      await paidOrder(portal, workshop, 'BANK-1'),
      await paidOrder(portal, workshop, 'BANK-2'),
    ]
    expect((await enrol()).status).toBe('waitlisted')
    await portal.db.delete(mail)
    const before = unwrap(await preview(portal))
    expect(outcomes(before)).toEqual({ released: 9, refunded: 3, waiting: 1 })
    expect(before.refunds).toEqual([{ currency: 'EUR', amount: 3 * 29631 }])
    expect(before.refundBatchId).toBeNull()
    expect([await statusesIn(workshop), await cancellationMails()]).toEqual([
      [...Array.from({ length: 12 }, () => 'enrolled'), 'waitlisted'],
      [],
    ])
    const done = unwrap(await cancel(portal))
    expect({ ...done, refundBatchId: null }).toEqual(before)
    expect(new Set(await statusesIn(workshop))).toEqual(new Set(['cancelled']))
    const kinds = (await cancellationMails()).map(({ kind }) => kind)
    expect(
      Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length])),
    ).toEqual({
      ...{ sessionCancelled: 9, sessionCancelledRefund: 3, sessionCancelledWaiting: 1 },
      sessionCancelledTrainer: 1,
    })

    const finance = await staff(portal, 'finance')
    const { prepared } = unwrap(await finance.call(refunds.getRefunds, {}))
    expect(prepared).toMatchObject([
      {
        id: done.refundBatchId,
        reason: 'sessionCancelled',
        note: illnessReason,
        preparedBy: 'reviewer@demo.test',
      },
    ])
    expect(prepared[0]?.refunds.map(({ seqNo, way }) => [seqNo, way])).toEqual([
      [paid[0]?.seqNo, 'provider'],
      [paid[1]?.seqNo, 'transfer'],
      [paid[2]?.seqNo, 'transfer'],
    ])
    const { id, seen } = prepared[0] as NonNullable<(typeof prepared)[0]>
    refusedWith(
      await (await staff(portal, 'finance', 'reviewer')).call(refunds.confirmRefund, { id, seen }),
      403,
    )
    unwrap(await finance.call(refunds.confirmRefund, { id, seen }))
    expect(await runRefundJob(portal)).toBe(3)
    const notes = await portal.db.select().from(creditNote).orderBy(asc(creditNote.number))
    expect(notes.map(({ snapshot }) => [snapshot.reason, snapshot.total])).toEqual(
      Array.from({ length: 3 }, () => ['sessionCancelled', 29631]),
    )
    const { open: toSend } = unwrap(await finance.call(refunds.getRefunds, {}))
    for (const each of toSend) {
      const sent = { id: each.id, reference: `BACK-${each.id}` }
      unwrap(await finance.call(refunds.markRefundSent, sent))
      unwrap(await (await staff(portal, 'finance', 'accounts')).call(refunds.markRefundSent, sent))
    }
    expect((await portal.db.select().from(refund)).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
    ])
    const states = (await portal.db.select().from(orders)).map(({ state }) => state)
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled'])

    portal.clock.now += 5 * day
    await remindOfSessions(portal.db, portal.clock.now)
    const later = (await portal.db.select().from(mail)).map(({ kind }) => kind)
    expect(
      later.filter((kind) => kind === 'reminder' || kind === 'cancelled' || kind === 'promoted'),
    ).toEqual([])
  })

  test('participants are moved in order while there are seats; others get a refund or nothing', async () => {
    await costs({}, { capacity: 3 })
    const first = await paidOrder(portal, workshop)
    const second = await paidOrder(portal, workshop)
    const third = await paidOrder(portal, workshop)
    const there = await paidOrder(portal, otherDate)
    const done = unwrap(await cancel(portal, { moveTo: otherDate }))
    expect(done.participants.map(({ outcome, seqNo }) => [outcome, seqNo])).toEqual([
      ['moved', first.seqNo],
      ['moved', second.seqNo],
      ['refunded', third.seqNo],
    ])
    const rows = await rowsIn(otherDate)
    expect(rows.map(({ learnerId, status }) => [learnerId, status])).toEqual([
      [first.learnerId, 'enrolled'],
      [second.learnerId, 'enrolled'],
      [there.learnerId, 'enrolled'],
    ])
    const targets = await portal.db.select().from(orders).orderBy(asc(orders.id))
    expect(targets.map(({ targetId }) => targetId)).toEqual([otherDate, otherDate, workshop, otherDate])
    expect((await cancellationMails()).map(({ kind, learnerId }) => [kind, learnerId])).toEqual([
      ['sessionCancelledMoved', first.learnerId],
      ['sessionCancelledMoved', second.learnerId],
      ['sessionCancelledRefund', third.learnerId],
      ['sessionCancelledTrainer', null],
    ])
  })

  test('the waiting list of the target goes first, and participants with a seat there are not moved', async () => {
    await twoDates(portal, {}, { capacity: 1 })
    const both = await enrol(otherDate)
    const [waits] = await several(1, otherDate)
    expect(waits?.status).toBe('waitlisted')
    await setClassroomStart(portal, otherDate, 20 * day, { capacity: 3 })
    await portal.db.insert(classroomEnrolment).values({
      ...{ learnerId: both.learnerId, classroomId: workshop, status: 'enrolled' },
      ...{ emailNotification: 'subscribed', createdAt: new Date(begun - hour), changedAt: new Date(begun) },
    })
    const [moves, stays] = await several(2)
    const done = unwrap(await cancel(portal, { moveTo: otherDate }))
    expect(done.participants.map(({ outcome }) => outcome)).toEqual(['released', 'moved', 'released'])
    const there = (await rowsIn(otherDate)).map(({ learnerId, status }) => [learnerId, status])
    expect(there).toEqual([
      [both.learnerId, 'enrolled'],
      [waits?.learnerId, 'enrolled'],
      [moves?.learnerId, 'enrolled'],
    ])
    expect((await rowsIn(workshop)).map(({ learnerId }) => learnerId)).toContain(stays?.learnerId)
  })

  test('an unpaid seat is not moved: its order is canceled, and a later payment is reviewed', async () => {
    await costs()
    const { api } = await newLearner(portal, payingSite)
    const placed = await ordered(api, 'workshop', workshop)
    const done = unwrap(await cancel(portal, { moveTo: otherDate }))
    expect(done.participants).toMatchObject([{ outcome: 'unpaid', seqNo: placed.seqNo, refund: null }])
    expect(await portal.db.select().from(orders)).toMatchObject([{ state: 'cancelled' }])
    expect((await cancellationMails())[0]).toMatchObject({
      kind: 'sessionCancelledUnpaid',
      data: { reason: illnessReason },
    })
    expect(await notify(portal, noticeOf(placed))).toBe(200)
    const reviews = rowsOrThrow(await (await staff(portal, 'finance')).call(getPaymentReviews, {}))
    expect(reviews).toMatchObject([{ reason: 'afterCancelling' }])
    expect(await statusesIn(workshop)).toEqual(['cancelled'])
  })

  test('an earlier partial refund is not repeated, and a used place is refunded', async () => {
    await costs()
    const part = await paidOrder(portal, workshop)
    const prepared = unwrap(await prepare(portal, { seqNo: part.seqNo, amount: 10000, currency: 'EUR' }))
    refusedWith(await cancel(portal), 10002)
    expect(await statusesIn(workshop)).toEqual(['enrolled'])
    const { id, seen } = prepared
    unwrap(await (await staff(portal, 'finance', 'accounts')).call(refunds.confirmRefund, { id, seen }))
    await runRefundJob(portal)
    const used = await paidOrder(portal, workshop)
    portal.clock.now += 10 * day + hour
    const at = new Date(portal.clock.now)
    await portal.db
      .update(classroomEnrolment)
      .set({ status: 'checkedIn', checkedInAt: at })
      .where(eq(classroomEnrolment.learnerId, used.learnerId))
    expect(unwrap(await cancel(portal)).participants.map(({ refund: back }) => back?.amount)).toEqual([
      19631, 29631,
    ])
  })

  test('a second call changes nothing, and returns who has canceled it and when', async () => {
    await several(2)
    unwrap(await cancel(portal))
    portal.clock.now += hour
    for (const again of [await cancel(portal, { reason: 'Other' }), await preview(portal)]) {
      refusedWith(again, 10002)
      expect(again).toMatchObject({
        failure: {
          context: {
            reason: 'sessionCancelledBefore',
            by: 'reviewer@demo.test',
            at: new Date(begun).toISOString(),
          },
        },
      })
    }
    expect(await portal.db.select().from(cancelledSession)).toMatchObject([{ reason: illnessReason }])
    expect((await cancellationMails()).length).toBe(3)
  })

  test('it is refused after the end, for the person concerned, for the token, and for another training', async () => {
    refusedWith(await cancel(portal, { id: 9999 }), 404)
    const headers = { Authorization: `Bearer ${operatorToken}`, 'X-Act-As': 'reviewer@demo.test' }
    const byToken = portal.api(null, { headers })
    refusedWith(
      await byToken.call(contract.cancelTrainingSession, { id: workshop, reason: illnessReason }),
      403,
    )
    const { cookie } = await signIn(portal, 'reviewing@demo.test', { roles: ['reviewer'] })
    const own = portal.api(cookie, { siteId: payingSite })
    unwrap(await own.call(enrolInWorkshop, { classroomId: workshop, emailNotification: 'subscribed' }))
    refusedWith(await own.call(contract.cancelTrainingSession, { id: workshop, reason: illnessReason }), 403)
    const wrong = async (id: number) => {
      const refused = await cancel(portal, { moveTo: id })
      refusedWith(refused, 400)
      expect(refused).toMatchObject({ failure: { context: { reason: 'otherTraining' } } })
    }
    for (const id of [workshop, 15, 9999]) await wrong(id)
    await setClassroomStart(portal, otherDate, 20 * day, { fee })
    await wrong(otherDate)
    await setClassroomStart(portal, otherDate, -hour, { fee: null })
    await wrong(otherDate)
    await setClassroomStart(portal, otherDate, 20 * day)
    const item = and(eq(contentItem.family, 'classroom'), eq(contentItem.id, otherDate))
    await portal.db
      .update(contentItem)
      .set({ sites: ['en'] })
      .where(item)
    await wrong(otherDate)
    await portal.db.update(contentItem).set({ sites: null, state: 'withdrawn' }).where(item)
    await wrong(otherDate)
    await portal.db.update(contentItem).set({ state: 'published' }).where(item)
    unwrap(await cancel(portal, { id: otherDate }))
    await wrong(otherDate)
    portal.clock.now += 10 * day + 4 * hour
    const over = await cancel(portal)
    refusedWith(over, 403)
    expect(over).toMatchObject({ failure: { context: { reason: 'sessionOver' } } })
    expect(await statusesIn(workshop)).toEqual(['enrolled'])
  })

  test('a withdrawn session can be canceled too, and sends no reminders before', async () => {
    await enrol()
    const item = and(eq(contentItem.family, 'classroom'), eq(contentItem.id, workshop))
    await portal.db.update(contentItem).set({ state: 'withdrawn' }).where(item)
    portal.clock.now += 5 * day
    const reminded = async () => {
      await remindOfSessions(portal.db, portal.clock.now)
      return (await portal.db.select().from(mail)).filter(({ kind }) => kind === 'reminder').length
    }
    expect(await reminded()).toBe(0)
    await portal.db.update(contentItem).set({ state: 'published' }).where(item)
    expect(await reminded()).toBe(1)
    await portal.db.update(contentItem).set({ state: 'withdrawn' }).where(item)
    const box = await openMailbox(portal)
    expect((await box.deliver()).map(({ subject }) => subject).filter((text) => /begins/.test(text))).toEqual(
      [],
    )
    unwrap(await cancel(portal))
    expect(await statusesIn(workshop)).toEqual(['cancelled'])
    expect(await portal.db.select().from(job)).toEqual([])
  })

  test('the log has the person, the reason, and the outcome of each enrolment', async () => {
    const [one] = await several(1)
    unwrap(await cancel(portal))
    const log = rowsOrThrow(
      await (await staff(portal, 'reviewer')).call(getAudit, { subject: `classroom ${workshop}` }),
    )
    const [row] = await rowsIn(workshop)
    expect(row?.learnerId).toBe(one?.learnerId)
    const detail = { reason: illnessReason, released: [row?.id] }
    expect(log).toContainEqual(
      expect.objectContaining({ actor: 'reviewer@demo.test', act: 'cancel', detail }),
    )
  })

  test('its sites are published again, and its pages are rendered again', async () => {
    const item = and(eq(contentItem.family, 'classroom'), eq(contentItem.id, workshop))
    const [before] = await portal.db.select().from(contentItem).where(item)
    unwrap(await cancel(portal))
    const [after] = await portal.db.select().from(contentItem).where(item)
    expect(after?.revision).toBeGreaterThan(before?.revision as number)
    expect(after).toMatchObject({ state: 'published', edition: before?.edition })
    const owed = (await portal.db.select().from(job)).map(({ name }) => name)
    expect(owed).toContain('site:eu')
  })
})

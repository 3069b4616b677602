import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { order as orders } from '#server/db/schema/order.ts'
import { refund, refundBatch } from '#server/db/schema/refund.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import {
  cancelWorkshop,
  enrolInWorkshop,
  moveToOtherDate,
} from '#src/contract/learning/classroom-enrolment.ts'
import { checkInLearner } from '#src/contract/learning/enrolled-learner.ts'
import { cancel, fee, otherDate, outcomes, twoDates, workshop } from '../fixtures/server/canceling.ts'
import { databases } from '../fixtures/server/databases.ts'
import { runWhileLocked } from '../fixtures/server/lock-race.ts'
import { noticeOf, notify, ordered, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day, hour, newLearner, staff } from '../fixtures/server/training.ts'

const postgres = databases.filter(({ name }) => name === 'PostgreSQL')
const begun = Date.UTC(2026, 0, 15, 12)

describe.each(postgres)('canceling a session while others act, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = begun
    await twoDates(portal)
  })

  const request = (classroomId = workshop) => ({ classroomId, emailNotification: 'subscribed' as const })
  const clients = (count: number) =>
    Promise.all(Array.from({ length: count }, () => newLearner(portal, payingSite)))
  const enrolled = async (count: number, classroomId = workshop) => {
    const all = await clients(count)
    for (const { api } of all) unwrap(await api.call(enrolInWorkshop, request(classroomId)))
    return all
  }
  const rowsIn = async (classroomId: number) =>
    (await portal.db.select().from(classroomEnrolment).orderBy(asc(classroomEnrolment.id))).filter(
      (row) => row.classroomId === classroomId,
    )
  const mailsOf = (learnerId: number) => portal.db.select().from(mail).where(eq(mail.learnerId, learnerId))
  const lock = { lock: (tx: Parameters<typeof lockAnyClassroom>[0]) => lockAnyClassroom(tx, workshop) }

  test('concurrent cancellations count once, and the others see who did it', async () => {
    await enrolled(2)
    const begin = () => Promise.all(Array.from({ length: 4 }, () => cancel(portal)))
    const results = await runWhileLocked(portal.db, { ...lock, waiting: 4 }, begin)
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    for (const result of results.filter(({ ok }) => !ok))
      expect(result).toMatchObject({ failure: { context: { by: 'reviewer@demo.test' } } })
    expect(await portal.db.select().from(cancelledSession)).toHaveLength(1)
  })

  test('a learner who enrols at the same moment is either notified or refused, and none stays enrolled', async () => {
    const all = await clients(10)
    const [done, ...results] = await Promise.all([
      cancel(portal),
      ...all.map(({ api }) => api.call(enrolInWorkshop, request())),
    ])
    unwrap(done)
    const rows = await rowsIn(workshop)
    expect(rows.filter(({ status }) => status !== 'cancelled')).toEqual([])
    expect(results.filter(({ ok }) => ok).length).toBe(rows.length)
    for (const { learnerId } of rows)
      expect((await mailsOf(learnerId)).map(({ kind }) => kind)).toContain('sessionCancelled')
  })

  test('a payment at the same moment is either refunded or reviewed', async () => {
    await twoDates(portal, { fee })
    const all = await clients(6)
    const placed = []
    for (const { api } of all) placed.push(await ordered(api, 'workshop', workshop))
    const [done, ...answers] = await Promise.all([
      cancel(portal),
      ...placed.map((each) => notify(portal, noticeOf(each))),
    ])
    expect(new Set(answers)).toEqual(new Set([200]))
    const { refunded = 0, unpaid = 0 } = outcomes(unwrap(done))
    expect(refunded + unpaid).toBe(6)
    const states = (await portal.db.select().from(orders)).map(({ state }) => state)
    expect(states.filter((state) => state === 'paid')).toHaveLength(refunded)
    expect(states.filter((state) => state === 'cancelled')).toHaveLength(unpaid)
    expect(await portal.db.select().from(refund)).toHaveLength(refunded)
    expect(await portal.db.select().from(refundBatch)).toHaveLength(refunded > 0 ? 1 : 0)
    expect((await rowsIn(workshop)).every(({ status }) => status === 'cancelled')).toBe(true)
  })

  test('learners who move or cancel at the same moment are counted once, on either date', async () => {
    const here = await enrolled(6)
    const there = await enrolled(3, otherDate)
    const [done] = await Promise.all([
      cancel(portal, { moveTo: otherDate }),
      ...here
        .slice(0, 3)
        .map(({ api }) => api.call(moveToOtherDate, { classroomId: workshop, toClassroomId: otherDate })),
      ...there.map(({ api }) =>
        api.call(moveToOtherDate, { classroomId: otherDate, toClassroomId: workshop }),
      ),
      ...here.slice(3, 5).map(({ api }) => api.call(cancelWorkshop, { classroomId: workshop })),
    ])
    unwrap(done)
    expect((await rowsIn(workshop)).filter(({ status }) => status === 'enrolled')).toEqual([])
    const seated = (await rowsIn(otherDate)).filter(({ status }) => status === 'enrolled')
    expect(seated.length).toBeLessThanOrEqual(12)
    expect(new Set(seated.map(({ learnerId }) => learnerId)).size).toBe(seated.length)
  })

  test('a learner who is checked in at the same moment is notified of the cancellation', async () => {
    await enrolled(5)
    portal.clock.now += 10 * day + hour
    const trainer = await staff(portal, 'trainer')
    const rows = await rowsIn(workshop)
    const [done] = await Promise.all([
      cancel(portal),
      ...rows.map(({ id }) => trainer.call(checkInLearner, { id })),
    ])
    expect(unwrap(done).participants).toHaveLength(5)
    expect(new Set((await rowsIn(workshop)).map(({ status }) => status))).toEqual(new Set(['cancelled']))
  })
})

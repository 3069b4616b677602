import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { cancelWorkshop, enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { withdrawItem } from '#src/contract/publishing/editing.ts'
import { databases } from '../fixtures/server/databases.ts'
import { awaitLockWaiters, runWhileLocked } from '../fixtures/server/lock-race.ts'
import { order, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, unwrap } from '../fixtures/server/result.ts'
import { day, newLearner, setClassroomStart, staff } from '../fixtures/server/training.ts'

/** A workshop, a webinar, a workshop with a fee, and a practical exam of the demonstration. */
const [workshop, racedWorkshop, paidWorkshop, exam] = [17, 18, 12, 1]
const request = (classroomId: number) => ({ classroomId, emailNotification: 'subscribed' }) as const

describe.each(databases)('withdrawing an item, on $name', ({ open }) => {
  let portal: Portal
  let editor: ReturnType<Portal['api']>
  beforeAll(async () => {
    portal = await openPortal(await open())
    editor = await staff(portal, 'editor')
    for (const id of [workshop, racedWorkshop])
      await setClassroomStart(portal, id, 10 * day, { fee: null, needsApproval: false, capacity: 9 })
  })
  afterAll(() => portal.close())

  const withdraw = (family: 'classroom' | 'practicalExam' | 'news', id: number, more = {}) =>
    editor.call(withdrawItem, { family, id, ...more })

  test('updates all sites that showed it, whichever are given', async () => {
    portal.published.length = 0
    unwrap(await withdraw('news', 5, { sites: ['mena'] }))
    expect(portal.published[0]?.length).toBeGreaterThan(1)
    expect(portal.published[0]).toContain('eu')
  })

  test('is refused while a learner has a seat, with instructions', async () => {
    const { api } = await newLearner(portal)
    unwrap(await api.call(enrolInWorkshop, request(workshop)))
    const refused = await withdraw('classroom', workshop)
    refusedWith(refused, 400)
    expect(contextOf(refused)).toEqual({ reason: 'seatsOrOrders', seats: 1, orders: 0 })
    expect(refused).toMatchObject({
      failure: {
        message: expect.stringMatching(/Seats: 1, open orders: 0\. Cancel the training session first/),
      },
    })
    unwrap(await api.call(cancelWorkshop, { classroomId: workshop }))
    unwrap(await withdraw('classroom', workshop))
  })

  test('is refused while a learner may still pay an order, or has a place in a practical exam', async () => {
    await setClassroomStart(portal, paidWorkshop, 10 * day, {
      fee: { EUR: 24900, PLN: 106000 },
      country: 'DE',
      capacity: 9,
    })
    const { api, learnerId } = await newLearner(portal, payingSite)
    unwrap(await order(api, 'workshop', paidWorkshop))
    expect(contextOf(await withdraw('classroom', paidWorkshop))).toMatchObject({ seats: 1, orders: 1 })
    const at = new Date(portal.clock.now)
    await portal.db
      .insert(practicalExamEnrolment)
      .values({ learnerId, practicalExamId: exam, status: 'enrolled', createdAt: at, changedAt: at })
    expect(contextOf(await withdraw('practicalExam', exam))).toMatchObject({ seats: 1, orders: 0 })
  })

  test('refuses enrolments from a page that was loaded before', async () => {
    const { api } = await newLearner(portal)
    const [withdrawn, enrolled] = await runWhileLocked(
      portal.db,
      { lock: (tx) => lockAnyClassroom(tx, racedWorkshop), waiting: 2 },
      async () => {
        const withdrawing = withdraw('classroom', racedWorkshop)
        await awaitLockWaiters(portal.db, 1)
        return Promise.all([withdrawing, api.call(enrolInWorkshop, request(racedWorkshop))])
      },
    )
    unwrap(withdrawn)
    refusedWith(enrolled, 404)
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEntry } from '#server/db/schema/audit.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import type { Result } from '#src/api/result.ts'
import { getPracticalExam } from '#src/contract/catalogue/practical-exam.ts'
import { getRecommendedClassrooms } from '#src/contract/catalogue/recommendation.ts'
import { findTrainers } from '#src/contract/catalogue/trainer.ts'
import { getCheckInCode } from '#src/contract/learning/check-in.ts'
import * as contract from '#src/contract/learning/enrolled-learner.ts'
import { gradePracticalExam, saveExamRecord } from '#src/contract/learning/practical-exam-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, hour, newLearner, setClassroomStart, setExamStart, staff } from '../fixtures/server/training.ts'

/** A classroom with one trainer, and the practical exam of access control with another trainer. */
const warsaw = 1
const classroomTrainer = 1
const exam = 5
const examTrainer = 3

describe.each(databases)('participants of a session, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.db.delete(classroomEnrolment)
    await portal.db.delete(practicalExamEnrolment)
    await portal.db.update(trainer).set({ email: 'trainer@demo.test' })
    await setClassroomStart(portal, warsaw, -hour)
    await setExamStart(portal, exam, -hour)
  })

  const asTrainer = async (email: string) =>
    portal.api((await signIn(portal, email, { roles: ['trainer'] })).cookie)
  const known = (id: number, email: string) =>
    portal.db.update(trainer).set({ email }).where(eq(trainer.id, id))
  const dates = () => ({ createdAt: new Date(portal.clock.now), changedAt: new Date(portal.clock.now) })

  /** Creates a learner with a seat; returns the enrolment. */
  async function createSeat(lastName: string, status: 'enrolled' | 'left' | 'notEnrolled' = 'enrolled') {
    const client = await newLearner(portal)
    await portal.db.update(learner).set({ lastName }).where(eq(learner.id, client.learnerId))
    const row = { learnerId: client.learnerId, classroomId: warsaw, status, allergies: 'nuts' } as const
    const [kept] = await portal.db
      .insert(classroomEnrolment)
      .values({ ...row, emailNotification: 'subscribed', ...dates() })
      .returning()
    return kept?.id as number
  }

  async function examined() {
    const client = await newLearner(portal)
    const row = { learnerId: client.learnerId, practicalExamId: exam, status: 'enrolled' } as const
    const [kept] = await portal.db
      .insert(practicalExamEnrolment)
      .values({ ...row, ...dates() })
      .returning()
    const id = kept?.id as number
    const record = { recordLink: 'https://records.example/9', recordPassword: 'secret' }
    unwrap(await client.api.call(saveExamRecord, { enrolmentId: id, ...record }))
    return id
  }

  test('are listed by name, with their allergies, except those who never had a seat', async () => {
    const byron = await createSeat('Byron')
    await createSeat('Zuse', 'notEnrolled')
    await createSeat('Abel', 'left')
    await createSeat('')
    const desk = await staff(portal, 'trainer')
    const rows = unwrap(await desk.call(contract.getClassroomLearners, { id: warsaw }))
    expect(rows).toMatchObject([
      { name: 'Sample', status: 'enrolled' },
      { name: 'Sample Abel', status: 'left' },
      { id: byron, name: 'Sample Byron', status: 'enrolled', allergies: 'nuts' },
    ])
    refusedWith(await desk.call(contract.getClassroomLearners, { id: 999 }), 404)
  })

  test('are checked in by the trainer, in its time, and that is logged', async () => {
    const id = await createSeat('Byron')
    const desk = await staff(portal, 'trainer')
    await setClassroomStart(portal, warsaw, hour)
    refusedWith(await desk.call(contract.checkInLearner, { id }), 20037)
    await setClassroomStart(portal, warsaw, -day)
    refusedWith(await desk.call(contract.checkInLearner, { id }), 10013)
    await setClassroomStart(portal, warsaw, -hour)
    expect(unwrap(await desk.call(contract.checkInLearner, { id }))).toBe(true)
    const [row] = unwrap(await desk.call(contract.getClassroomLearners, { id: warsaw }))
    expect(row).toMatchObject({
      status: 'checkedIn',
      checkedInAt: new Date(portal.clock.now).toISOString(),
    })
    const subject = `classroom enrolment ${id}`
    const [entry] = await portal.db.select().from(auditEntry).where(eq(auditEntry.subject, subject))
    expect(entry).toMatchObject({ act: 'checkIn', actor: 'trainer@demo.test' })
    refusedWith(await desk.call(contract.checkInLearner, { id: 9999 }), 404)
  })

  test('of a practical exam come with the records of their work', async () => {
    const id = await examined()
    const desk = await staff(portal, 'trainer')
    expect(unwrap(await desk.call(contract.getExamLearners, { id: exam }))).toMatchObject([
      {
        id,
        status: 'enrolled',
        recordLink: 'https://records.example/9',
        recordPassword: 'secret',
      },
    ])
    unwrap(await desk.call(gradePracticalExam, { id, score: 81 }))
    const [graded] = unwrap(await desk.call(contract.getExamLearners, { id: exam }))
    expect(graded).toMatchObject({ status: 'passed', score: 81 })
    refusedWith(await desk.call(contract.getExamLearners, { id: 999 }), 404)
    await portal.db
      .update(practicalExamEnrolment)
      .set({ sealedPassword: null })
      .where(eq(practicalExamEnrolment.id, id))
    const [unsealed] = unwrap(await desk.call(contract.getExamLearners, { id: exam }))
    expect(unsealed?.recordPassword).toBeNull()
  })

  test('of a practical exam are listed by name, except those who canceled', async () => {
    const [one, other] = [await examined(), await examined()]
    const { id, learnerId } = practicalExamEnrolment
    await portal.db.update(practicalExamEnrolment).set({ status: 'notEnrolled' }).where(eq(id, other))
    const listed = async () =>
      unwrap(await (await staff(portal, 'trainer')).call(contract.getExamLearners, { id: exam }))
    expect(await listed()).toMatchObject([{ id: one, name: 'Sample Learner' }])
    const [row] = await portal.db.select({ learnerId }).from(practicalExamEnrolment).where(eq(id, one))
    const mine = eq(learner.id, row?.learnerId as number)
    await portal.db.update(learner).set({ lastName: '' }).where(mine)
    expect(await listed()).toMatchObject([{ id: one, name: 'Sample' }])
  })

  test('are shown to their trainer', async () => {
    await known(classroomTrainer, 'marta@demo.test')
    await known(examTrainer, 'lucia@demo.test')
    const seat = await createSeat('Byron')
    const place = await examined()
    const marta = await asTrainer('marta@demo.test')
    const lucia = await asTrainer('lucia@demo.test')
    for (const other of [lucia, await staff(portal, 'reviewer')]) {
      refusedWith(await other.call(contract.getClassroomLearners, { id: warsaw }), 403)
      refusedWith(await other.call(contract.checkInLearner, { id: seat }), 403)
    }
    refusedWith(await lucia.call(getCheckInCode, { id: warsaw }), 403)
    unwrap(await marta.call(getCheckInCode, { id: warsaw }))
    unwrap(await marta.call(contract.checkInLearner, { id: seat }))
    for (const other of [marta, await staff(portal, 'reviewer')]) {
      refusedWith(await other.call(contract.getExamLearners, { id: exam }), 403)
      refusedWith(await other.call(gradePracticalExam, { id: place, score: 90 }), 403)
    }
    expect(unwrap(await lucia.call(contract.getExamLearners, { id: exam }))).toHaveLength(1)
    expect(unwrap(await lucia.call(gradePracticalExam, { id: place, score: 90 })).status).toBe('passed')
  })

  test('are shown only to the command line if no trainer has a known address', async () => {
    const [seat, place] = [await createSeat('Byron'), await examined()]
    await portal.db.update(trainer).set({ email: null })
    for (const by of [await staff(portal, 'trainer'), await staff(portal, 'reviewer')])
      for (const refused of [
        await by.call(contract.getClassroomLearners, { id: warsaw }),
        await by.call(contract.checkInLearner, { id: seat }),
        await by.call(getCheckInCode, { id: warsaw }),
        await by.call(contract.getExamLearners, { id: exam }),
        await by.call(gradePracticalExam, { id: place, score: 90 }),
      ])
        refusedWith(refused, 403)
    const line = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const rows = unwrap(await line.call(contract.getClassroomLearners, { id: warsaw }))
    expect(rows).toMatchObject([{ name: 'Sample Byron' }])
  })

  test('show allergies only to the trainers of the session', async () => {
    await createSeat('Byron')
    const [row] = await portal.db.select().from(classroomEnrolment)
    expect(row?.allergies).toBe('nuts')
    const line = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const request = { id: warsaw }
    expect(unwrap(await line.call(contract.getClassroomLearners, request))).toMatchObject([
      { allergies: null },
    ])
    const own = await staff(portal, 'trainer')
    expect(unwrap(await own.call(contract.getClassroomLearners, request))).toMatchObject([
      { allergies: 'nuts' },
    ])
  })

  test('are shown to nobody else', async () => {
    for (const as of [await staff(portal, 'editor'), (await newLearner(portal)).api, portal.api()]) {
      refusedWith(await as.call(contract.getClassroomLearners, { id: warsaw }), 403)
      refusedWith(await as.call(contract.getExamLearners, { id: exam }), 403)
      refusedWith(await as.call(contract.checkInLearner, { id: 1 }), 403)
    }
  })

  test('a trainer’s address is not returned to readers', async () => {
    await known(classroomTrainer, 'marta@demo.test')
    await known(examTrainer, 'lucia@demo.test')
    const answers: Result<unknown>[] = [
      await portal.api().call(findTrainers, { pageSize: 128 }),
      await portal.api().call(getRecommendedClassrooms, {}),
      await portal.api().call(getPracticalExam, { id: exam }),
    ]
    const results = answers.map((result) => JSON.stringify(unwrap(result)))
    expect(results.join()).toContain('Marta')
    expect(results.join()).not.toMatch(/marta@|lucia@/)
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import { finishAttendedEnrolments } from '#server/services/learning/classroom-enrolment/finish-attended-enrolments.ts'
import type { Api } from '#src/api/create-api.ts'
import type { Result } from '#src/api/result.ts'
import { checkInLearner, correctAttendance } from '#src/contract/learning/enrolled-learner.ts'
import { correctPracticalExam, gradePracticalExam } from '#src/contract/learning/practical-exam-enrolment.ts'
import type { CertificationProgress } from '#src/domain/certification/progress.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openMailbox } from '../fixtures/server/mailbox.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import {
  day,
  hour,
  newLearner,
  registerInCertification,
  setClassroomStart,
  setExamStart,
  staff,
} from '../fixtures/server/training.ts'

/**
 * The practical exam of access control; a classroom of the general certification; and a workshop without a
 * certification.
 */
const access = 5
const exam = 5
const general = 1
const online = 2
const workshop = 17

describe.each(databases)('corrections, on $name', ({ open }) => {
  let portal: Portal
  let author: Api
  let reviewer: Api
  beforeAll(async () => {
    portal = await openPortal(await open())
    author = await staff(portal, 'trainer')
    reviewer = await staff(portal, 'reviewer')
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.db.delete(classroomEnrolment)
    await portal.db.delete(practicalExamEnrolment)
    await portal.db.update(trainer).set({ email: 'trainer@demo.test' })
    await setExamStart(portal, exam, -hour)
    await setClassroomStart(portal, online, -hour, { credits: 12, attendanceCertificate: false })
    await setClassroomStart(portal, workshop, -hour, { attendanceCertificate: true })
  })

  const dates = () => ({ createdAt: new Date(portal.clock.now), changedAt: new Date(portal.clock.now) })
  const progressOf = async (learnerId: number) => {
    const mine = eq(certificationEnrolment.learnerId, learnerId)
    const [row] = await portal.db.select().from(certificationEnrolment).where(mine)
    return row?.progress
  }
  const reasonOf = (result: Result<unknown>) =>
    result.ok || result.failure.kind !== 'refused' ? 'not refused' : result.failure.context.reason

  /** Creates a learner with a seat in the exam and this progress in its certification; returns the enrolment. */
  async function examinee(progress: CertificationProgress = 'practicalExam', email?: string) {
    const { learnerId } = email ? await signIn(portal, email) : await newLearner(portal)
    await registerInCertification(portal, learnerId, access, progress)
    const row = { learnerId, practicalExamId: exam, status: 'enrolled' } as const
    const [kept] = await portal.db
      .insert(practicalExamEnrolment)
      .values({ ...row, ...dates() })
      .returning()
    return { learnerId, id: kept?.id as number }
  }
  const grade = async (id: number, score: number) =>
    unwrap(await author.call(gradePracticalExam, { id, score })).status
  const correct = (as: Api, id: number, score: number, reason = 'Task 3 was counted twice.') =>
    as.call(correctPracticalExam, { id, score, reason })

  test('a wrong grade is corrected by its author: the learner continues, gets the reason, and the log has both', async () => {
    const { id, learnerId } = await examinee('practicalExam', 'corrected@demo.test')
    expect(await grade(id, 79)).toBe('failed')
    expect(unwrap(await correct(author, id, 85)).status).toBe('passed')
    expect(await progressOf(learnerId)).toBe('apply')
    const [, told] = await (await openMailbox(portal)).to('corrected@demo.test')
    expect(told?.subject).toMatch(/^Your result was corrected: /)
    expect(told?.text).toContain('It now reads: passed.')
    expect(told?.text).toContain('Result: 85 of 100')
    expect(told?.text).toContain('Task 3 was counted twice.')
    const log = await portal.db.select().from(auditEntry).where(eq(auditEntry.act, 'correctGrade'))
    expect(log.at(-1)).toMatchObject({
      actor: 'trainer@demo.test',
      detail: { score: 85, status: 'passed', before: { score: 79, status: 'failed' } },
    })
    expect(unwrap(await correct(author, id, 20)).status).toBe('failed')
    expect(await progressOf(learnerId)).toBe('practicalExam')
  })

  test('a grade that is corrected to absent has no score, also in the mail', async () => {
    const { id } = await examinee('practicalExam', 'corrected-to-absent@demo.test')
    await grade(id, 79)
    const call = { id, absent: true, reason: 'The result belongs to someone else.' } as const
    expect(unwrap(await author.call(correctPracticalExam, call)).status).toBe('absent')
    const [, told] = await (await openMailbox(portal)).to('corrected-to-absent@demo.test')
    expect(told?.text).toContain('It now reads: absent.')
    expect(told?.text).not.toContain('of 100')
  })

  test('a grade is corrected by its author within 14 days, later by a reviewer only', async () => {
    const { id } = await examinee()
    refusedWith(await correct(author, id, 85), 404)
    await grade(id, 79)
    await portal.db.update(trainer).set({ email: 'other-trainer@demo.test' })
    expect(reasonOf(await correct(author, id, 85))).toBe('notAssigned')
    const other = await staff(portal, 'trainer', 'other-trainer')
    expect(reasonOf(await correct(other, id, 85))).toBe('notYours')
    await portal.db.update(trainer).set({ email: 'trainer@demo.test' })
    const now = portal.clock.now
    portal.clock.now += 14 * day + 1
    expect(reasonOf(await correct(await staff(portal, 'trainer'), id, 85))).toBe('tooLateToCorrect')
    unwrap(await correct(await staff(portal, 'reviewer'), id, 85))
    portal.clock.now = now
    expect((await correct(author, id, 85, ' ')).ok).toBe(false)
  })

  test('a missing or an unchanged grade is not corrected, and sends no mail', async () => {
    const { id } = await examinee()
    expect(reasonOf(await correct(author, id, 85))).toBe('noResult')
    await grade(id, 79)
    expect(reasonOf(await correct(author, id, 79))).toBe('sameResult')
  })

  test.each(['finish', 'approved'] as const)('a pass that led to %s is not taken back', async (progress) => {
    const { id, learnerId } = await examinee()
    await grade(id, 90)
    await portal.db
      .update(certificationEnrolment)
      .set({ progress })
      .where(eq(certificationEnrolment.learnerId, learnerId))
    expect(reasonOf(await correct(reviewer, id, 70))).toBe('resultUsed')
    expect(await progressOf(learnerId)).toBe(progress)
  })

  /** Creates a learner with a seat; returns the enrolment. */
  async function createSeat(status: ClassroomEnrolmentStatus, classroomId = online) {
    const { learnerId } = await newLearner(portal)
    await registerInCertification(portal, learnerId, general, 'learning')
    const row = { learnerId, classroomId, status, emailNotification: 'subscribed' } as const
    const [kept] = await portal.db
      .insert(classroomEnrolment)
      .values({ ...row, ...dates() })
      .returning()
    return { learnerId, id: kept?.id as number }
  }
  const attend = (as: Api, id: number, attended: boolean) =>
    as.call(correctAttendance, { id, attended, reason: 'Somebody else scanned the code.' })
  const statusOf = async (id: number) => {
    const [row] = await portal.db.select().from(classroomEnrolment).where(eq(classroomEnrolment.id, id))
    return [row?.status, row?.checkedInAt !== null]
  }

  test('a check-in is undone, and attendance is recorded afterwards, with its credits', async () => {
    const { id, learnerId } = await createSeat('enrolled')
    unwrap(await author.call(checkInLearner, { id }))
    unwrap(await attend(author, id, false))
    expect(await statusOf(id)).toEqual(['enrolled', false])
    refusedWith(await attend(author, id, false), 404)
    await setClassroomStart(portal, online, -5 * day)
    await portal.db.update(classroomEnrolment).set({ status: 'absent' }).where(eq(classroomEnrolment.id, id))
    unwrap(await attend(author, id, true))
    await finishAttendedEnrolments(portal.db, portal.clock.now)
    expect(await statusOf(id)).toEqual(['finished', true])
    expect(await progressOf(learnerId)).toBe('exam')
    unwrap(await attend(author, id, false))
    expect(await statusOf(id)).toEqual(['absent', false])
    expect(await progressOf(learnerId)).toBe('learning')
  })

  test('credits are not revoked once the exam was started, nor a certificate of attendance', async () => {
    const { id, learnerId } = await createSeat('checkedIn')
    await setClassroomStart(portal, online, -5 * day)
    await finishAttendedEnrolments(portal.db, portal.clock.now)
    const attemptRow = {
      exam: 'theory',
      targetId: general,
      round: 1,
      number: 1,
      seed: 1,
      language: 'en',
    } as const
    const begunAt = new Date(portal.clock.now)
    await portal.db.insert(attempt).values({ ...attemptRow, learnerId, state: 'open', begunAt })
    expect(reasonOf(await attend(reviewer, id, false))).toBe('creditsUsed')
    expect([await statusOf(id), await progressOf(learnerId)]).toEqual([['finished', false], 'exam'])
    const attended = await createSeat('finished', workshop)
    expect(reasonOf(await attend(reviewer, attended.id, false))).toBe('resultUsed')
    const waiting = await createSeat('enrolled')
    expect(reasonOf(await attend(reviewer, waiting.id, false))).toBe('noResult')
    const there = await createSeat('finished')
    expect(reasonOf(await attend(reviewer, there.id, true))).toBe('noResult')
  })

  test('attendance can’t be recorded before the start, and after 14 days only by a reviewer', async () => {
    const { id } = await createSeat('absent')
    await setClassroomStart(portal, online, day)
    expect(reasonOf(await attend(author, id, true))).toBe('notBegun')
    await setClassroomStart(portal, online, -20 * day)
    expect(reasonOf(await attend(author, id, true))).toBe('tooLateToCorrect')
    unwrap(await attend(reviewer, id, true))
  })
})

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { completeClassrooms } from '#server/jobs/complete-classrooms.ts'
import * as contract from '#src/contract/learning/certification-enrolment.ts'
import { getExamEntry } from '#src/contract/learning/exam.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day, hour, newLearner, setClassroomStart } from '../fixtures/server/training.ts'

/**
 * Video security associate of 2026 and of 2025; a classroom of it that brings all nine credits, and one that brings
 * five.
 */
const associate = 2
const older = 10
const whole = 1
const part = 9

type Client = Awaited<ReturnType<typeof newLearner>>

describe.each(databases)('credits of classrooms, on $name', ({ open }) => {
  let portal: Portal
  const begun = Date.UTC(2026, 0, 15, 12)
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = begun
    await setClassroomStart(portal, whole, day, { credits: 9, certification: associate })
    await setClassroomStart(portal, part, day, { credits: 5, certification: associate })
  })

  const learnerOf = async (certificationId = associate): Promise<Client> => {
    const client = await newLearner(portal)
    const request = { certificationId, emailNotification: 'subscribed' } as const
    unwrap(await client.api.call(contract.enrolInCertification, request))
    return client
  }
  /** Attends a classroom to its end. */
  async function attend({ learnerId }: Client, classroomId: number): Promise<void> {
    const at = new Date(portal.clock.now)
    const row = { learnerId, classroomId, status: 'checkedIn', emailNotification: 'subscribed' } as const
    await portal.db.insert(classroomEnrolment).values({ ...row, createdAt: at, changedAt: at })
    portal.clock.now = begun + day + 4 * hour
    await completeClassrooms(portal.db, () => portal.clock.now)
  }
  const registrationOf = async ({ learnerId }: Client, certificationId = associate) => {
    const mine = and(
      eq(certificationEnrolment.learnerId, learnerId),
      eq(certificationEnrolment.certificationId, certificationId),
    )
    return (await portal.db.select().from(certificationEnrolment).where(mine)).at(-1)
  }
  const learnCompulsory = async ({ learnerId }: Client) => {
    const rows = await portal.db
      .select({ id: course.id })
      .from(certificationCourse)
      .innerJoin(course, eq(course.id, certificationCourse.courseId))
      .where(and(eq(certificationCourse.certificationId, associate), eq(course.requirement, 'compulsory')))
    for (const { id } of rows)
      await portal.db
        .update(enrolment)
        .set({ process: 'passed' })
        .where(and(eq(enrolment.learnerId, learnerId), eq(enrolment.courseId, id)))
  }

  test('a finished classroom with all credits opens the exam, and its window begins', async () => {
    const client = await learnerOf()
    await attend(client, whole)
    expect(await registrationOf(client)).toMatchObject({
      progress: 'exam',
      creditsAt: new Date(portal.clock.now),
    })
    const exam = { exam: 'theory', targetId: associate } as const
    expect(unwrap(await client.api.call(getExamEntry, exam))).toEqual({ mayEnter: true })
  })

  test('an absent participant earns no credits', async () => {
    const client = await learnerOf()
    const at = new Date(portal.clock.now)
    const row = { learnerId: client.learnerId, classroomId: whole, status: 'enrolled' } as const
    await portal.db
      .insert(classroomEnrolment)
      .values({ ...row, emailNotification: 'subscribed', createdAt: at, changedAt: at })
    portal.clock.now = begun + 3 * day
    await completeClassrooms(portal.db, () => portal.clock.now)
    expect(await registrationOf(client)).toMatchObject({ progress: 'learning' })
  })

  test.each(['underReview', 'registrationFailed', 'closed'] as const)(
    'a registration that is %s opens no exam',
    async (childStatus) => {
      const client = await learnerOf()
      const mine = eq(certificationEnrolment.learnerId, client.learnerId)
      await portal.db.update(certificationEnrolment).set({ childStatus }).where(mine)
      await attend(client, whole)
      expect(await registrationOf(client)).toMatchObject({ progress: 'learning' })
    },
  )

  test('a classroom with fewer credits counts together with courses', async () => {
    const client = await learnerOf()
    await attend(client, part)
    expect(await registrationOf(client)).toMatchObject({ progress: 'learning' })
    portal.clock.now = begun
    await setClassroomStart(portal, part, day, { credits: 8 })
    const other = await learnerOf()
    await learnCompulsory(other)
    await attend(other, part)
    expect(await registrationOf(other)).toMatchObject({ progress: 'exam' })
  })

  test('completing again changes nothing, and two classrooms are not added up', async () => {
    const client = await learnerOf()
    await attend(client, part)
    await setClassroomStart(portal, whole, -hour, { credits: 4, certification: associate })
    await attend(client, whole)
    expect(await registrationOf(client)).toMatchObject({ progress: 'learning' })
    expect(await completeClassrooms(portal.db, () => portal.clock.now)).toBe(0)
  })

  test('a classroom of an earlier round does not count again', async () => {
    const client = await learnerOf()
    await attend(client, whole)
    const row = await registrationOf(client)
    await portal.db
      .update(certificationEnrolment)
      .set({ progress: 'enrol' })
      .where(eq(certificationEnrolment.id, row?.id as number))
    const again = await client.api.call(contract.reEnrolInCertification, {
      certificationId: associate,
    })
    expect(unwrap(again)).toMatchObject({ progress: 'learning' })
  })

  test('a classroom of the replaced release counts after an update', async () => {
    const client = await learnerOf(older)
    await setClassroomStart(portal, whole, day, { certification: older })
    await attend(client, whole)
    expect(await registrationOf(client, older)).toMatchObject({ progress: 'exam' })
    const request = { newerId: associate, certificationId: older }
    expect(unwrap(await client.api.call(contract.updateCertification, request))).toMatchObject({
      certificationId: associate,
      progress: 'exam',
    })
  })
})

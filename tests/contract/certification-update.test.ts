import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { getCertification } from '#src/contract/catalogue/certification.ts'
import * as contract from '#src/contract/learning/certification-enrolment.ts'
import { enrolInCourse, getMyCourses } from '#src/contract/learning/enrolment.ts'
import { getExamPaper } from '#src/contract/learning/exam.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { day, newLearner } from '../fixtures/server/training.ts'

/** Video security associate of 2025, and the release of 2026 that replaces it. */
const older = 10
const newer = 2
/** A course of both releases, and the course that replaces it in the newer release during these tests. */
const replaced = 30
const replacing = 31

type Client = Awaited<ReturnType<typeof newLearner>>

describe.each(databases)('updates of certifications, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
    const entry = and(
      eq(certificationCourse.certificationId, newer),
      eq(certificationCourse.courseId, replaced),
    )
    await portal.db.update(certificationCourse).set({ courseId: replacing }).where(entry)
    await portal.db.update(course).set({ replaces: replaced, quiz: null }).where(eq(course.id, replacing))
  })
  afterAll(() => portal.close())

  async function learnerOf(certificationId: number): Promise<Client> {
    const client = await newLearner(portal)
    const request = { certificationId, emailNotification: 'subscribed' } as const
    unwrap(await client.api.call(contract.enrolInCertification, request))
    return client
  }
  /** Completes all courses in which a learner is registered. */
  const learnAll = ({ learnerId }: Client) =>
    portal.db.update(enrolment).set({ process: 'passed' }).where(eq(enrolment.learnerId, learnerId))
  const set = ({ learnerId }: Client, values: Partial<typeof certificationEnrolment.$inferInsert>) =>
    portal.db
      .update(certificationEnrolment)
      .set(values)
      .where(eq(certificationEnrolment.learnerId, learnerId))

  const update = ({ api }: Client, newerId = newer, certificationId = older) =>
    api.call(contract.updateCertification, { newerId, certificationId })
  const seen = ({ api }: Client, id = newer) => api.call(contract.acknowledgeUpdate, { id })
  const announcementOf = async ({ api }: Client, id: number) => {
    const { status, childStatus, update } = unwrap(await api.call(getCertification, { id })).certification
    return { status, childStatus, update }
  }

  /** Returns the learner's enrolment in the latest round of the newer release. */
  const newest = async ({ learnerId }: Client) => {
    const mine = and(
      eq(certificationEnrolment.learnerId, learnerId),
      eq(certificationEnrolment.certificationId, newer),
    )
    const { round } = certificationEnrolment
    return (await portal.db.select().from(certificationEnrolment).where(mine).orderBy(round)).at(-1)
  }

  test('a newer release is announced until it is acknowledged', async () => {
    const client = await learnerOf(older)
    const update = { id: newer, announcesExam: false, announcesUpdate: true }
    expect(await announcementOf(client, older)).toMatchObject({ status: 'learning', update })
    expect(unwrap(await seen(client))).toBe(true)
    expect(await announcementOf(client, older)).toMatchObject({
      update: { ...update, announcesUpdate: false },
    })
    expect(await announcementOf(await learnerOf(newer), newer)).toMatchObject({ update: null })
    refusedWith(await seen(await newLearner(portal)), 404)
    await withItemWithdrawn(portal, 'certification', newer, async () =>
      expect(await announcementOf(client, older)).toMatchObject({ update: null }),
    )
  })

  test('an update keeps the progress: a replaced course counts fully', async () => {
    const client = await learnerOf(older)
    const half = and(eq(enrolment.learnerId, client.learnerId), eq(enrolment.courseId, replaced))
    await portal.db.update(enrolment).set({ process: 'passed' }).where(half)
    expect(unwrap(await update(client))).toEqual({
      certificationId: newer,
      progress: 'learning',
      childStatus: 'registrationApproved',
    })
    const courses = unwrap(await client.api.call(getMyCourses, { certificationId: newer }))
    const carried = courses.find((each) => each.course.id === replacing)
    expect(carried).toMatchObject({ progress: 1, learningProcess: 'learned', registrationStatus: 'audited' })
    expect(carried?.creditsEarned).toBe(carried?.course.credits)
    expect(courses.filter(({ creditsEarned }) => creditsEarned > 0)).toHaveLength(1)
    expect(await announcementOf(client, older)).toEqual({
      status: 'enrol',
      childStatus: 'closed',
      update: null,
    })
    expect(await announcementOf(client, newer)).toMatchObject({ status: 'learning', update: null })
    expect(await newest(client)).toMatchObject({ round: 1, creditsAt: null, offersExam: false })
    refusedWith(await update(client), 404)
  })

  test.each([
    { quizzes: null, process: 'learned', carried: true },
    { quizzes: 107, process: 'learned', carried: false },
    { quizzes: 107, process: 'passed', carried: true },
  ] as const)('a replaced course (quiz $quizzes) that is $process is carried over: $carried', async (of) => {
    const both = inArray(course.id, [replaced, replacing])
    await portal.db.update(course).set({ quiz: of.quizzes }).where(both)
    const client = await learnerOf(older)
    unwrap(await client.api.call(enrolInCourse, { id: replacing, emailNotification: 'subscribed' }))
    const process = async (courseId: number, to: 'learning' | 'learned' | 'passed') => {
      const mine = and(eq(enrolment.learnerId, client.learnerId), eq(enrolment.courseId, courseId))
      await portal.db.update(enrolment).set({ process: to }).where(mine)
    }
    await process(replaced, of.process)
    await process(replacing, 'learning')
    unwrap(await update(client))
    const courses = unwrap(await client.api.call(getMyCourses, { certificationId: newer }))
    const complete = of.quizzes === null ? 'learned' : 'passed'
    expect(courses.find((each) => each.course.id === replacing)).toMatchObject(
      of.carried ? { learningProcess: complete, progress: 1 } : { learningProcess: 'learning', progress: 0 },
    )
    await portal.db.update(course).set({ quiz: null }).where(both)
  })

  test('carried-over progress is deleted with the rest', async () => {
    const client = await learnerOf(older)
    await learnAll(client)
    unwrap(await update(client))
    unwrap(await client.api.call(contract.clearLearning, { certificationId: newer }))
    const courses = unwrap(await client.api.call(getMyCourses, { certificationId: newer }))
    expect(courses.filter(({ progress, creditsEarned }) => progress + creditsEarned > 0)).toEqual([])
  })

  test('a learner who left the newer release before continues in it in another round', async () => {
    const client = await learnerOf(newer)
    unwrap(await client.api.call(contract.clearLearning, { certificationId: newer }))
    const request = { certificationId: older, emailNotification: 'subscribed' } as const
    unwrap(await client.api.call(contract.enrolInCertification, request))
    expect(await announcementOf(client, older)).toMatchObject({
      update: { id: newer, announcesUpdate: true },
    })
    unwrap(await update(client))
    expect(await announcementOf(client, newer)).toMatchObject({ status: 'learning' })
    expect(await newest(client)).toMatchObject({ round: 2, progress: 'learning' })
  })

  test('a learner who may not update sees no announcement and has nothing to acknowledge', async () => {
    const client = await learnerOf(older)
    await set(client, { progress: 'apply' })
    refusedWith(await seen(client), 404)
  })

  test('a course that was not completed is learned in its newer version', async () => {
    const client = await learnerOf(older)
    unwrap(await update(client))
    const courses = unwrap(await client.api.call(getMyCourses, { certificationId: newer }))
    expect(courses.find((each) => each.course.id === replacing)).toMatchObject({ progress: 0 })
  })

  test('with everything learned the exam is open, offered once, in the running window', async () => {
    const client = await learnerOf(older)
    await learnAll(client)
    const creditsAt = new Date(portal.clock.now - 10 * day)
    await set(client, { progress: 'exam', creditsAt })
    expect(unwrap(await update(client))).toMatchObject({ progress: 'exam' })
    expect(await announcementOf(client, newer)).toMatchObject({
      status: 'exam',
      update: { id: newer, announcesExam: true, announcesUpdate: false },
    })
    expect((await newest(client))?.creditsAt).toEqual(creditsAt)
    unwrap(await seen(client))
    expect(await announcementOf(client, newer)).toMatchObject({ update: null })
  })

  test('no update is possible during an open exam, or once it is passed', async () => {
    const client = await learnerOf(older)
    await set(client, { progress: 'exam', creditsAt: new Date(portal.clock.now) })
    unwrap(await client.api.call(getExamPaper, { targetId: older, exam: 'theory' }))
    refusedWith(await update(client), 403)
    const done = await learnerOf(older)
    for (const progress of ['practicalExam', 'apply', 'finish', 'approved'] as const) {
      await set(done, { progress })
      refusedWith(await update(done), 403)
      expect(await announcementOf(done, older)).toMatchObject({ update: null })
    }
  })

  test('only the learner’s registration is updated, and only to a newer release', async () => {
    refusedWith(await update(await newLearner(portal)), 404)
    refusedWith(await update(await learnerOf(newer), older, newer), 404)
    refusedWith(await update(await learnerOf(older), 5), 404)
    refusedWith(await update({ ...(await newLearner(portal)), api: portal.api() }), 401)
  })

  test('ten concurrent updates count once', async () => {
    const client = await learnerOf(older)
    const all = await Promise.all(Array.from({ length: 10 }, () => update(client)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

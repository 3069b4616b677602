import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certification, certificationCourse } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { getCertification } from '#src/contract/catalogue/certification.ts'
import { getCourse } from '#src/contract/catalogue/course.ts'
import { getCertificationCourses } from '#src/contract/learning/certification-course.ts'
import * as contract from '#src/contract/learning/certification-enrolment.ts'
import {
  changeNotification,
  enrolInCourse,
  getMyCourses,
  getUnfinished,
} from '#src/contract/learning/enrolment.ts'
import { acceptInvitation, createInvitation } from '#src/contract/learning/invitation.ts'
import { databases } from '../fixtures/server/databases.ts'
import { complete, coursesOf, enrol } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { day, newLearner, registerInCertification, staff } from '../fixtures/server/training.ts'

/** Video security associate, and a certification that has no learners in these tests. */
const associate = 2
const intrusion = 6
/** A course of the associate, and one that belongs to no certification. */
const lesson = 25
const other = 7
const quiz = 107

type Client = Awaited<ReturnType<typeof newLearner>>

describe.each(databases)('enrolling in certifications, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const ask = ({ api }: Client, certificationId = associate) =>
    api.call(contract.enrolInCertification, { certificationId, emailNotification: 'subscribed' })
  const again = ({ api }: Client, certificationId = associate) =>
    api.call(contract.reEnrolInCertification, { certificationId })
  const clear = ({ api }: Client, certificationId = associate) =>
    api.call(contract.clearLearning, { certificationId })
  const roundsOf = async ({ learnerId }: Client) => {
    const { round } = certificationEnrolment
    const mine = eq(certificationEnrolment.learnerId, learnerId)
    const rows = await portal.db.select().from(certificationEnrolment).where(mine).orderBy(round)
    return rows.map(({ round, progress }) => [round, progress])
  }
  const set = ({ learnerId }: Client, courseId: number, values: Partial<typeof enrolment.$inferInsert>) =>
    portal.db
      .update(enrolment)
      .set(values)
      .where(and(eq(enrolment.learnerId, learnerId), eq(enrolment.courseId, courseId)))
  const statusOf = async ({ learnerId }: Client, courseId: number) => {
    const mine = and(eq(enrolment.learnerId, learnerId), eq(enrolment.courseId, courseId))
    return (await portal.db.select().from(enrolment).where(mine))[0]?.status
  }
  /** Changes a course while `work` runs, and restores it afterwards. */
  async function changed(id: number, values: Partial<typeof course.$inferInsert>, work: () => Promise<void>) {
    const one = eq(course.id, id)
    const [before] = await portal.db.select().from(course).where(one)
    await portal.db.update(course).set(values).where(one)
    try {
      await work()
    } finally {
      await portal.db
        .update(course)
        .set(before as typeof course.$inferSelect)
        .where(one)
    }
  }

  test('of concurrent clicks all but one are refused as already registered', async () => {
    const client = await newLearner(portal)
    const results = await Promise.all(Array.from({ length: 10 }, () => ask(client)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    for (const result of results.filter(({ ok }) => !ok)) refusedWith(result, 10024)
  })

  test('after deleting the learning records a learner enrols again, in another round', async () => {
    const client = await newLearner(portal)
    unwrap(await ask(client))
    unwrap(await clear(client))
    expect(unwrap(await ask(client))).toMatchObject({ progress: 'learning' })
    expect(await roundsOf(client)).toEqual([
      [1, 'enrol'],
      [2, 'learning'],
    ])
  })

  test('a certification with a code can’t be enrolled in without it', async () => {
    const needing = (needsCode: boolean) =>
      portal.db.update(certification).set({ needsCode, fee: null }).where(eq(certification.id, intrusion))
    await needing(true)
    refusedWith(await ask(await newLearner(portal), intrusion), 10000)
    await needing(false)
    unwrap(await ask(await newLearner(portal), intrusion))
  })

  test.each(['learning', 'practicalExam', 'apply', 'finish', 'approved'] as const)(
    'nobody enrols again in %s, however long ago the credits were complete',
    async (progress) => {
      const client = await newLearner(portal)
      const creditsAt = new Date(portal.clock.now - 31 * day)
      await registerInCertification(portal, client.learnerId, associate, progress, { creditsAt })
      refusedWith(await again(client), 10024)
    },
  )

  test('an exam whose credits have no date is open', async () => {
    const client = await newLearner(portal)
    await registerInCertification(portal, client.learnerId, associate, 'exam', { creditsAt: null })
    refusedWith(await again(client), 10024)
  })

  test('enrolling again requires an earlier enrolment', async () => {
    const client = await newLearner(portal)
    refusedWith(await again(client), 404)
    refusedWith(await again(client, 9999), 404)
  })

  test('enrolling again sends a mail', async () => {
    const client = await newLearner(portal)
    await registerInCertification(portal, client.learnerId, associate, 'enrol')
    unwrap(await again(client))
    const mails = await portal.db.select().from(mail).where(eq(mail.learnerId, client.learnerId))
    expect(mails).toMatchObject([
      { kind: 'enrolled', data: { subject: { kind: 'certification', id: associate } } },
    ])
  })

  test('a course that needs approval waits for it, except by invitation', async () => {
    await changed(lesson, { needsApproval: true }, async () => {
      const client = await newLearner(portal)
      unwrap(await ask(client))
      expect([await statusOf(client, lesson), await statusOf(client, 26)]).toEqual(['notAudited', 'audited'])
      const invited = await newLearner(portal)
      const validUntil = new Date(portal.clock.now + day).toISOString()
      const desk = await staff(portal, 'reviewer')
      const letter = { kind: 'certification', targetId: associate, validUntil } as const
      const { code } = unwrap(await desk.call(createInvitation, letter))
      unwrap(await invited.api.call(acceptInvitation, { code, emailNotification: 'subscribed' }))
      expect(await statusOf(invited, lesson)).toBe('audited')
    })
  })

  test('a course that was rejected before is registered with the others', async () => {
    const client = await newLearner(portal)
    unwrap(await client.api.call(enrolInCourse, { id: lesson, emailNotification: 'subscribed' }))
    await set(client, lesson, { status: 'notEnrolled' })
    unwrap(await ask(client))
    expect(await statusOf(client, lesson)).toBe('audited')
  })

  test('a rejected registration does not count: not listed, not started, without mails', async () => {
    const client = await newLearner(portal)
    unwrap(await client.api.call(enrolInCourse, { id: lesson, emailNotification: 'subscribed' }))
    await set(client, lesson, { status: 'notEnrolled' })
    expect(unwrap(await client.api.call(getMyCourses, {}))).toEqual([])
    expect(unwrap(await client.api.call(getUnfinished, {}))).toEqual([])
    const request = { courseId: lesson, emailNotification: 'cancelled' } as const
    refusedWith(await client.api.call(changeNotification, request), 404)
  })

  test('a watched course is completed without a quiz, or once its quiz is passed', async () => {
    const client = await newLearner(portal)
    for (const id of [lesson, 26, other])
      unwrap(await client.api.call(enrolInCourse, { id, emailNotification: 'subscribed' }))
    await set(client, lesson, { process: 'learned' })
    await set(client, other, { process: 'learned' })
    await set(client, 26, { process: 'passed' })
    expect(unwrap(await client.api.call(getUnfinished, {})).map(({ id }) => id)).toEqual([lesson])
  })

  test('a course with a quiz earns its credits once the quiz is passed', async () => {
    await changed(lesson, { quiz }, async () => {
      const client = await newLearner(portal)
      unwrap(await client.api.call(enrolInCourse, { id: lesson, emailNotification: 'subscribed' }))
      const credits = async () => unwrap(await client.api.call(getMyCourses, {}))[0]?.creditsEarned
      await set(client, lesson, { process: 'learned' })
      expect(await credits()).toBe(0)
      await set(client, lesson, { process: 'passed' })
      expect(await credits()).toBeGreaterThan(0)
    })
  })

  test('a video of a certification has its watched progress and no registration', async () => {
    await changed(lesson, { contentType: 'video' }, async () => {
      const client = await newLearner(portal)
      const { chapters } = unwrap(await client.api.call(getCourse, { id: lesson }))
      for (const { id: chapterId, seconds } of chapters)
        await portal.db.insert(chapterWatching).values({
          ...{ learnerId: client.learnerId, chapterId, position: seconds, intervals: [[0, seconds]] },
          reportedAt: new Date(portal.clock.now),
        })
      const all = unwrap(await client.api.call(getCertificationCourses, { certificationId: associate }))
      const seen = all.find((each) => each.course.id === lesson)
      expect(seen).toMatchObject({ learningProcess: 'learned', registrationStatus: 'notEnrolled' })
      expect(seen?.creditsEarned).toBe(seen?.course.credits)
    })
  })

  test('a single course can be read, and an unknown one is not found', async () => {
    const { api } = await newLearner(portal)
    expect(unwrap(await api.call(getCourse, { id: lesson })).id).toBe(lesson)
    refusedWith(await api.call(getCourse, { id: 9999 }), 404)
  })

  test('with a certificate its learning records can’t be deleted', async () => {
    const client = await newLearner(portal)
    await registerInCertification(portal, client.learnerId, associate, 'approved')
    refusedWith(await clear(client), 403)
    expect(await roundsOf(client)).toEqual([[1, 'approved']])
  })

  test('earlier records, and those of a certification without courses, are deleted too', async () => {
    const client = await newLearner(portal)
    await complete(portal, client.learnerId, await coursesOf(portal, associate))
    expect(await enrol(client.api, associate)).toMatchObject({ progress: 'exam' })
    unwrap(await clear(client))
    const mine = eq(enrolment.learnerId, client.learnerId)
    const rows = await portal.db.select().from(enrolment).where(mine)
    expect(new Set(rows.map(({ process }) => process))).toEqual(new Set(['notStarted']))
    const ids = await coursesOf(portal, intrusion)
    const own = and(
      eq(certificationCourse.certificationId, intrusion),
      inArray(certificationCourse.courseId, ids),
    )
    const stored = await portal.db.delete(certificationCourse).where(own).returning()
    const visitor = await newLearner(portal)
    await registerInCertification(portal, visitor.learnerId, intrusion)
    unwrap(await clear(visitor, intrusion))
    expect(await roundsOf(visitor)).toEqual([[1, 'enrol']])
    await portal.db.insert(certificationCourse).values(stored)
  })

  test('a learner without a registration has no courses', async () => {
    expect(unwrap(await (await newLearner(portal)).api.call(getMyCourses, {}))).toEqual([])
  })

  test('onsite and online differ', async () => {
    const { certification: shown } = unwrap(await portal.api().call(getCertification, { id: associate }))
    expect(shown).toMatchObject({ taughtOnline: true, taughtOnsite: true })
  })
})

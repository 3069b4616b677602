import { eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { getOverview } from '#src/contract/learning/overview.ts'
import { enrolIn, watch } from '../fixtures/learning.ts'
import { databases } from '../fixtures/server/databases.ts'
import { markAsLearned } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, newLearner, registerInCertification } from '../fixtures/server/training.ts'

const associate = 2
/** A course with several chapters. */
const lesson = 1

describe.each(databases)('the overview, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  const seen = async ({ api }: { api: ReturnType<Portal['api']> }) => unwrap(await api.call(getOverview, {}))

  test('only signed-in learners may read it, and at first it is empty', async () => {
    refusedWith(await portal.api().call(getOverview, {}), 401)
    expect(await seen(await newLearner(portal))).toEqual({ resume: null, certifications: [] })
  })

  test('the last position: the chapter and the second, then the next chapter', async () => {
    const { cookie } = await signIn(portal, 'resume@demo.test')
    const api = portal.api(cookie)
    const reader = { elsewhere: api, portal }
    await enrolIn(reader, lesson)
    await watch(reader, lesson, 0, 15)
    expect((await seen({ api })).resume).toMatchObject({ courseId: lesson, number: 1, position: 15 })
    await watch(reader, lesson, 0)
    const { resume } = await seen({ api })
    expect(resume).toMatchObject({ number: 2, position: 0 })
    expect(resume && resume.progress > 0 && resume.progress < 1).toBe(true)
  })

  test('a certification has its credits by group, its window and the attempts that are left', async () => {
    const client = await newLearner(portal)
    const now = portal.clock.now
    await registerInCertification(portal, client.learnerId, associate, 'enrol', { round: 1 })
    await registerInCertification(portal, client.learnerId, associate, 'exam', {
      round: 2,
      creditsAt: new Date(now),
    })
    const attemptRow = {
      learnerId: client.learnerId,
      exam: 'theory',
      targetId: associate,
      language: 'en',
    } as const
    await portal.db.insert(attempt).values([
      { ...attemptRow, round: 1, number: 1, seed: 1, state: 'failed', begunAt: new Date(now), score: 20 },
      { ...attemptRow, round: 2, number: 1, seed: 1, state: 'failed', begunAt: new Date(now), score: 74 },
    ])
    const { certifications } = await seen(client)
    expect(certifications).toHaveLength(1)
    expect(certifications[0]).toMatchObject({
      ...{ id: associate, kind: 'hsc', status: 'exam', round: 2 },
      credits: { earned: 0, needed: 9, compulsory: { earned: 0 }, elective: { earned: 0 } },
      exam: {
        ...{ attemptsLeft: 1, resumes: false, lastScore: 74 },
        closesAt: new Date(now + 30 * day).toISOString(),
      },
    })
    expect(certifications[0]?.credits.compulsory.offered).toBeGreaterThan(0)
    await portal.db
      .insert(attempt)
      .values({ ...attemptRow, round: 2, number: 2, seed: 1, state: 'open', begunAt: new Date(now) })
    const exam = { attemptsLeft: 0, resumes: true, lastScore: 74 }
    expect((await seen(client)).certifications[0]).toMatchObject({ exam })
  })

  test('credits are counted by group: offered and earned', async () => {
    const client = await newLearner(portal)
    await registerInCertification(portal, client.learnerId, associate)
    const [compulsory, elective] = [28, 29]
    await markAsLearned(portal, client.learnerId, [compulsory, elective])
    expect((await seen(client)).certifications[0]?.credits).toMatchObject({
      ...{ earned: 3, classroom: 0 },
      compulsory: { earned: 2, offered: 8 },
      elective: { earned: 1, offered: 2 },
    })
  })

  test('while learning, open and failed quizzes come first, then compulsory courses', async () => {
    const client = await newLearner(portal)
    await registerInCertification(portal, client.learnerId, associate)
    const open = async () => (await seen(client)).certifications[0]?.openCourses ?? []
    const compulsory = await open()
    expect(compulsory.length).toBeGreaterThan(2)
    expect(new Set(compulsory.map(({ gap }) => gap))).toEqual(new Set(['course']))
    const [first, second, third, fourth] = compulsory.map(({ id }) => id) as [number, number, number, number]
    await portal.db.update(course).set({ quiz: null }).where(eq(course.id, third))
    const quizzes = portal.db
      .select({ quiz: course.quiz })
      .from(course)
      .where(isNotNull(course.quiz))
      .limit(1)
    await portal.db
      .update(course)
      .set({ quiz: sql`(${quizzes})` })
      .where(inArray(course.id, [first, second]))
    const at = new Date(portal.clock.now)
    const own = { learnerId: client.learnerId, status: 'audited', createdAt: at, changedAt: at } as const
    const row = { ...own, emailNotification: 'subscribed' } as const
    await portal.db.insert(enrolment).values([
      { ...row, courseId: second, process: 'learned' },
      { ...row, courseId: first, process: 'failed' },
      { ...row, courseId: third, process: 'learned' },
      { ...row, courseId: fourth, process: 'notStarted', status: 'notAudited' },
    ])
    expect((await open()).map(({ id, gap }) => [id, gap])).toEqual([
      [first, 'failedQuiz'],
      [second, 'quiz'],
      [fourth, 'underReview'],
      ...compulsory.slice(4).map(({ id }) => [id, 'course']),
    ])
    await portal.db
      .update(certificationEnrolment)
      .set({ progress: 'exam' })
      .where(eq(certificationEnrolment.learnerId, client.learnerId))
    expect(await open()).toEqual([])
  })

  test('rounds, attempts and courses of other learners are not included', async () => {
    const [client, other] = [await newLearner(portal), await newLearner(portal)]
    const creditsAt = new Date(portal.clock.now)
    await registerInCertification(portal, client.learnerId, associate, 'exam', { creditsAt })
    const attemptRow = {
      exam: 'theory',
      targetId: associate,
      language: 'en',
      round: 1,
      number: 1,
      seed: 1,
    } as const
    await portal.db
      .insert(attempt)
      .values({ ...attemptRow, learnerId: client.learnerId, state: 'failed', begunAt: creditsAt, score: 20 })
    await enrolIn({ elsewhere: client.api, portal }, lesson)
    await watch({ elsewhere: client.api, portal }, lesson, 0, 15)
    expect(await seen(other)).toEqual({ resume: null, certifications: [] })
    await registerInCertification(portal, other.learnerId, associate, 'exam', { creditsAt })
    expect((await seen(other)).certifications[0]?.exam).toMatchObject({ attemptsLeft: 2, lastScore: null })
  })
})

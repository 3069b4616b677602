import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { findCourses, getCourse } from '#src/contract/catalogue/course.ts'
import { getMyStatistic } from '#src/contract/catalogue/statistic.ts'
import type { LearningStatus, RegistrationStatus } from '#src/domain/enrolment/enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { places, withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const nothing = {
  courses: { waiting: 0, notStarted: 0, learning: 0, learned: 0, quizOpen: 0, passed: 0, failed: 0 },
  videos: { learning: 0, learned: 0 },
}

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const idsOf = async (courseType: 'course' | 'video') =>
    unwrap(await portal.api().call(findCourses, { contentType: courseType, pageSize: 128 })).rows.map(
      ({ id }) => id,
    )

  async function register(learnerId: number, status: RegistrationStatus, processes: LearningStatus[]) {
    const at = new Date(portal.clock.now)
    const enrolments = await portal.db.select().from(enrolment).where(eq(enrolment.learnerId, learnerId))
    const free = (await idsOf('course')).slice(enrolments.length)
    const rows = processes.map((process, index) => ({
      learnerId,
      courseId: free[index] as number,
      status,
      process,
      emailNotification: 'subscribed' as const,
      createdAt: at,
      changedAt: at,
    }))
    await portal.db.insert(enrolment).values(rows)
  }

  async function watch(learnerId: number, id: number, share: number) {
    const { chapters } = unwrap(await portal.api().call(getCourse, { id }))
    const rows = chapters.map(({ id: chapterId, seconds }) => ({
      learnerId,
      chapterId,
      position: 0,
      intervals: [[0, seconds * share] as const],
      reportedAt: new Date(portal.clock.now),
    }))
    await portal.db.insert(chapterWatching).values(rows)
  }

  test('only signed-in learners may read it, and at first everything is zero', async () => {
    refusedWith(await portal.api().call(getMyStatistic, {}), 401)
    const { cookie } = await signIn(portal, 'zero@demo.test')
    expect(unwrap(await portal.api(cookie).call(getMyStatistic, {}))).toEqual(nothing)
  })

  test('courses are counted by their state, videos by their watched part', async () => {
    const { cookie, learnerId } = await signIn(portal, 'counts@demo.test')
    await register(learnerId, 'audited', [
      'notStarted',
      'learning',
      'learning',
      'learned',
      'passed',
      'failed',
    ])
    await register(learnerId, 'notAudited', ['notStarted', 'notStarted'])
    await register(learnerId, 'notEnrolled', ['learning'])
    const [one, two, three] = await idsOf('video')
    await watch(learnerId, one as number, 1)
    await watch(learnerId, two as number, 0.5)
    await watch(learnerId, three as number, 0.2)
    const counted = {
      courses: { waiting: 2, notStarted: 1, learning: 2, learned: 1, quizOpen: 0, passed: 1, failed: 1 },
      videos: { learning: 2, learned: 1 },
    }
    const api = portal.api(cookie)
    const [learned] = await portal.db
      .select()
      .from(enrolment)
      .where(and(eq(enrolment.learnerId, learnerId), eq(enrolment.process, 'learned')))
    const ofLearned = eq(course.id, learned?.courseId as number)
    await portal.db.update(course).set({ quiz: null }).where(ofLearned)
    expect(unwrap(await api.call(getMyStatistic, {}))).toEqual(counted)
    const [quizzed] = await portal.db.select().from(course).where(isNotNull(course.quiz)).limit(1)
    await portal.db.update(course).set({ quiz: quizzed?.quiz }).where(ofLearned)
    expect(unwrap(await api.call(getMyStatistic, {})).courses).toMatchObject({ learned: 1, quizOpen: 1 })
    await withItemWithdrawn(portal, 'course', one as number, async () =>
      expect(unwrap(await api.call(getMyStatistic, {})).videos).toEqual({ learning: 2, learned: 0 }),
    )
    await withItemWithdrawn(portal, 'course', learned?.courseId as number, async () =>
      expect(unwrap(await api.call(getMyStatistic, {})).courses.learned).toBe(0),
    )
  })

  test('other learners are not counted, nor items that the sister brand does not show', async () => {
    const me = await signIn(portal, 'sister@demo.test', { tenant: 'sister' })
    const own = unwrap(
      await portal.api(null, places.sister).call(findCourses, { contentType: 'course', pageSize: 128 }),
    ).rows.map(({ id }) => id)
    const all = await idsOf('course')
    await register(
      me.learnerId,
      'audited',
      all.map(() => 'learning' as const),
    )
    const counted = unwrap(await portal.api(me.cookie, places.sister).call(getMyStatistic, {}))
    const both = all.filter((id) => own.includes(id)).length
    expect(counted).toEqual({ ...nothing, courses: { ...nothing.courses, learning: both } })
    expect(both).toBeLessThan(all.length)
  })
})

import { and, count, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import type { Statistic } from '#src/domain/learner/statistic.ts'
import { listWatchedVideoIds } from './list-watched-video-ids.ts'
import { loadWatchedShares } from './load-watched-shares.ts'

/** Returns the numbers of a learner's visible courses and videos in each state. */
export async function getStatistic(db: Db, audience: Audience, learnerId: number): Promise<Statistic> {
  return {
    courses: await courseCounts(db, audience, learnerId),
    videos: await videoCounts(db, audience, learnerId),
  }
}

async function courseCounts(db: Db, audience: Audience, learnerId: number): Promise<Statistic['courses']> {
  const rows = await db
    .select({
      ...{ status: enrolment.status, process: enrolment.process, courses: count() },
      quizzes: count(course.quiz),
    })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .where(and(eq(enrolment.learnerId, learnerId), ne(enrolment.status, 'notEnrolled')))
    .groupBy(enrolment.status, enrolment.process)
  const counts = { waiting: 0, notStarted: 0, learning: 0, learned: 0, quizOpen: 0, passed: 0, failed: 0 }
  for (const { status, process, courses, quizzes } of rows) {
    counts[status === 'notAudited' ? 'waiting' : process] += courses
    if (status !== 'notAudited' && process === 'learned') counts.quizOpen += quizzes
  }
  return counts
}

async function videoCounts(db: Db, audience: Audience, learnerId: number): Promise<Statistic['videos']> {
  const ids = await listWatchedVideoIds(db, audience, learnerId)
  const watched = [...(await loadWatchedShares(db, learnerId, ids)).values()]
  const learned = watched.filter(({ process }) => process === 'learned').length
  return { learning: watched.length - learned, learned }
}

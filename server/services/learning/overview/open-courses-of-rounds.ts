import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { coursesInOrder } from '#server/services/catalogue/certification/courses-in-order.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import type { CourseGap, OpenCourse } from '#src/domain/overview/overview.ts'
import type { OwnRound } from './own-rounds.ts'

/** The courses that lack something, by the certification's id, of those rounds that are being learned. */
export async function openCoursesOfRounds(
  db: Db,
  audience: Audience,
  learnerId: number,
  rounds: readonly OwnRound[],
): Promise<Map<number, OpenCourse[]>> {
  const ids = rounds.flatMap(({ round }) => (round.progress === 'learning' ? [round.certificationId] : []))
  if (ids.length === 0) return new Map()
  const coursesOf = await coursesInOrder(db, audience, ids)
  const own = await enrolmentsIn(db, learnerId, [...new Set(ids.flatMap(coursesOf).map(({ id }) => id))])
  const openOf = (each: CourseSummary): OpenCourse[] => {
    const gap = gapIn(each, own.get(each.id))
    return gap ? [{ id: each.id, name: each.name, language: each.language, gap }] : []
  }
  const last = ({ gap }: OpenCourse) => Number(gap === 'course' || gap === 'underReview')
  return new Map(
    ids.map((id) => [
      id,
      coursesOf(id)
        .flatMap(openOf)
        .toSorted((one, other) => last(one) - last(other)),
    ]),
  )
}

type Own = Pick<typeof enrolment.$inferSelect, 'status' | 'process'> & { quiz: number | null }

async function enrolmentsIn(db: Db, learnerId: number, ids: readonly number[]): Promise<Map<number, Own>> {
  const rows = await db
    .select({ id: course.id, quiz: course.quiz, status: enrolment.status, process: enrolment.process })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .where(and(eq(enrolment.learnerId, learnerId), inArray(enrolment.courseId, [...ids])))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

function gapIn({ requirement }: CourseSummary, own: Own | undefined): CourseGap | null {
  const { process = 'notStarted', quiz = null, status } = own ?? {}
  if (process === 'failed') return 'failedQuiz'
  if (process === 'learned' && quiz !== null) return 'quiz'
  if (requirement !== 'compulsory' || process === 'passed' || process === 'learned') return null
  return status === 'notAudited' ? 'underReview' : 'course'
}

import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { loadOrderedCourses } from '#server/services/catalogue/certification/load-ordered-courses.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import type { MissingCreditReason, UncreditedCourse } from '#src/domain/overview/overview.ts'
import type { MyRound } from './my-rounds.ts'

/** Returns the incomplete courses of a learner's rounds with progress `learning`, by certification id. */
export async function loadIncompleteCourses(
  db: Db,
  audience: Audience,
  learnerId: number,
  rounds: readonly MyRound[],
): Promise<Map<number, UncreditedCourse[]>> {
  const ids = rounds.flatMap(({ round }) => (round.progress === 'learning' ? [round.certificationId] : []))
  if (ids.length === 0) return new Map()
  const coursesOf = await loadOrderedCourses(db, audience, ids)
  const enrolments = await enrolmentsIn(db, learnerId, [
    ...new Set(ids.flatMap(coursesOf).map(({ id }) => id)),
  ])
  const toOpenCourse = (item: CourseSummary): UncreditedCourse[] => {
    const gap = findGap(item, enrolments.get(item.id))
    return gap ? [{ id: item.id, name: item.name, language: item.language, gap }] : []
  }
  const isLast = ({ gap }: UncreditedCourse) => Number(gap === 'course' || gap === 'underReview')
  return new Map(
    ids.map((id) => [
      id,
      coursesOf(id)
        .flatMap(toOpenCourse)
        .toSorted((a, b) => isLast(a) - isLast(b)),
    ]),
  )
}

type CourseEnrolment = Pick<typeof enrolment.$inferSelect, 'status' | 'process'> & { quiz: number | null }

async function enrolmentsIn(
  db: Db,
  learnerId: number,
  ids: readonly number[],
): Promise<Map<number, CourseEnrolment>> {
  const rows = await db
    .select({ id: course.id, quiz: course.quiz, status: enrolment.status, process: enrolment.process })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .where(and(eq(enrolment.learnerId, learnerId), inArray(enrolment.courseId, [...ids])))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

function findGap(
  { requirement }: CourseSummary,
  enrolments: CourseEnrolment | undefined,
): MissingCreditReason | null {
  const { process = 'notStarted', quiz = null, status } = enrolments ?? {}
  if (process === 'failed') return 'failedQuiz'
  if (process === 'learned' && quiz !== null) return 'quiz'
  if (requirement !== 'compulsory' || process === 'passed' || process === 'learned') return null
  return status === 'notAudited' ? 'underReview' : 'course'
}

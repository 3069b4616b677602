import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { isCourseComplete } from '#src/domain/enrolment/course-completion.ts'
import type {
  LearningStatus,
  RegistrationStatus,
  SubscriptionStatus,
} from '#src/domain/enrolment/enrolment.ts'
import { loadWatchedShares, unwatchedShare } from '../progress/load-watched-shares.ts'

export interface MyCourse {
  course: CourseSummary
  registrationStatus: RegistrationStatus
  learningProcess: LearningStatus
  /**
   * The share of the whole course that is watched, 0 to 1; a chapter with the state `watched` counts completely. The
   * share is 1 if the progress was carried over from the course that this course replaces.
   */
  progress: number
  /** Whether all chapters are watched, so that the quiz is open. */
  quizOpen: boolean
  /** The credits that the learner has earned by completing the course; 0 before the course is completed. */
  creditsEarned: number
  /** The mail preference for the course; null without a registration. */
  emailNotification: SubscriptionStatus | null
}

/**
 * Returns courses with a learner's progress; a visitor (null) is registered in none and has watched nothing.
 */
export async function addLearnerProgress(
  db: Db,
  learnerId: number | null,
  courses: readonly CourseSummary[],
): Promise<MyCourse[]> {
  const ids = courses.map((item) => item.id)
  const registrationsById = learnerId === null ? null : await registrations(db, learnerId, ids)
  const watchedById = learnerId === null ? null : await loadWatchedShares(db, learnerId, ids)
  return courses.map((item): MyCourse => {
    const { share, process } = watchedById?.get(item.id) ?? unwatchedShare
    const row = registrationsById?.get(item.id)
    // A video has no registration: its process depends on the watched chapters.
    const learningProcess = item.contentType === 'video' ? process : (row?.process ?? 'notStarted')
    return {
      course: item,
      registrationStatus: row?.status ?? 'notEnrolled',
      learningProcess,
      progress: row?.carriedOver ? 1 : share,
      quizOpen: learningProcess === 'learned' && row?.quiz != null,
      creditsEarned: isCourseComplete(learningProcess, row?.quiz != null) ? item.credits : 0,
      emailNotification: row?.emailNotification ?? null,
    }
  })
}

type RegistrationRow = Pick<
  typeof enrolment.$inferSelect,
  'courseId' | 'status' | 'process' | 'carriedOver' | 'emailNotification'
> & {
  quiz: number | null
}

async function registrations(
  db: Db,
  learnerId: number,
  courseIds: readonly number[],
): Promise<Map<number, RegistrationRow>> {
  const rows = await db
    .select({
      courseId: enrolment.courseId,
      status: enrolment.status,
      process: enrolment.process,
      carriedOver: enrolment.carriedOver,
      emailNotification: enrolment.emailNotification,
      quiz: course.quiz,
    })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .where(and(eq(enrolment.learnerId, learnerId), inArray(enrolment.courseId, [...courseIds])))
  return new Map(rows.map((row) => [row.courseId, row]))
}

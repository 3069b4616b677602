import { hasEnoughCredits } from '../certification/credits.ts'
import { examDuration } from '../exam/time.ts'
import type { PlannedCertification, PlannedCourse } from './planned-certification.ts'

/**
 * The factor by which the length of the videos is multiplied to get the planned study time, because learners need as
 * much time for quizzes, notes and practice as for watching.
 */
export const studyTimeFactor = 2

/**
 * Returns the courses that a learner should complete for a certification: every compulsory course, and electives
 * until there are enough credits. Completed electives (`learned`, by id) come first, then the shortest ones.
 */
export function selectCourses(
  { kind, courses }: Pick<PlannedCertification, 'kind' | 'courses'>,
  learned: ReadonlySet<number>,
): PlannedCourse[] {
  const remaining = ({ id, seconds }: PlannedCourse) => (learned.has(id) ? 0 : seconds)
  const chosen = courses.filter(({ requirement }) => requirement === 'compulsory')
  let credits = chosen.reduce((sum, course) => sum + course.credits, 0)
  const electives = courses
    .filter(({ requirement }) => requirement === 'elective')
    .toSorted((one, other) => remaining(one) - remaining(other))
  for (const elective of electives) {
    if (hasEnoughCredits(kind, credits)) break
    chosen.push(elective)
    credits += elective.credits
  }
  return chosen
}

/** Returns the length of the videos of the courses that are not learned yet, in seconds. */
export const videoSecondsOf = (courses: readonly PlannedCourse[], learned: ReadonlySet<number>): number =>
  courses.reduce((sum, { id, seconds }) => sum + (learned.has(id) ? 0 : seconds), 0)

/**
 * Returns the study time for a certification in seconds, including its theory exam. `videos` is the length of its
 * videos in seconds.
 */
export const studySecondsOf = (videos: number): number => videos * studyTimeFactor + examDuration / 1000

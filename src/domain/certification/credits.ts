import { type CertificationKind, creditsNeededByKind, type RequirementKind } from '../course/course.ts'

/**
 * Whether a number of credits is enough for the exam of a certification kind. Specification 1, section 9.
 * @example hasEnoughCredits('hsc', 9) // true
 */
export const hasEnoughCredits = (kind: CertificationKind, credits: number): boolean =>
  credits >= creditsNeededByKind[kind]

/** A course of a certification with its credits, and whether the learner has earned them. */
export interface CourseCredits {
  requirement: RequirementKind
  credits: number
  earned: boolean
}

/**
 * Whether a learner has the credits to start the exam. Self-paced learners need every compulsory course, and
 * electives until they have enough credits. `classrooms` are the credits of each finished classroom. All classrooms
 * of a certification teach the same, so only the best one counts; a classroom with all credits also replaces the
 * compulsory courses. Specification 1, section 1.
 */
export function canBeginExam(
  kind: CertificationKind,
  courses: readonly CourseCredits[],
  classrooms: readonly number[],
): boolean {
  const best = Math.max(0, ...classrooms)
  if (hasEnoughCredits(kind, best)) return true
  const missing = courses.some((course) => course.requirement === 'compulsory' && !course.earned)
  const credits = courses.reduce((sum, course) => sum + (course.earned ? course.credits : 0), best)
  return !missing && hasEnoughCredits(kind, credits)
}

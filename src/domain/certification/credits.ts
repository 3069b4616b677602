import { type CertificationKind, creditsNeeded, type Requirement } from '../course/course.ts'

/** Whether credits open the exam of a kind. Specification 1, section 9. */
export const creditsReached = (kind: CertificationKind, credits: number): boolean =>
  credits >= creditsNeeded[kind]

/** A course of a certification, and whether its credits count for the learner. */
export interface CourseCredits {
  requirement: Requirement
  credits: number
  earned: boolean
}

/** Self-paced learners need every compulsory course, and electives up to the credits. Specification 1, section 1. */
export function selfPacedReached(kind: CertificationKind, courses: readonly CourseCredits[]): boolean {
  const missing = courses.some((course) => course.requirement === 'compulsory' && !course.earned)
  const credits = courses.reduce((sum, course) => sum + (course.earned ? course.credits : 0), 0)
  return !missing && creditsReached(kind, credits)
}

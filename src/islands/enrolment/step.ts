import type { Course } from '#src/domain/course/course.ts'

/**
 * The standing of a learner for a course: may enrol, may ask to, waits, is enrolled; a video needs none of
 * it.
 */
export type Step = 'open' | 'askable' | 'underReview' | 'enrolled' | 'video'

/** The standing by `course` as it was published and `now` as it is for the learner, once that is known. */
export function enrolmentStepOf(
  course: Pick<Course, 'contentType' | 'needsApproval'>,
  now: Pick<Course, 'registrationStatus'> | undefined,
): Step {
  if (course.contentType === 'video') return 'video'
  if (now?.registrationStatus === 'audited') return 'enrolled'
  if (now?.registrationStatus === 'notAudited') return 'underReview'
  return course.needsApproval ? 'askable' : 'open'
}

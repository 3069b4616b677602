import type { Course } from '../../domain/course/course.ts'

/** Where a learner stands: may enrol, may ask to, waits, is enrolled; a video needs none of it. */
export type Step = 'open' | 'askable' | 'underReview' | 'enrolled' | 'video'

/** `course` as it was published, `now` as it is for the learner, once that is known. */
export function stepOf(
  course: Pick<Course, 'contentType' | 'needsApproval'>,
  now: Pick<Course, 'registrationStatus'> | undefined,
): Step {
  if (course.contentType === 'video') return 'video'
  if (now?.registrationStatus === 'audited') return 'enrolled'
  if (now?.registrationStatus === 'notAudited') return 'underReview'
  return course.needsApproval ? 'askable' : 'open'
}

import type { Course } from '#src/domain/course/course.ts'

/**
 * The step of a learner in a course: can enrol, can request enrolment, is under review or enrolled; `video` means
 * that the item needs no enrolment.
 */
export type EnrolmentStep = 'open' | 'askable' | 'underReview' | 'enrolled' | 'video'

/**
 * Returns the step from the published `course` and from `learnerCourse`, which is undefined until the learner's
 * course is loaded.
 */
export function enrolmentStepOf(
  course: Pick<Course, 'contentType' | 'needsApproval'>,
  learnerCourse: Pick<Course, 'registrationStatus'> | undefined,
): EnrolmentStep {
  if (course.contentType === 'video') return 'video'
  if (learnerCourse?.registrationStatus === 'audited') return 'enrolled'
  if (learnerCourse?.registrationStatus === 'notAudited') return 'underReview'
  return course.needsApproval ? 'askable' : 'open'
}

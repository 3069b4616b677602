import type { Course } from '#src/domain/course/course.ts'

/** The status of a learner in a course: may enrol, may request it, is under review or enrolled; `video` needs no enrolment. */
export type EnrolmentStep = 'open' | 'askable' | 'underReview' | 'enrolled' | 'video'

/** Returns the status from the published `course` and from `learnerCourse`, the learner's course once it is loaded. */
export function enrolmentStepOf(
  course: Pick<Course, 'contentType' | 'needsApproval'>,
  learnerCourse: Pick<Course, 'registrationStatus'> | undefined,
): EnrolmentStep {
  if (course.contentType === 'video') return 'video'
  if (learnerCourse?.registrationStatus === 'audited') return 'enrolled'
  if (learnerCourse?.registrationStatus === 'notAudited') return 'underReview'
  return course.needsApproval ? 'askable' : 'open'
}

import * as z from 'zod/mini'
import { prerequisite } from '../certification/certification.ts'
import { bodyLanguage } from '../content-item/body-language.ts'
import { classroom } from './classroom.ts'
import { classroomEnrolmentStatus } from './classroom-enrolment.ts'

/**
 * The signed-in learner's enrolment. `waitingPosition` counts from 1; null for learners who are not on the waiting
 * list. `payBy` is the payment deadline of a reserved seat; null if no payment is due.
 */
export const myClassroomEnrolment = z.object({
  status: classroomEnrolmentStatus,
  waitingPosition: z.nullable(z.int().check(z.positive())),
  payBy: z.nullable(z.iso.datetime()),
})

/** A classroom with the learner's enrolment. */
export const enrolledClassroom = z.extend(classroom, { own: myClassroomEnrolment })
/**
 * A classroom with everything that its page shows. `description` is allow-list HTML. For learners who are not
 * enrolled, the status of the enrolment is `notEnrolled`. `requires` is the certification in which the signed-in
 * learner must enrol first; null if there is none, and for visitors.
 */
export const classroomDetail = z.extend(enrolledClassroom, {
  bodyLanguage,
  description: z.string(),
  requires: z.nullable(prerequisite),
})
export type ClassroomDetail = z.infer<typeof classroomDetail>

export type EnrolledClassroom = z.infer<typeof enrolledClassroom>

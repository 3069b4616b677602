import * as z from 'zod/mini'
import { prerequisite } from '../certification/certification.ts'
import { bodyLanguage } from '../content-item/body-language.ts'
import { classroom } from './classroom.ts'
import { classroomEnrolment } from './classroom-enrolment.ts'

/**
 * The enrolment of the learner who asks. `waitingPosition` counts from 1, null for learners who don't wait;
 * `payBy` is the instant until which a seat is held unpaid, null where nothing is to be paid.
 */
export const ownClassroom = z.object({
  status: classroomEnrolment,
  waitingPosition: z.nullable(z.int().check(z.positive())),
  payBy: z.nullable(z.iso.datetime()),
})

/** A classroom with the learner's enrolment. */
export const enrolledClassroom = z.extend(classroom, { own: ownClassroom })
/**
 * A classroom with everything that its own page shows. `description` is allow-list HTML; learners without an
 * enrolment are `notEnrolled`. `requires` is the certification that the learner who asks has to be enrolled in first; null where
 * none is missing, and for visitors.
 */
export const classroomDetail = z.extend(enrolledClassroom, {
  bodyLanguage,
  description: z.string(),
  requires: z.nullable(prerequisite),
})
export type ClassroomDetail = z.infer<typeof classroomDetail>

export type EnrolledClassroom = z.infer<typeof enrolledClassroom>

import * as z from 'zod/mini'
import { classroom } from './classroom.ts'
import { classroomEnrolment } from './classroom-enrolment.ts'

/** A classroom with the learner's enrolment. `waitingPosition` counts from 1, null for those who don't wait. */
export const enrolledClassroom = z.extend(classroom, {
  own: z.object({
    status: classroomEnrolment,
    waitingPosition: z.nullable(z.int().check(z.positive())),
  }),
})
/** The whole of it, for its own page. `description` is allow-list HTML; whoever is not enrolled is `notEnrolled`. */
export const classroomDetail = z.extend(enrolledClassroom, { description: z.string() })
export type ClassroomDetail = z.infer<typeof classroomDetail>

export type EnrolledClassroom = z.infer<typeof enrolledClassroom>

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
export type EnrolledClassroom = z.infer<typeof enrolledClassroom>

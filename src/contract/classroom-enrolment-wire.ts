import * as z from 'zod/mini'
import * as domain from '../domain/classroom/enrolled-classroom.ts'
import { classroomEnrolmentCode, sessionStateCode } from './classroom-status-wire.ts'
import { classroomSummaryFields, fromClassroomSummary, toClassroomSummary } from './classroom-summary-wire.ts'

/** A classroom entry: what a classroom is, and what it is to the learner who asks. */
export const enrolledClassroomWire = z.codec(
  z.object({
    ...classroomSummaryFields,
    remainingSeats: z.int(),
    classroomStatus: sessionStateCode,
    classroomEnrollStatus: classroomEnrolmentCode,
    waitingPosition: z.nullable(z.int()),
  }),
  domain.enrolledClassroom,
  {
    decode: ({ remainingSeats, classroomStatus, classroomEnrollStatus, waitingPosition, ...wire }) => ({
      ...toClassroomSummary(wire),
      seatsLeft: remainingSeats,
      state: classroomStatus,
      own: { status: classroomEnrollStatus, waitingPosition },
    }),
    encode: ({ seatsLeft, state, own, ...classroom }) => ({
      ...fromClassroomSummary(classroom),
      remainingSeats: seatsLeft,
      classroomStatus: state,
      classroomEnrollStatus: own.status,
      waitingPosition: own.waitingPosition,
    }),
  },
)

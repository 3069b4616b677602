import * as z from 'zod/mini'
import * as domain from '../domain/classroom/classroom.ts'
import { sessionStateCode } from './classroom-status-wire.ts'
import { classroomSummaryFields, fromClassroomSummary, toClassroomSummary } from './classroom-summary-wire.ts'

/** A classroom's card with what changes by the minute. Specification 1, section 3. */
export const classroomWire = z.codec(
  z.object({ ...classroomSummaryFields, remainingSeats: z.int(), classroomStatus: sessionStateCode }),
  domain.classroom,
  {
    decode: ({ remainingSeats, classroomStatus, ...wire }) => ({
      ...toClassroomSummary(wire),
      seatsLeft: remainingSeats,
      state: classroomStatus,
    }),
    encode: ({ seatsLeft, state, ...classroom }) => ({
      ...fromClassroomSummary(classroom),
      remainingSeats: seatsLeft,
      classroomStatus: state,
    }),
  },
)

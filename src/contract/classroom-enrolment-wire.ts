import * as z from 'zod/mini'
import * as domain from '../domain/classroom/enrolled-classroom.ts'
import { classroomEnrolmentCode, sessionStateCode } from './classroom-status-wire.ts'
import { classroomSummaryFields, fromClassroomSummary, toClassroomSummary } from './classroom-summary-wire.ts'

/** What travels of a classroom together with the enrolment of the learner who asks. */
export const enrolledClassroomFields = {
  ...classroomSummaryFields,
  remainingSeats: z.int(),
  classroomStatus: sessionStateCode,
  classroomEnrollStatus: classroomEnrolmentCode,
  waitingPosition: z.nullable(z.int()),
}

const onWire = z.object(enrolledClassroomFields)

export const toEnrolledClassroom = (wire: z.output<typeof onWire>): domain.EnrolledClassroom => ({
  ...toClassroomSummary(wire),
  seatsLeft: wire.remainingSeats,
  state: wire.classroomStatus,
  own: { status: wire.classroomEnrollStatus, waitingPosition: wire.waitingPosition },
})

export const fromEnrolledClassroom = ({
  seatsLeft,
  state,
  own,
  ...classroom
}: domain.EnrolledClassroom): z.output<typeof onWire> => ({
  ...fromClassroomSummary(classroom),
  remainingSeats: seatsLeft,
  classroomStatus: state,
  classroomEnrollStatus: own.status,
  waitingPosition: own.waitingPosition,
})

export const classroomDetailWire = z.codec(
  z.object({ ...enrolledClassroomFields, description: z.string() }),
  domain.classroomDetail,
  {
    decode: ({ description, ...wire }) => ({ ...toEnrolledClassroom(wire), description }),
    encode: ({ description, ...detail }) => ({ ...fromEnrolledClassroom(detail), description }),
  },
)

import * as domain from '../../domain/classroom/classroom.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { sessionStateCode } from './classroom-status-wire.ts'
import { classroomExtraFields, classroomSummaryWireNames } from './classroom-summary-wire.ts'

/** The wire names of all fields of a classroom, including free seats and state. */
export const classroomWireNames = {
  ...classroomSummaryWireNames,
  seatsLeft: 'remainingSeats',
  state: ['classroomStatus', sessionStateCode],
} as const

/** The wire format of a classroom. Specification 1, section 3. */
export const classroomWire = renamedWire(domain.classroom, classroomWireNames, classroomExtraFields)

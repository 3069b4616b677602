import * as domain from '../../domain/classroom/classroom.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { sessionStateCode } from './classroom-status-wire.ts'
import { classroomExtras, classroomSummaryNames } from './classroom-summary-wire.ts'

/** The names on the wire of a classroom with what changes by the minute. */
export const classroomNames = {
  ...classroomSummaryNames,
  seatsLeft: 'remainingSeats',
  state: ['classroomStatus', sessionStateCode],
} as const

/** A classroom as it travels. Specification 1, section 3. */
export const classroomWire = renamedWire(domain.classroom, classroomNames, classroomExtras)

import * as z from 'zod/mini'
import { sessionState } from './classroom-session.ts'
import { classroomSummary } from './classroom-summary.ts'

/**
 * A classroom with its state and number of free seats, which change by the minute. Specification 1, section 3:
 * remaining seats.
 */
export const classroom = z.extend(classroomSummary, {
  seatsLeft: z.int().check(z.minimum(0)),
  state: sessionState,
})
export type Classroom = z.infer<typeof classroom>

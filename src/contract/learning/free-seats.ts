import { type SessionWithSeats, sessionKeyOf } from '../../domain/schedule/session-key.ts'

/**
 * A row in the response of `getSchedule`, reduced to the free seats. Either the field for a classroom or the field
 * for a practical exam is present.
 */
interface SeatsRow {
  classroom?: { originalId: number; remainingSeats: number }
  practicalExam?: { id: number; remainingSeats: number }
}

/** The path of the call `getSchedule`, for scripts that load no schemas. */
export const schedulePath = '/certification/classroomAndPracticalExam/scheduleList'

/** The part of the response of the call `getSchedule` that `readFreeSeats` reads. */
export interface SeatsResponse {
  /** The sessions; null or missing if the call was refused. */
  data?: readonly SeatsRow[] | null
}

/** Returns the free seats by `sessionKeyOf` from a response of the call `getSchedule`. */
export const readFreeSeats = ({ data }: SeatsResponse): ReadonlyMap<string, number> =>
  new Map(
    (data ?? []).flatMap(({ classroom, practicalExam }) => [
      ...(classroom ? [pairOf('classroom', classroom.originalId, classroom.remainingSeats)] : []),
      ...(practicalExam ? [pairOf('practicalExam', practicalExam.id, practicalExam.remainingSeats)] : []),
    ]),
  )

const pairOf = (of: SessionWithSeats['of'], id: number, seatsLeft: number): [string, number] => [
  sessionKeyOf({ of, id }),
  seatsLeft,
]

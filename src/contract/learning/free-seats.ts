import { type SessionWithSeats, sessionKey } from '../../domain/schedule/session-key.ts'

/** The part of a row of the call `getSchedule` that has the free seats: one of two kinds. */
interface SeatsRow {
  classroom?: { originalId: number; remainingSeats: number }
  practicalExam?: { id: number; remainingSeats: number }
}

/** The path of the call `getSchedule`, for scripts that load no schemas. */
export const schedulePath = '/certification/classroomAndPracticalExam/scheduleList'

/** The response of the call `getSchedule`, as far as `readFreeSeats` reads it. */
export interface SeatsResponse {
  /** The sessions; null or missing in a refusal. */
  data?: readonly SeatsRow[] | null
}

/** Returns the free seats by `sessionKey` from a response of the call `getSchedule`. */
export const readFreeSeats = ({ data }: SeatsResponse): ReadonlyMap<string, number> =>
  new Map(
    (data ?? []).flatMap(({ classroom, practicalExam }) => [
      ...(classroom ? [pairOf('classroom', classroom.originalId, classroom.remainingSeats)] : []),
      ...(practicalExam ? [pairOf('practicalExam', practicalExam.id, practicalExam.remainingSeats)] : []),
    ]),
  )

const pairOf = (of: SessionWithSeats['of'], id: number, seatsLeft: number): [string, number] => [
  sessionKey({ of, id }),
  seatsLeft,
]

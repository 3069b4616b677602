import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { findCancelledIds } from '#server/services/platform/training-session/find-cancellation.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import { computeSessionState } from '#src/domain/classroom/compute-session-state.ts'
import { countSeatsLeft } from './count-seats-left.ts'
import { type ClassroomSelection, listClassroomSummaries } from './list-classroom-summaries.ts'

/**
 * Lists classrooms with the number of free seats and their current state, soonest first; a cancelled classroom has
 * no free seats. `now` in milliseconds since 1970.
 */
export async function listClassrooms(
  db: Db,
  audience: Audience,
  selection: ClassroomSelection,
  now: number,
): Promise<Classroom[]> {
  const summaries = await listClassroomSummaries(db, audience, selection)
  const ids = summaries.map(({ id }) => id)
  const left = await countSeatsLeft(db, 'classroom', summaries)
  const cancelled = await findCancelledIds(db, 'classroom', ids)
  return summaries.map((summary) => {
    const isCancelled = cancelled.has(summary.id)
    const withSeats = { ...summary, seatsLeft: isCancelled ? 0 : (left.get(summary.id) ?? 0) }
    return { ...withSeats, state: computeSessionState({ ...withSeats, isCancelled }, now) }
  })
}

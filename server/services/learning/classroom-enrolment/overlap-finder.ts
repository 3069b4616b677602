import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { OtherDate } from '#src/domain/classroom/other-date.ts'
import { isOverlapping } from '#src/domain/classroom/overlap.ts'
import { listMySessions } from './list-my-sessions.ts'

interface SessionTimes {
  startsAt: string
  endsAt: string
}

/**
 * Returns a function that finds the learner's training session that overlaps with a date, or null. The training
 * session that the learner wants to leave is ignored.
 */
export async function createOverlapFinder(
  db: Db,
  { learnerId, audience }: { learnerId: number; audience: Audience },
  leaving: { kind: 'classroom' | 'practicalExam'; id: number },
): Promise<(date: SessionTimes) => OtherDate['overlap']> {
  const sessions = await listMySessions(db, learnerId, audience.language)
  const busy = sessions.filter(({ kind, id }) => kind !== leaving.kind || id !== leaving.id)
  return (date) => {
    const overlapping = busy.find((each) => isOverlapping(each, date))
    return overlapping
      ? { name: overlapping.name, startsAt: overlapping.startsAt, endsAt: overlapping.endsAt }
      : null
  }
}

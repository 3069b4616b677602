import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { OtherDate } from '#src/domain/classroom/other-date.ts'
import { overlap } from '#src/domain/classroom/overlap.ts'
import { ownSessions } from './own-sessions.ts'

interface Times {
  startsAt: string
  endsAt: string
}

/** The session of a learner's own that a date overlaps with, but for the one that they would leave for it; null for none. */
export async function overlapsOf(
  db: Db,
  { learnerId, audience }: { learnerId: number; audience: Audience },
  left: { kind: 'classroom' | 'practicalExam'; id: number },
): Promise<(date: Times) => OtherDate['overlap']> {
  const sessions = await ownSessions(db, learnerId, audience.language)
  const busy = sessions.filter(({ kind, id }) => kind !== left.kind || id !== left.id)
  return (date) => {
    const met = busy.find((each) => overlap(each, date))
    return met ? { name: met.name, startsAt: met.startsAt, endsAt: met.endsAt } : null
  }
}

import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { attempt } from '../../db/schema/attempt.ts'
import { focusEvent } from '../../db/schema/focus-event.ts'
import { learner } from '../../db/schema/learner.ts'

const most = 100

/** The attempts of whoever signs on by an address, the newest first, with what happened to their windows. */
export async function listAttempts(db: Db, email: string) {
  const rows = await db
    .select({ attempt })
    .from(attempt)
    .innerJoin(learner, eq(learner.id, attempt.learnerId))
    .where(eq(sql`lower(${learner.email})`, email.toLowerCase()))
    .orderBy(desc(attempt.id))
    .limit(most)
  const ids = rows.map((row) => row.attempt.id)
  const events = await db
    .select()
    .from(focusEvent)
    .where(inArray(focusEvent.attemptId, ids))
    .orderBy(asc(focusEvent.at), asc(focusEvent.id))
  const byAttempt = Map.groupBy(events, ({ attemptId }) => attemptId)
  return rows.map(({ attempt: row }) => ({
    examId: row.id,
    releaseId: row.subjectId,
    relationType: row.exam,
    examState: row.state,
    theoryExamScore: row.score,
    beginTime: row.begunAt.toISOString(),
    endTime: row.endedAt?.toISOString() ?? null,
    events: (byAttempt.get(row.id) ?? []).map(({ type, at }) => ({ type, at: at.toISOString() })),
  }))
}

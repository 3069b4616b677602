import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { extraTime } from '#server/db/schema/extra-time.ts'
import { learner } from '#server/db/schema/learner.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { extraSecondsOf } from '#src/domain/exam/extra-time.ts'
import { examDuration } from '#src/domain/exam/time.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

interface GrantExtraTimeInput {
  email: string
  /** The extra time in percent of the usual time; 0 revokes it. */
  percent: number
  operator: Operator
  now: number
}

/**
 * Grants the learners with an email address extra time in exams. Refused as `notFound` if no learner has the
 * address, and as `forbidden` if it is the operator's own address.
 */
export const grantExtraTime = (
  db: Db,
  { email, percent, operator, now }: GrantExtraTimeInput,
): Promise<{ percent: number } | RefusedResult> =>
  db.transaction(async (tx) => {
    const learners = await tx
      .select({ id: learner.id })
      .from(learner)
      .where(eq(learner.email, email.toLowerCase()))
    if (learners.length === 0) return refuse('notFound')
    for (const { id } of learners) {
      const ownRefusal = checkNotOwnCase(operator, id)
      if (ownRefusal) return ownRefusal
    }
    const columns = { percent, decidedBy: operator.name, decidedAt: new Date(now) }
    for (const { id } of learners) {
      await tx
        .insert(extraTime)
        .values({ learnerId: id, ...columns })
        .onConflictDoUpdate({ target: extraTime.learnerId, set: columns })
      const subject = `learner ${id}`
      await writeAuditEntry(tx, {
        actor: operator.name,
        now,
        act: 'extra time',
        subject,
        detail: { percent },
      })
    }
    await extendOpenAttempts(
      tx,
      learners.map(({ id }) => id),
      extraSecondsOf(examDuration, percent),
      now,
    )
    return { percent }
  })

/** Extends the deadlines of open attempts; never makes a deadline earlier. */
async function extendOpenAttempts(
  tx: Db,
  learnerIds: number[],
  extraSeconds: number,
  now: number,
): Promise<void> {
  const open = await tx
    .select()
    .from(attempt)
    .where(
      and(
        inArray(attempt.learnerId, learnerIds),
        eq(attempt.state, 'open'),
        gt(attempt.deadline, new Date(now)),
      ),
    )
    .for('update')
  for (const { id, begunAt, extraSeconds: currentExtra } of open)
    if (extraSeconds > currentExtra)
      await tx
        .update(attempt)
        .set({ extraSeconds, deadline: new Date(begunAt.getTime() + examDuration + extraSeconds * 1000) })
        .where(eq(attempt.id, id))
}

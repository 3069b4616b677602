import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { extraTime } from '#server/db/schema/extra-time.ts'
import { learner } from '#server/db/schema/learner.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { extraSecondsOf } from '#src/domain/exam/extra-time.ts'
import { examDuration } from '#src/domain/exam/time.ts'
import { type Operator, ownMatter } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

interface Grant {
  email: string
  /** Of the usual time; 0 takes it back. */
  percent: number
  operator: Operator
  now: number
}

/**
 * Grants everybody with an address extra time in exams. Refused as `notFound` where nobody has it, and as
 * `forbidden` for oneself.
 */
export const grantExtraTime = (
  db: Db,
  { email, percent, operator, now }: Grant,
): Promise<{ percent: number } | RefusedResult> =>
  db.transaction(async (tx) => {
    const people = await tx
      .select({ id: learner.id })
      .from(learner)
      .where(eq(learner.email, email.toLowerCase()))
    if (people.length === 0) return refuse('notFound')
    for (const { id } of people) {
      const own = ownMatter(operator, id)
      if (own) return own
    }
    const told = { percent, decidedBy: operator.name, decidedAt: new Date(now) }
    for (const { id } of people) {
      await tx
        .insert(extraTime)
        .values({ learnerId: id, ...told })
        .onConflictDoUpdate({ target: extraTime.learnerId, set: told })
      const subject = `learner ${id}`
      await writeAudit(tx, { actor: operator.name, now, act: 'extra time', subject, detail: { percent } })
    }
    await prolong(
      tx,
      people.map(({ id }) => id),
      extraSecondsOf(examDuration, percent),
      now,
    )
    return { percent }
  })

/** Moves the deadlines of attempts under way; nobody loses time that they were told they have. */
async function prolong(tx: Db, learnerIds: number[], extraSeconds: number, now: number): Promise<void> {
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
  for (const { id, begunAt, extraSeconds: before } of open)
    if (extraSeconds > before)
      await tx
        .update(attempt)
        .set({ extraSeconds, deadline: new Date(begunAt.getTime() + examDuration + extraSeconds * 1000) })
        .where(eq(attempt.id, id))
}

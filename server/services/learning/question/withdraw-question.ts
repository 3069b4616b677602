import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { pool, question } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { type Operator, ownMatter } from '#src/domain/operator.ts'
import { questionsOfPaper } from '#src/domain/pool/paper.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { scoreAnew } from './score-anew.ts'

export interface WithdrawQuestionInput {
  questionId: number
  /** What is wrong with it, for the audit log. */
  reason: string
  operator: Operator
  now: number
}

/** What taking a question out did. */
export interface WithdrawQuestionResult {
  /** The ended attempts that had the question, those whose score rose, and those that are passed now. */
  attempts: number
  raised: number
  passed: number
  /** How many questions the pool has left, and how many a paper needs. */
  left: number
  needed: number
}

/**
 * Takes a broken question out: no new paper has it, and on every paper that has it, open or ended, it counts as right for
 * everybody. Refused as `notFound`, as `repeatSubmit` when it is out already, and as `forbidden` to whoever had it in an exam
 * of their own.
 */
export async function withdrawQuestion(
  db: Db,
  taking: WithdrawQuestionInput,
): Promise<WithdrawQuestionResult | RefusedResult> {
  const { questionId, reason, operator, now } = taking
  return db.transaction(async (tx) => {
    // Whoever draws it at this moment refers to its row: one waits for the other, so that no paper is missed.
    const [row] = await tx.select().from(question).where(eq(question.id, questionId)).for('update')
    if (!row) return refuse('notFound')
    const papers = await tx
      .select({ attempt })
      .from(attempt)
      .innerJoin(attemptQuestion, eq(attemptQuestion.attemptId, attempt.id))
      .where(eq(attemptQuestion.questionId, questionId))
      .orderBy(attempt.id)
      .for('update', { of: attempt })
    const own = papers
      .map((each) => ownMatter(operator, each.attempt.learnerId))
      .find((each) => each !== null)
    if (own) return own
    const [out] = await tx
      .insert(withdrawnQuestion)
      .values({ questionId, reason, actor: operator.name, at: new Date(now) })
      .onConflictDoNothing()
      .returning()
    if (!out) return refuse('repeatSubmit')
    const counts = { attempts: 0, raised: 0, passed: 0 }
    for (const each of papers) {
      if (each.attempt.state === 'open') continue
      const { raised, passed } = await scoreAnew(tx, each.attempt, now)
      counts.attempts += 1
      if (raised) counts.raised += 1
      if (passed) counts.passed += 1
    }
    const done = { ...counts, ...(await leftIn(tx, row.poolId)) }
    const detail = { question: questionId, reason, ...done }
    await writeAudit(tx, {
      actor: operator.name,
      now,
      act: 'takeOut',
      subject: `pool ${row.poolId}`,
      detail,
    })
    return done
  })
}

/** How many questions of a pool can still be drawn, and how many a paper of its use has. */
async function leftIn(tx: Db, poolId: number): Promise<{ left: number; needed: number }> {
  const [of] = await tx.select({ use: pool.use }).from(pool).where(eq(pool.id, poolId))
  const [rows] = await tx
    .select({ left: count() })
    .from(question)
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(
      and(eq(question.poolId, poolId), isNotNull(question.position), isNull(withdrawnQuestion.questionId)),
    )
  const use = of?.use ?? 'practice'
  return { left: rows?.left ?? 0, needed: use === 'practice' ? 1 : questionsOfPaper[use] }
}

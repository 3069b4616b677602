import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { pool, question } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { questionCountByPaperKind } from '#src/domain/pool/paper.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { rescoreAttempt } from './rescore-attempt.ts'

export interface VoidQuestionInput {
  questionId: number
  /** The fault of the question, for the audit log. */
  reason: string
  operator: Operator
  now: number
}

/** The effects of voiding a question. */
export interface VoidQuestionResult {
  /**
   * Three numbers of ended attempts: attempts that contained the question, attempts whose score rose, and attempts
   * that became a pass.
   */
  attempts: number
  raised: number
  passed: number
  /** The number of questions left in the pool, and the number that an exam paper needs. */
  left: number
  needed: number
}

/**
 * Voids a faulty question, which is then called withdrawn: no new exam paper contains it, and on every existing
 * paper, open or ended, its answer counts as right. Refused as `notFound` if there is no such question, as
 * `repeatSubmit` if the question is already withdrawn, and as `forbidden` for an operator who had the question in an
 * exam.
 */
export async function voidQuestion(
  db: Db,
  input: VoidQuestionInput,
): Promise<VoidQuestionResult | RefusedResult> {
  const { questionId, reason, operator, now } = input
  return db.transaction(async (tx) => {
    // A concurrent request that draws the question refers to its row and waits for this lock, so no exam paper is
    // missed.
    const [row] = await tx.select().from(question).where(eq(question.id, questionId)).for('update')
    if (!row) return refuse('notFound')
    const papers = await tx
      .select({ attempt })
      .from(attempt)
      .innerJoin(attemptQuestion, eq(attemptQuestion.attemptId, attempt.id))
      .where(eq(attemptQuestion.questionId, questionId))
      .orderBy(attempt.id)
      .for('update', { of: attempt })
    const ownRefusal = papers
      .map((paper) => checkNotOwnCase(operator, paper.attempt.learnerId))
      .find((paper) => paper !== null)
    if (ownRefusal) return ownRefusal
    const [withdrawn] = await tx
      .insert(withdrawnQuestion)
      .values({ questionId, reason, actor: operator.name, at: new Date(now) })
      .onConflictDoNothing()
      .returning()
    if (!withdrawn) return refuse('repeatSubmit')
    const counts = { attempts: 0, raised: 0, passed: 0 }
    for (const paper of papers) {
      if (paper.attempt.state === 'open') continue
      const { raised, passed } = await rescoreAttempt(tx, paper.attempt, now)
      counts.attempts += 1
      if (raised) counts.raised += 1
      if (passed) counts.passed += 1
    }
    const result = { ...counts, ...(await countDrawableQuestions(tx, row.poolId)) }
    const detail = { question: questionId, reason, ...result }
    await writeAuditEntry(tx, {
      actor: operator.name,
      now,
      act: 'takeOut',
      subject: `pool ${row.poolId}`,
      detail,
    })
    return result
  })
}

/**
 * Returns the number of questions of a pool that can be drawn, and the number that an exam paper of this kind needs.
 */
export async function countDrawableQuestions(
  tx: Db,
  poolId: number,
): Promise<{ left: number; needed: number }> {
  const [row] = await tx.select({ use: pool.use }).from(pool).where(eq(pool.id, poolId))
  const [rows] = await tx
    .select({ left: count() })
    .from(question)
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(
      and(eq(question.poolId, poolId), isNotNull(question.position), isNull(withdrawnQuestion.questionId)),
    )
  const use = row?.use ?? 'practice'
  return { left: rows?.left ?? 0, needed: use === 'practice' ? 1 : questionCountByPaperKind[use] }
}

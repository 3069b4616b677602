import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { learner } from '#server/db/schema/learner.ts'
import { question } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { gradeAttempt } from '../exam/end-attempt.ts'
import { countDrawableQuestions, type VoidQuestionResult } from './void-question.ts'

/** The maximum number of attempts that a preview lists. */
const maxNamed = 100

/** An attempt that the withdrawal of a question would turn into a pass. */
interface PassingAttempt {
  attemptId: number
  learnerId: number
  name: string
  exam: (typeof attempt.$inferSelect)['exam']
  targetId: number
  score: number
  rescored: number
}

/** Returns the effects that `voidQuestion` would have now, or the same refusal; stores nothing. */
export async function previewQuestionVoiding(
  db: Db,
  { questionId, operator }: { questionId: number; operator: Operator },
): Promise<(VoidQuestionResult & { passing: PassingAttempt[] }) | RefusedResult> {
  const [row] = await db
    .select({ poolId: question.poolId, position: question.position, withdrawn: withdrawnQuestion.questionId })
    .from(question)
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(eq(question.id, questionId))
  if (!row) return refuse('notFound')
  const papers = await db
    .select({ attempt, learner })
    .from(attempt)
    .innerJoin(attemptQuestion, eq(attemptQuestion.attemptId, attempt.id))
    .innerJoin(learner, eq(learner.id, attempt.learnerId))
    .where(
      and(eq(attemptQuestion.questionId, questionId), inArray(attempt.state, ['open', 'passed', 'failed'])),
    )
    .orderBy(asc(attempt.id))
  const ownRefusal = papers
    .map((paper) => checkNotOwnCase(operator, paper.attempt.learnerId))
    .find((refused) => refused !== null)
  if (ownRefusal) return ownRefusal
  if (row.withdrawn !== null) return refuse('repeatSubmit')
  const ended = papers.filter((paper) => paper.attempt.state !== 'open')
  const passing: PassingAttempt[] = []
  let raised = 0
  for (const { attempt: each, learner: person } of ended) {
    const { score, passed } = await gradeAttempt(db, each, questionId)
    if (score !== each.score) raised += 1
    if (passed && each.state === 'failed')
      passing.push({
        ...{ attemptId: each.id, learnerId: each.learnerId, exam: each.exam, targetId: each.targetId },
        name: `${person.firstName} ${person.lastName}`.trim(),
        ...{ score: each.score ?? 0, rescored: score },
      })
  }
  const { left, needed } = await countDrawableQuestions(db, row.poolId)
  return {
    ...{ attempts: ended.length, raised, passed: passing.length },
    ...{ left: row.position === null ? left : left - 1, needed },
    passing: passing.slice(0, maxNamed),
  }
}

import { createSeededRandom } from '../exam/draw.ts'
import type { PracticeReason } from './practice.ts'

/**
 * A question that can be asked, with the times at which it is due and was last asked, in milliseconds; both are
 * null for a new question.
 */
export interface QuestionCandidate {
  id: number
  dueAt: number | null
  lastAt: number | null
}

const smallestBy = <Value>(values: readonly Value[], keyOf: (value: Value) => number): Value | undefined =>
  values.toSorted((one, other) => keyOf(one) - keyOf(other))[0]

/**
 * Returns the next question: the question that has been due longest. If no question is due, it is a new question,
 * in an order that depends on the seed; if no question is new, it is the question that was answered longest ago.
 * Undefined if there are no questions.
 * @example selectNextQuestion([{ id: 1, dueAt: 5, lastAt: 4 }], { now: 6, seed: 1 }) // { id: 1, why: 'due' }
 */
export function selectNextQuestion(
  candidates: readonly QuestionCandidate[],
  { now, seed }: { now: number; seed: number },
): { id: number; why: PracticeReason } | undefined {
  const due = smallestBy(
    candidates.filter(({ dueAt }) => dueAt !== null && dueAt <= now),
    ({ dueAt }) => dueAt ?? 0,
  )
  if (due) return { id: due.id, why: 'due' }
  const fresh = smallestBy(
    candidates.filter(({ dueAt }) => dueAt === null),
    ({ id }) => createSeededRandom(seed + id)(),
  )
  if (fresh) return { id: fresh.id, why: 'new' }
  const oldest = smallestBy(candidates, ({ lastAt }) => lastAt ?? 0)
  return oldest && { id: oldest.id, why: 'again' }
}

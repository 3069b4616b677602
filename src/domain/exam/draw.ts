import { questionCountByPaperKind } from '../pool/paper.ts'

/** The kinds of exam papers: `theory` for a theory exam, `quiz` for a quiz of a course, topic or video. */
export type PaperKind = keyof typeof questionCountByPaperKind

/** The fields of a pool's question that are needed to draw an exam paper. */
export interface DrawableQuestion {
  id: number
  type: 'single' | 'multiple' | 'trueFalse'
  /** The number of the question's options. */
  options: number
}

/**
 * A question of an exam paper. `order` lists the indexes (from 0) of the question's options in the pool, in the
 * order in which this paper shows them.
 */
export interface DrawnQuestion {
  id: number
  order: readonly number[]
}

/**
 * Returns a random number generator (0 to below 1) that depends only on a seed: the same seed always gives the same
 * numbers. The generator is Mulberry32. It is used for mock exams and practice, but not to draw exams, because its
 * seed can be calculated from some of its numbers.
 */
export function createSeededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the values in random order; every order is equally likely (Fisher and Yates). */
function shuffled<Value>(values: readonly Value[], chance: () => number): Value[] {
  const result = [...values]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    ;[result[last], result[other]] = [result[other] as Value, result[last] as Value]
  }
  return result
}

/**
 * Returns the order in which a question shows its options. The order is random, except that the option true always
 * comes before the option false.
 */
export const drawOptionOrder = ({ type, options }: DrawableQuestion, chance: () => number): number[] => {
  const order = Array.from({ length: options }, (_, index) => index)
  return type === 'trueFalse' ? order : shuffled(order, chance)
}

/**
 * Draws an exam paper from a pool: each question at most once, with its options in random order, but the option true
 * always before false. `chance` returns numbers from 0 to below 1; for an exam it depends on a secret, so that
 * nobody else can draw the same paper. Returns undefined if the pool is too small. Specification 1, section 9;
 * decision: docs/decisions/exam-rules.md.
 */
export function drawPaper(
  pool: readonly DrawableQuestion[],
  kind: PaperKind,
  chance: () => number,
): DrawnQuestion[] | undefined {
  const count = questionCountByPaperKind[kind]
  if (pool.length < count) return undefined
  return shuffled(pool, chance)
    .slice(0, count)
    .map((question) => ({ id: question.id, order: drawOptionOrder(question, chance) }))
}

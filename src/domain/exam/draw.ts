import { questionsOfPaper } from '../pool/paper.ts'

/** The two kinds of papers: for a theory exam, or for a quiz of a course, topic or video. */
export type PaperUse = keyof typeof questionsOfPaper

/** A question that can be drawn. */
export interface Drawable {
  id: number
  type: 'single' | 'multiple' | 'trueFalse'
  /** How many options the question has. */
  options: number
}

/** A question of a paper: `order` names the pool's options (from 0) in the order in which this paper shows them. */
export interface DrawnQuestion {
  id: number
  order: readonly number[]
}

/**
 * A generator of numbers from 0 to below 1 that a seed determines: the same seed always draws the same paper.
 * Mulberry32: whoever sees some of the numbers can find the seed, so no exam is drawn with it.
 */
export function chanceOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The values in a random order, in which every order is as likely as every other (Fisher and Yates). */
function shuffled<Value>(values: readonly Value[], chance: () => number): Value[] {
  const result = [...values]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    ;[result[last], result[other]] = [result[other] as Value, result[last] as Value]
  }
  return result
}

/** The order in which a question shows its options: any, but true before false. */
export const orderOptions = ({ type, options }: Drawable, chance: () => number): number[] => {
  const order = Array.from({ length: options }, (_, index) => index)
  return type === 'trueFalse' ? order : shuffled(order, chance)
}

/**
 * Draws a paper from a pool: each question at most once, options in an order of their own, true always before false.
 * `chance` returns numbers from 0 to below 1; an exam's come from a secret, so that nobody can draw its paper again.
 * Undefined when the pool is too small. Specification 1, section 9; decision: docs/decisions/exam-rules.md.
 */
export function drawPaper(
  pool: readonly Drawable[],
  use: PaperUse,
  chance: () => number,
): DrawnQuestion[] | undefined {
  const count = questionsOfPaper[use]
  if (pool.length < count) return undefined
  return shuffled(pool, chance)
    .slice(0, count)
    .map((question) => ({ id: question.id, order: orderOptions(question, chance) }))
}

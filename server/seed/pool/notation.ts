import type { QuestionDocument } from '../../../src/domain/pool/pool-document.ts'
import { type TextsById, textsOfItem } from '../translated.ts'

/** The wording of a question: what is asked, the options as they were written, why. */
export type Wording = [question: string, options: string[], explanation: string]

/** A question before it has a number and its options their places. `right` options stand first. */
export interface Draft {
  type: QuestionDocument['type']
  right: number
  wording: Wording
}

/** One right option, written first. */
export const single = (question: string, options: string[], explanation: string): Draft => ({
  type: 'single',
  right: 1,
  wording: [question, options, explanation],
})

export const multiple = (question: string, right: string[], wrong: string[], explanation: string): Draft => ({
  type: 'multiple',
  right: right.length,
  wording: [question, [...right, ...wrong], explanation],
})

/** A statement. The right one of its two options is written first. */
export const trueFalse = (statement: string, isTrue: boolean, explanation: string): Draft => ({
  type: 'trueFalse',
  right: 1,
  wording: [statement, isTrue ? ['True', 'False'] : ['False', 'True'], explanation],
})

/** A number that looks like chance and is always the same for its seed. */
function mixed(seed: number): number {
  let state = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** The order in which a question shows its options: always the same for its number, and no other's. */
function orderOf(number: number, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = mixed(number * 32 + last) % (last + 1)
    const kept = order[last] ?? last
    order[last] = order[other] ?? other
    order[other] = kept
  }
  return order
}

/** True stands before false, in every language. */
const orderOfDraft = ({ type, wording: [, options] }: Draft, number: number): number[] =>
  type !== 'trueFalse' ? orderOf(number, options.length) : options[0] === 'True' ? [0, 1] : [1, 0]

const shown = ([question, options, explanation]: Wording, order: number[]) => ({
  question,
  options: order.map((index) => options[index] ?? ''),
  explanation,
})

/** Wordings in other languages, by the question's place in its pool, counted from 1. */
export type WordingsByLanguage = Partial<Record<'ar' | 'de' | 'pl' | 'es', TextsById<Wording>>>

/**
 * A pool's questions with their numbers, which stay for ever: a new question is added at the end, and one
 * that is given up leaves a gap.
 */
export const numbered = (
  pool: number,
  drafts: Draft[],
  others: WordingsByLanguage = {},
): QuestionDocument[] =>
  drafts.map((draft, index) => {
    const place = index + 1
    const id = pool * 1000 + place
    const order = orderOfDraft(draft, id)
    const inOther = Object.fromEntries(
      Object.entries(others).flatMap(([language, wordings]) => {
        const wording = wordings[place]
        return wording ? [[language, { [place]: shown(wording, order) }]] : []
      }),
    )
    return {
      id,
      type: draft.type,
      correct: order.flatMap((written, position) => (written < draft.right ? [position] : [])),
      texts: textsOfItem(place, shown(draft.wording, order), inOther),
    }
  })

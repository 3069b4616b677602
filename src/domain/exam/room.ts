import * as z from 'zod/mini'
import { examQuestion } from './exam.ts'

/** A learner's answer to a question, as the exam page stores it. */
export const roomAnswer = z.object({ letters: z.array(z.string()), marked: z.boolean() })
export type RoomAnswer = z.infer<typeof roomAnswer>

/** Answers by the position of their question in the exam paper. */
export type RoomAnswers = Readonly<Record<number, RoomAnswer>>

/**
 * An exam paper that is stored on a device, so that the exam continues offline. `deadline` is a time of the device's
 * clock.
 */
export const storedPaper = z.object({
  attemptId: z.int(),
  seat: z.int(),
  name: z.string(),
  /** The learner's name, which the watermark shows. */
  holder: z.string(),
  language: z.string(),
  extraSeconds: z.int(),
  deadline: z.nullable(z.number()),
  questions: z.array(examQuestion),
})
export type StoredPaper = z.infer<typeof storedPaper>

/**
 * Answers that have not been sent because there is no connection, with the `seat` of the exam paper in which they
 * were given.
 */
export const waitingAnswers = z.object({
  attemptId: z.int(),
  seat: z.int(),
  answers: z.array(z.extend(roomAnswer, { position: z.int() })),
})

/** Whether a question counts as answered. Specification 1, section 5. */
export const isAnswered = (answer: RoomAnswer | undefined): boolean => (answer?.letters.length ?? 0) > 0

/** Returns the number of answered questions. */
export const countAnsweredQuestions = (answers: RoomAnswers): number =>
  Object.values(answers).filter(isAnswered).length

/**
 * Returns the chosen letters after a click on one of them. In a multiple-choice question, the click adds or removes
 * the letter, and the letters are sorted; in other types, the letter replaces the choice.
 * @example toggleLetter('multiple', ['C'], 'A') // ['A', 'C']
 */
export function toggleLetter(
  type: 'single' | 'multiple' | 'trueFalse',
  chosen: readonly string[],
  letter: string,
): string[] {
  if (type !== 'multiple') return [letter]
  return chosen.includes(letter) ? chosen.filter((each) => each !== letter) : [...chosen, letter].sort()
}

/**
 * Returns positions as texts, in which consecutive positions are joined to ranges.
 * @example formatPositionRanges([1, 2, 3, 7]) // ['1–3', '7']
 */
export function formatPositionRanges(positions: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = []
  for (const position of positions) {
    const range = ranges.at(-1)
    if (range && range[1] === position - 1) range[1] = position
    else ranges.push([position, position])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
}

/** The minutes left at which screen readers announce the remaining time. Quality bars: accessibility. */
export const announcedMinutes = [10, 5, 1] as const

/**
 * Returns the minutes to announce when the remaining seconds change from one value to another; undefined if nothing
 * is to be announced.
 * @example minutesToAnnounce(301, 300) // 5
 */
export const minutesToAnnounce = (previous: number, current: number): number | undefined =>
  announcedMinutes.findLast((minutes) => previous > minutes * 60 && current <= minutes * 60)

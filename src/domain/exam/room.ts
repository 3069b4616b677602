import * as z from 'zod/mini'
import { sheetQuestion } from './exam.ts'

/** An answer as the room knows it. */
export const roomAnswer = z.object({ letters: z.array(z.string()), marked: z.boolean() })
export type RoomAnswer = z.infer<typeof roomAnswer>

/** Answers by the position of their question. */
export type RoomAnswers = Readonly<Record<number, RoomAnswer>>

/** A paper as it is kept on a device, to go on without a line. `deadline` is an instant by the device's own clock. */
export const keptPaper = z.object({
  attemptId: z.int(),
  seat: z.int(),
  name: z.string(),
  /** Whose paper it is, as the watermark says. */
  holder: z.string(),
  language: z.string(),
  extraSeconds: z.int(),
  deadline: z.nullable(z.number()),
  questions: z.array(sheetQuestion),
})
export type KeptPaper = z.infer<typeof keptPaper>

/** Answers that wait for the line, under the seat that gave them. */
export const waitingAnswers = z.object({
  attemptId: z.int(),
  seat: z.int(),
  answers: z.array(z.extend(roomAnswer, { position: z.int() })),
})

/** Whether a question counts as answered. Specification 1, section 5. */
export const isAnswered = (answer: RoomAnswer | undefined): boolean => (answer?.letters.length ?? 0) > 0

/** How many questions of a paper count as answered. */
export const answeredCount = (answers: RoomAnswers): number =>
  Object.values(answers).filter(isAnswered).length

/**
 * The letters after one is chosen: the only one of a single question, one more or one fewer of a multiple one, in
 * order.
 * @example toggleLetter('multiple', ['C'], 'A') // ['A', 'C']
 */
export function toggleLetter(
  type: 'single' | 'multiple' | 'trueFalse',
  before: readonly string[],
  letter: string,
): string[] {
  if (type !== 'multiple') return [letter]
  return before.includes(letter) ? before.filter((each) => each !== letter) : [...before, letter].sort()
}

/**
 * Positions in few words: neighbours become a range.
 * @example rangesOf([1, 2, 3, 7]) // ['1–3', '7']
 */
export function rangesOf(positions: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = []
  for (const position of positions) {
    const range = ranges.at(-1)
    if (range && range[1] === position - 1) range[1] = position
    else ranges.push([position, position])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
}

/** The minutes before the end at which the time is said aloud. Quality bars: accessibility. */
export const saidMinutes = [10, 5, 1] as const

/**
 * The minutes to say when the time goes from one value to another, in seconds; undefined where none is passed.
 * @example minutesToSay(301, 300) // 5
 */
export const minutesToSay = (before: number, now: number): number | undefined =>
  saidMinutes.findLast((minutes) => before > minutes * 60 && now <= minutes * 60)

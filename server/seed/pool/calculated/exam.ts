import { type Draft, single } from '../notation.ts'
import { figures, num } from './figures.ts'

export const points = (cases: number[]): Draft[] =>
  cases.map((right) =>
    single(
      `Somebody answers ${right} of the 50 questions of a theory exam correctly. What is the result?`,
      [
        `${right * 2} points, ${right * 2 >= 80 ? 'passed' : 'not passed'}`,
        `${right * 2} points, ${right * 2 >= 80 ? 'not passed' : 'passed'}`,
        `${right} points, not passed`,
        `${right * 2 - (50 - right)} points, not passed`,
      ],
      `Each question counts 2 points: ${right} × 2 = ${right * 2}, and 80 of 100 are needed. Wrong answers do not cost points.`,
    ),
  )

export const pace = (cases: [asked: number, minutes: number][]): Draft[] =>
  cases.map(([asked, minutes]) => {
    const seconds = ((60 - minutes) * 60) / (50 - asked)
    return single(
      `In a theory exam of 50 questions and 60 minutes, ${minutes} minutes are over and ${asked} questions answered. How much time is left for each of the others on average?`,
      figures(
        seconds,
        [(60 * 60) / 50, ((60 - minutes) * 60) / 50, (60 * 60) / (50 - asked)],
        (value) => `${num(value)} seconds`,
      ),
      `${60 - minutes} minutes are ${(60 - minutes) * 60} seconds; ÷ ${50 - asked} questions = ${num(seconds)} seconds.`,
    )
  })

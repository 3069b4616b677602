import { type Draft, multiple, trueFalse } from '../notation.ts'

/** A number as a text shows it. */
export const num = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits })

/** A label for numbers of a unit. */
export const unit =
  (name: string, digits = 0) =>
  (value: number): string =>
    `${num(value, digits)} ${name}`

const isFar = (value: number, from: number): boolean => Math.abs(value / from - 1) > 0.08

/** The right figure first, then three wrong ones: what comes of typical mistakes, and others where these meet. */
export function figures(right: number, mistakes: number[], label: (value: number) => string): string[] {
  const wrong = [...mistakes, right * 2, right / 2, right * 1.5, right * 4].filter((value) =>
    isFar(value, right),
  )
  return [...new Set([right, ...wrong].map(label))].slice(0, 4)
}

/** A calculated question as a statement of somebody else, right and wrong by turns. */
export const claims = (drafts: Draft[]): Draft[] =>
  drafts.map(({ wording: [question, options, explanation] }, index) => {
    const isTrue = index % 4 === 0 || index % 4 === 3
    const answer = isTrue ? options[0] : options[1 + (index % 3)]
    return trueFalse(`${question} A colleague answers: ${answer}. The answer is right.`, isTrue, explanation)
  })

/** A question for all candidates of a list that fulfil a condition. */
export const thoseThat = <Candidate>(
  question: string,
  candidates: Candidate[],
  fulfils: (candidate: Candidate) => boolean,
  label: (candidate: Candidate) => string,
  explanation: string,
): Draft =>
  multiple(
    question,
    candidates.filter(fulfils).map(label),
    candidates.filter((candidate) => !fulfils(candidate)).map(label),
    explanation,
  )

import { readContent } from '#src/content-files/read-content.ts'
import { readableText } from '#src/domain/pool/formula/readable-text.ts'
import { type CheckFinding, error } from './check-finding.ts'

/** A single-choice question in one language: its options, and the index of the right one. */
export interface ChoiceQuestion {
  language: string
  options: readonly string[]
  right: number
}

/** The allowed excess over chance for the right option being the longest, in percentage points. */
const margin = 3

const lengthOf = (text: string): number => [...readableText(text)].length

const isLongest = ({ options, right }: ChoiceQuestion): boolean =>
  options.every((option, index) => index === right || lengthOf(option) < lengthOf(options[right] as string))

/**
 * Finds languages in which the right option of single-choice questions is the longest too often. Guessing by length would then beat
 * chance, which is the sum of 1 / number of options.
 */
export function findLongOptions(choices: readonly ChoiceQuestion[]): CheckFinding[] {
  return [...Map.groupBy(choices, ({ language }) => language)].flatMap(([language, questionsOfLanguage]) => {
    const longest = questionsOfLanguage.filter(isLongest).length
    const chance = questionsOfLanguage.reduce((sum, { options }) => sum + 1 / options.length, 0)
    const most = Math.floor(chance + (questionsOfLanguage.length * margin) / 100)
    return longest > most
      ? [
          error(
            `content/pool/*/${language}.json`,
            `the right option is the longest in ${longest} of ${questionsOfLanguage.length} questions, at most ${most} are allowed: shorten right options or lengthen wrong ones`,
          ),
        ]
      : []
  })
}

/** Reads the single-choice questions of a content folder, in every language. */
export const readChoiceQuestions = (folder: string): ChoiceQuestion[] =>
  readContent(folder, '2026-01-15').items.flatMap(({ item }) =>
    item.family === 'pool'
      ? item.document.questions
          .filter(({ type }) => type === 'single')
          .flatMap(({ texts, correct }) =>
            Object.entries(texts).flatMap(([language, words]) =>
              words ? [{ language, options: words.options, right: correct[0] as number }] : [],
            ),
          )
      : [],
  )

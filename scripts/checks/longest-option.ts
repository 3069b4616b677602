import { readContent } from '#src/content-files/read-content.ts'
import { readableText } from '#src/domain/pool/formula/readable-text.ts'
import { type CheckFinding, error } from './check-finding.ts'

/** A single-choice question as one language asks it: its options, and the place of the right one. */
export interface ChoiceQuestion {
  language: string
  options: readonly string[]
  right: number
}

/** How many points of a hundred the right option may be the longest more often than chance makes it. */
const margin = 3

const lengthOf = (text: string): number => [...readableText(text)].length

const isLongest = ({ options, right }: ChoiceQuestion): boolean =>
  options.every((option, index) => index === right || lengthOf(option) < lengthOf(options[right] as string))

/**
 * Finds languages in which the right option of single-choice questions is strictly the longest too often:
 * whoever guesses by length would do better than chance, which is the sum of 1 / number of options.
 */
export function findLongOptions(choices: readonly ChoiceQuestion[]): CheckFinding[] {
  return [...Map.groupBy(choices, ({ language }) => language)].flatMap(([language, own]) => {
    const longest = own.filter(isLongest).length
    const chance = own.reduce((sum, { options }) => sum + 1 / options.length, 0)
    const most = Math.floor(chance + (own.length * margin) / 100)
    return longest > most
      ? [
          error(
            `content/pool/*/${language}.json`,
            `the right option is the longest in ${longest} of ${own.length} questions, at most ${most} are well: lengthen wrong ones`,
          ),
        ]
      : []
  })
}

/** The single-choice questions of a folder of content, in every language that asks them. */
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

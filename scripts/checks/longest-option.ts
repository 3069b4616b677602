import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { readContent } from '#src/content-files/read-content.ts'
import { formatAsPlainText } from '#src/domain/pool/formula/format-as-plain-text.ts'
import { type CheckFinding, createError } from './check-finding.ts'

/** A single-choice question of a pool in one language: its options, and the index of the right one. */
export interface ChoiceQuestion {
  pool: number
  language: string
  options: readonly string[]
  right: number
}

/** The tolerated excess over chance, in percent of the questions of a pool. */
const margin = 10

const lengthOf = (text: string): number => [...formatAsPlainText(text)].length

/** Whether the options of a question consist of words. Options that all contain a number have similar lengths. */
const hasWordOptions = ({ options }: ChoiceQuestion): boolean => !options.every((option) => /\d/.test(option))

const isLongest = ({ options, right }: ChoiceQuestion): boolean =>
  options.every((option, index) => index === right || lengthOf(option) < lengthOf(options[right] as string))

/** The numbers of questions whose right option is the longest, by "pool language", for pools above their limit. */
export type LongOptionCounts = Readonly<Record<string, number>>

/**
 * Finds pools in which the right option of questions with words is the longest too often. Guessing by length would
 * then beat chance, which is the sum of 1 / number of options. `known` contains the counts that are tolerated for
 * some pools. If a count has decreased, its entry must be lowered.
 */
export function findLongOptions(
  choices: readonly ChoiceQuestion[],
  known: LongOptionCounts = {},
): CheckFinding[] {
  const pools = Map.groupBy(choices.filter(hasWordOptions), ({ pool, language }) => `${pool} ${language}`)
  return [...pools].flatMap(([name, questions]) => {
    const longest = questions.filter(isLongest).length
    const chance = questions.reduce((sum, { options }) => sum + 1 / options.length, 0)
    const most = Math.ceil(chance + (questions.length * margin) / 100)
    const allowed = known[name] ?? most
    if (longest > allowed)
      return [
        createError(
          `pool ${name}`,
          `the right option is the longest in ${longest} of ${questions.length} questions, at most ${allowed} are allowed: shorten right options or lengthen wrong ones`,
        ),
      ]
    if (name in known && longest < allowed)
      return [
        createError(
          knownFile,
          `pool ${name} has ${longest} now: lower ${allowed}, or remove it up to ${most}`,
        ),
      ]
    return []
  })
}

const knownFile = 'scripts/checks/longest-option.json'

/** Reads the tolerated counts of pools above their limit, which may only decrease. */
export const readLongOptionCounts = (): LongOptionCounts =>
  z.parse(z.record(z.string(), z.int()), JSON.parse(readFileSync(knownFile, 'utf8')))

/** Reads the single-choice questions of a content folder, in every language. */
export const readChoiceQuestions = (folder: string): ChoiceQuestion[] =>
  readContent(folder, '2026-01-15').items.flatMap(({ item }) =>
    item.family === 'pool'
      ? item.document.questions
          .filter(({ type }) => type === 'single')
          .flatMap(({ texts, correct }) =>
            Object.entries(texts).flatMap(([language, words]) =>
              words ? [{ pool: item.id, language, options: words.options, right: correct[0] as number }] : [],
            ),
          )
      : [],
  )

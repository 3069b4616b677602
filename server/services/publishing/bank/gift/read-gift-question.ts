import type { GIFTQuestion, MultipleChoice, TextChoice, TextFormat, TrueFalse } from 'gift-pegjs'
import { type BankFault, createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankLocation, BankQuestion } from '#src/domain/pool/bank/bank-question.ts'
import { combineOptions, readIllustratedText, readPlainText } from '../illustrated-text.ts'
import type { TextWithPictures } from '../text/read-markup-text.ts'
import { textOfHtml } from '../text/text-of-html.ts'

/** Matches HTML elements. In Moodle's auto-format, a text that contains HTML elements is treated as HTML. */
const htmlElement = /<\/?(p|br|b|i|u|em|strong|sub|sup|img|span|div|ul|ol|li|code|pre|table|a)\b[^>]*>/i

function readText({ format, text }: TextFormat, location: BankLocation): TextWithPictures {
  if (format === 'html' || (format === 'moodle' && htmlElement.test(text))) return textOfHtml(text, location)
  return { text, pictures: [], faults: [] }
}

interface Answers {
  type: BankQuestion['type']
  correct: number[]
  options: TextFormat[] | null
}

const weightOf = ({ isCorrect, weight }: TextChoice): number => weight ?? (isCorrect ? 100 : 0)

/**
 * Returns the correct choices: all choices with positive weights if these weights are equal, or the only choice
 * with full weight. Returns the fault if the weights fit neither case.
 */
function readChoices({ choices: given }: MultipleChoice): Answers | 'partialCredit' | 'noAnswer' {
  const weights = given.map(weightOf)
  const correct = weights.flatMap((share, index) => (share > 0 ? [index] : []))
  const values = correct.map((index) => weights[index] as number)
  if (correct.length === 0) return 'noAnswer'
  // Weights such as a third may be written with few or many decimal places, so a small difference is ignored.
  if (values.some((value) => Math.abs(value - (values[0] as number)) > 0.1)) return 'partialCredit'
  if (correct.length === 1 && (values[0] as number) < 99.9) return 'partialCredit'
  const type = correct.length === 1 ? 'single' : 'multiple'
  return { type, correct, options: given.map(({ text }) => text) }
}

const readTrueFalse = ({ isTrue }: TrueFalse): Answers => ({
  type: 'trueFalse',
  correct: [isTrue ? 0 : 1],
  options: null,
})

/** Returns the kind of a question. A question whose answers are in the middle of a sentence is a gap text. */
const kindOf = (given: GIFTQuestion): string =>
  'hasEmbeddedAnswers' in given && given.hasEmbeddedAnswers ? 'Missing word' : given.type

type ReadFailure = 'partialCredit' | 'noAnswer' | 'answersMissing' | 'otherType'

function readAnswers(given: GIFTQuestion): Answers | ReadFailure {
  if (given.type === 'TF') return given.hasEmbeddedAnswers ? 'otherType' : readTrueFalse(given)
  if (given.type === 'Description') return 'answersMissing'
  if (given.type !== 'MC' || given.hasEmbeddedAnswers) return 'otherType'
  return readChoices(given)
}

/** Converts a parsed question; a type other than single, multiple or true/false is a fault. */
export function readGiftQuestion(
  given: GIFTQuestion,
  { location, code, language }: { location: BankLocation; code: string | null; language: string },
): { question?: BankQuestion; faults: BankFault[] } {
  const answers = readAnswers(given)
  if (typeof answers === 'string') return { faults: [createBankFault(location, answers, kindOf(given))] }
  const { stem, globalFeedback } = given as MultipleChoice
  const { text, picture, figure, faults } = readIllustratedText(
    readText(stem, location),
    location,
    (source) => source,
  )
  const options =
    answers.options &&
    combineOptions(
      answers.options.map((each) =>
        readIllustratedText(readText(each, location), location, (source) => source),
      ),
    )
  const explanation = globalFeedback && readPlainText(readText(globalFeedback, location), location)
  const words = {
    question: text,
    options: options?.texts ?? null,
    ...options?.figures,
    explanation: explanation?.text ?? '',
    figure,
  }
  const { type, correct } = answers
  return {
    question: {
      code,
      location,
      type,
      correct,
      picture,
      ...options?.pictures,
      texts: { [language]: words },
    },
    faults: [...faults, ...(options?.faults ?? []), ...(explanation?.faults ?? [])],
  }
}

import type { GIFTQuestion, MultipleChoice, TextChoice, TextFormat, TrueFalse } from 'gift-pegjs'
import { type BankFault, bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankQuestion, BankSpot } from '#src/domain/pool/bank/bank-question.ts'
import { optionsOf, readIllustratedWords, readPlainWords } from '../illustrated-words.ts'
import type { TextWithPictures } from '../words/read-words.ts'
import { wordsOfHtml } from '../words/words-of-html.ts'

/** Moodle's own form of text takes these for HTML, and so do people who write it. */
const looksMarked = /<\/?(p|br|b|i|u|em|strong|sub|sup|img|span|div|ul|ol|li|code|pre|table|a)\b[^>]*>/i

function wordsIn({ format, text }: TextFormat, spot: BankSpot): TextWithPictures {
  if (format === 'html' || (format === 'moodle' && looksMarked.test(text))) return wordsOfHtml(text, spot)
  return { text, pictures: [], faults: [] }
}

interface Answers {
  type: BankQuestion['type']
  correct: number[]
  options: TextFormat[] | null
}

const worth = ({ isCorrect, weight }: TextChoice): number => weight ?? (isCorrect ? 100 : 0)

/** What is right: of several with equal shares all of these, else the one that is worth everything. */
function choices({ choices: given }: MultipleChoice): Answers | 'partialCredit' | 'noAnswer' {
  const shares = given.map(worth)
  const correct = shares.flatMap((share, index) => (share > 0 ? [index] : []))
  const values = correct.map((index) => shares[index] as number)
  if (correct.length === 0) return 'noAnswer'
  // A third is written with few or many places.
  if (values.some((value) => Math.abs(value - (values[0] as number)) > 0.1)) return 'partialCredit'
  if (correct.length === 1 && (values[0] as number) < 99.9) return 'partialCredit'
  const type = correct.length === 1 ? 'single' : 'multiple'
  return { type, correct, options: given.map(({ text }) => text) }
}

const verdict = ({ isTrue }: TrueFalse): Answers => ({
  type: 'trueFalse',
  correct: [isTrue ? 0 : 1],
  options: null,
})

/** Answers in the middle of a sentence make a gap in it. */
const kindOf = (given: GIFTQuestion): string =>
  'hasEmbeddedAnswers' in given && given.hasEmbeddedAnswers ? 'Missing word' : given.type

type Unread = 'partialCredit' | 'noAnswer' | 'answersMissing' | 'otherType'

function answersOf(given: GIFTQuestion): Answers | Unread {
  if (given.type === 'TF') return given.hasEmbeddedAnswers ? 'otherType' : verdict(given)
  if (given.type === 'Description') return 'answersMissing'
  if (given.type !== 'MC' || given.hasEmbeddedAnswers) return 'otherType'
  return choices(given)
}

/** Reads a question that was parsed; one of another type than single, multiple or true and false is a fault. */
export function readGiftQuestion(
  given: GIFTQuestion,
  { spot, code, language }: { spot: BankSpot; code: string | null; language: string },
): { question?: BankQuestion; faults: BankFault[] } {
  const answers = answersOf(given)
  if (typeof answers === 'string') return { faults: [bankFault(spot, answers, kindOf(given))] }
  const { stem, globalFeedback } = given as MultipleChoice
  const { text, picture, figure, faults } = readIllustratedWords(
    wordsIn(stem, spot),
    spot,
    (source) => source,
  )
  const options =
    answers.options &&
    optionsOf(
      answers.options.map((each) => readIllustratedWords(wordsIn(each, spot), spot, (source) => source)),
    )
  const why = globalFeedback && readPlainWords(wordsIn(globalFeedback, spot), spot)
  const words = {
    question: text,
    options: options?.texts ?? null,
    ...options?.figures,
    explanation: why?.text ?? '',
    figure,
  }
  const { type, correct } = answers
  return {
    question: { code, spot, type, correct, picture, ...options?.pictures, texts: { [language]: words } },
    faults: [...faults, ...(options?.faults ?? []), ...(why?.faults ?? [])],
  }
}

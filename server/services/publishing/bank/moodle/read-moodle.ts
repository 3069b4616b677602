import { type BankFault, bankFault, type ReadBank } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankQuestion, BankSpot } from '#src/domain/pool/bank/bank-question.ts'
import { childOf, findElements, type Markup, rawText } from '../../markup/markup.ts'
import { pathOfCategory, type QuestionInCategory, withCategories } from '../category.ts'
import { optionsOf, readIllustratedWords, readPlainWords } from '../illustrated-words.ts'
import type { TextWithPictures } from '../words/read-words.ts'
import { wordsOfHtml } from '../words/words-of-html.ts'
import { besideText } from './write-moodle.ts'

/** A Moodle bank: its questions, and the pictures that came in it, by names of their own. */
export interface MoodleBank extends ReadBank {
  files: Map<string, Uint8Array>
}

/** The words of an element with a format: HTML, or plain. Moodle's other forms allow HTML too. */
function wordsIn(element: Markup | undefined, spot: BankSpot): TextWithPictures {
  const text = rawText(childOf(element, 'text'))
  if (element?.attributes.format === 'plain_text') return { text, pictures: [], faults: [] }
  return wordsOfHtml(text, element ? { ...spot, line: element.line } : spot)
}

interface Answers {
  type: BankQuestion['type']
  correct: number[]
  options: Markup[] | null
}

const worth = ({ attributes }: Markup): number => Number(attributes.fraction ?? 0)

function choices(question: Markup): Answers | 'partialCredit' | 'noAnswer' {
  const answers = findElements(question, 'answer')
  const correct = answers.flatMap((answer, index) => (worth(answer) > 0 ? [index] : []))
  const values = correct.map((index) => worth(answers[index] as Markup))
  if (correct.length === 0) return 'noAnswer'
  if (values.some((value) => Math.abs(value - (values[0] as number)) > 0.1)) return 'partialCredit'
  const single = rawText(childOf(question, 'single')).trim() !== 'false'
  if ((single || correct.length === 1) && (values[0] as number) < 99.9) return 'partialCredit'
  if (single && correct.length > 1) return 'partialCredit'
  return { type: correct.length === 1 ? 'single' : 'multiple', correct, options: answers }
}

function verdict(question: Markup): Answers | 'noAnswer' {
  const right = findElements(question, 'answer').find((answer) => worth(answer) >= 99.9)
  const said = rawText(childOf(right, 'text')).trim().toLowerCase()
  if (said !== 'true' && said !== 'false') return 'noAnswer'
  return { type: 'trueFalse', correct: [said === 'true' ? 0 : 1], options: null }
}

/** The files of a question's text or of an answer, under names that no other question has. */
function filesOf(element: Markup | undefined, at: string): Map<string, Uint8Array> {
  const files = element ? findElements(element, 'file') : []
  return new Map(
    files.map((file) => [
      `${at}/${file.attributes.name ?? ''}`,
      new Uint8Array(Buffer.from(rawText(file), 'base64')),
    ]),
  )
}

function readQuestion(element: Markup, spot: BankSpot, at: string, language: string) {
  const { type = '' } = element.attributes
  const answers =
    type === 'multichoice' ? choices(element) : type === 'truefalse' ? verdict(element) : 'otherType'
  if (typeof answers === 'string') return { faults: [bankFault(spot, answers, type)] }
  const asked = wordsIn(childOf(element, 'questiontext'), spot)
  const { text, picture, figure, faults } = readIllustratedWords(asked, spot, (source) => fileIn(at, source))
  const options =
    answers.options &&
    optionsOf(
      answers.options.map((each, index) =>
        readIllustratedWords(wordsIn(each, spot), spot, (source) => fileIn(answerAt(at, index), source)),
      ),
    )
  const why = readPlainWords(wordsIn(childOf(element, 'generalfeedback'), spot), spot)
  const words = {
    question: text,
    options: options?.texts ?? null,
    ...options?.figures,
    explanation: why.text,
    figure,
  }
  const code = codeOf(element) || null
  const { type: own, correct } = answers
  const question: BankQuestion = {
    ...{ code, spot, type: own, correct, picture, ...options?.pictures },
    texts: { [language]: words },
  }
  return { question, faults: [...faults, ...(options?.faults ?? []), ...why.faults] }
}

/** Where the files of an answer are kept: those of two answers may have the same name. */
const answerAt = (at: string, index: number): string => `${at}/answer-${index}`

/** The name of a file beside a text, as the text names it. */
const fileIn = (at: string, source: string): string =>
  `${at}/${decodeURIComponentOr(source.startsWith(besideText) ? source.slice(besideText.length) : source)}`

const decodeURIComponentOr = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const codeOf = (element: Markup): string => rawText(childOf(element, 'idnumber')).trim()

const spotOf = (file: string, element: Markup): BankSpot => {
  const question = codeOf(element) || rawText(childOf(childOf(element, 'name'), 'text')).trim()
  return { file, line: element.line, ...(question !== '' && { question }) }
}

/** Reads Moodle XML that was read as a tree. */
export function readMoodle(file: string, root: Markup, language: string): MoodleBank {
  const bank: MoodleBank = { questions: [], faults: [] as BankFault[], files: new Map() }
  const categorized: QuestionInCategory[] = []
  const paths: string[][] = []
  let path: string[] = []
  for (const [index, element] of findElements(root, 'question').entries()) {
    if (element.attributes.type === 'category') {
      path = pathOfCategory(rawText(childOf(childOf(element, 'category'), 'text')))
      if (path.length > 0) paths.push(path)
      continue
    }
    const { question, faults } = readQuestion(element, spotOf(file, element), String(index), language)
    const at = String(index)
    const answers = findElements(element, 'answer')
    for (const [name, bytes] of [
      ...filesOf(childOf(element, 'questiontext'), at),
      ...answers.flatMap((answer, place) => [...filesOf(answer, answerAt(at, place))]),
    ])
      bank.files.set(name, bytes)
    bank.faults.push(...faults)
    if (question && faults.length === 0) categorized.push({ question, path })
  }
  return { ...bank, questions: withCategories(categorized, paths) }
}

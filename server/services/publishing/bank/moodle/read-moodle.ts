import { type BankFault, createBankFault, type ParsedBank } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankLocation, BankQuestion } from '#src/domain/pool/bank/bank-question.ts'
import { childElementOf, findElements, type MarkupElement, rawTextOf } from '../../markup/markup.ts'
import { addCategoryNames, pathOfCategory, type QuestionInCategory } from '../category.ts'
import { combineOptions, readIllustratedText, readPlainText } from '../illustrated-text.ts'
import type { TextWithPictures } from '../text/read-markup-text.ts'
import { textOfHtml } from '../text/text-of-html.ts'
import { pluginFilePrefix } from './format-as-moodle.ts'

/** A Moodle bank: its questions, and its embedded pictures by unique names. */
export interface MoodleBank extends ParsedBank {
  files: Map<string, Uint8Array>
}

/**
 * Reads the text of an element that states its format: plain text or HTML. Moodle's other formats may contain HTML
 * too.
 */
function readText(element: MarkupElement | undefined, location: BankLocation): TextWithPictures {
  const text = rawTextOf(childElementOf(element, 'text'))
  if (element?.attributes.format === 'plain_text') return { text, pictures: [], faults: [] }
  return textOfHtml(text, element ? { ...location, line: element.line } : location)
}

interface Answers {
  type: BankQuestion['type']
  correct: number[]
  options: MarkupElement[] | null
}

const weightOf = ({ attributes }: MarkupElement): number => Number(attributes.fraction ?? 0)

function readChoices(question: MarkupElement): Answers | 'partialCredit' | 'noAnswer' {
  const answers = findElements(question, 'answer')
  const correct = answers.flatMap((answer, index) => (weightOf(answer) > 0 ? [index] : []))
  const values = correct.map((index) => weightOf(answers[index] as MarkupElement))
  if (correct.length === 0) return 'noAnswer'
  if (values.some((value) => Math.abs(value - (values[0] as number)) > 0.1)) return 'partialCredit'
  const single = rawTextOf(childElementOf(question, 'single')).trim() !== 'false'
  if ((single || correct.length === 1) && (values[0] as number) < 99.9) return 'partialCredit'
  if (single && correct.length > 1) return 'partialCredit'
  return { type: correct.length === 1 ? 'single' : 'multiple', correct, options: answers }
}

function readTrueFalse(question: MarkupElement): Answers | 'noAnswer' {
  const correctAnswer = findElements(question, 'answer').find((answer) => weightOf(answer) >= 99.9)
  const value = rawTextOf(childElementOf(correctAnswer, 'text')).trim().toLowerCase()
  if (value !== 'true' && value !== 'false') return 'noAnswer'
  return { type: 'trueFalse', correct: [value === 'true' ? 0 : 1], options: null }
}

/** Returns the embedded files of a question's text or of an answer; their names are unique in the bank. */
function filesOf(element: MarkupElement | undefined, at: string): Map<string, Uint8Array> {
  const files = element ? findElements(element, 'file') : []
  return new Map(
    files.map((file) => [
      `${at}/${file.attributes.name ?? ''}`,
      new Uint8Array(Buffer.from(rawTextOf(file), 'base64')),
    ]),
  )
}

function readQuestion(element: MarkupElement, location: BankLocation, at: string, language: string) {
  const { type = '' } = element.attributes
  const answers =
    type === 'multichoice'
      ? readChoices(element)
      : type === 'truefalse'
        ? readTrueFalse(element)
        : 'otherType'
  if (typeof answers === 'string') return { faults: [createBankFault(location, answers, type)] }
  const questionText = readText(childElementOf(element, 'questiontext'), location)
  const { text, picture, figure, faults } = readIllustratedText(questionText, location, (source) =>
    fileIn(at, source),
  )
  const options =
    answers.options &&
    combineOptions(
      answers.options.map((each, index) =>
        readIllustratedText(readText(each, location), location, (source) =>
          fileIn(answerAt(at, index), source),
        ),
      ),
    )
  const explanation = readPlainText(readText(childElementOf(element, 'generalfeedback'), location), location)
  const words = {
    question: text,
    options: options?.texts ?? null,
    ...options?.figures,
    explanation: explanation.text,
    figure,
  }
  const code = codeOf(element) || null
  const { type: answerType, correct } = answers
  const question: BankQuestion = {
    ...{ code, location, type: answerType, correct, picture, ...options?.pictures },
    texts: { [language]: words },
  }
  return { question, faults: [...faults, ...(options?.faults ?? []), ...explanation.faults] }
}

/** Returns the folder of an answer's files: two answers may have files of the same name. */
const answerAt = (at: string, index: number): string => `${at}/answer-${index}`

/** Returns the unique name of a file from a reference to it in a text. */
const fileIn = (at: string, source: string): string =>
  `${at}/${decodeUriSafely(source.startsWith(pluginFilePrefix) ? source.slice(pluginFilePrefix.length) : source)}`

const decodeUriSafely = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const codeOf = (element: MarkupElement): string => rawTextOf(childElementOf(element, 'idnumber')).trim()

const spotOf = (file: string, element: MarkupElement): BankLocation => {
  const question =
    codeOf(element) || rawTextOf(childElementOf(childElementOf(element, 'name'), 'text')).trim()
  return { file, line: element.line, ...(question !== '' && { question }) }
}

/** Reads a bank from parsed Moodle XML. */
export function readMoodleBank(file: string, root: MarkupElement, language: string): MoodleBank {
  const bank: MoodleBank = { questions: [], faults: [] as BankFault[], files: new Map() }
  const categorized: QuestionInCategory[] = []
  const paths: string[][] = []
  let path: string[] = []
  for (const [index, element] of findElements(root, 'question').entries()) {
    if (element.attributes.type === 'category') {
      path = pathOfCategory(rawTextOf(childElementOf(childElementOf(element, 'category'), 'text')))
      if (path.length > 0) paths.push(path)
      continue
    }
    const { question, faults } = readQuestion(element, spotOf(file, element), String(index), language)
    const at = String(index)
    const answers = findElements(element, 'answer')
    for (const [name, bytes] of [
      ...filesOf(childElementOf(element, 'questiontext'), at),
      ...answers.flatMap((answer, place) => [...filesOf(answer, answerAt(at, place))]),
    ])
      bank.files.set(name, bytes)
    bank.faults.push(...faults)
    if (question && faults.length === 0) categorized.push({ question, path })
  }
  return { ...bank, questions: addCategoryNames(categorized, paths) }
}

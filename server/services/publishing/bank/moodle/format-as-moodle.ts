import type { Picture } from '#src/domain/content-item/picture.ts'
import { normalizeBankText } from '#src/domain/pool/bank/normalize-bank-text.ts'
import { questionIdentifierOf } from '#src/domain/pool/bank/question-identifier.ts'
import { hasFormula } from '#src/domain/pool/formula/parse-text-parts.ts'
import type { QuestionDocument, QuestionTexts } from '#src/domain/pool/pool-document.ts'
import { formatAsLatex } from '../../formula/format-as-latex.ts'
import { escapeXml, toXhtmlParagraphs } from '../../markup/escape-xml.ts'
import type { BankExportInput, BankWriter } from '../export-bank.ts'
import { encodeText } from '../files-by-name.ts'
import { pictureFileOf } from '../picture-file.ts'
import { formatQuestionsByCategory } from '../question-category.ts'

export const moodleFileName = 'questions.xml'

/** The prefix with which a text in Moodle refers to a file of the same element. */
export const pluginFilePrefix = '@@PLUGINFILE@@/'

/** A text with its format, and the file of its picture. */
interface FormattedText {
  format: string
  words: string
  file?: string
}

/** Returns a text with its format: HTML if the text contains formulas, since Moodle shows them only in HTML. */
const withFormat = (text: string): FormattedText =>
  hasFormula(text)
    ? { format: 'html', words: escapeXml(toXhtmlParagraphs(normalizeBankText(text), formatAsLatex)) }
    : { format: 'plain_text', words: escapeXml(normalizeBankText(text)) }

function textOf(tag: string, text: string): string {
  const { format, words } = withFormat(text)
  return `<${tag} format="${format}"><text>${words}</text></${tag}>`
}

/** Returns the HTML of a picture, and the element that contains its file. */
function illustration(picture: Picture, figure: string, { pictures }: BankExportInput) {
  const name = pictureFileOf(picture)
  // The cast is safe because the export has already failed if a picture is referenced but not stored.
  const bytes = Buffer.from(pictures.get(picture.name) as Uint8Array).toString('base64')
  return {
    html: `<p><img src="${pluginFilePrefix}${name}" alt="${escapeXml(figure)}" /></p>`,
    file: `<file name="${name}" path="/" encoding="base64">${bytes}</file>`,
  }
}

const asHtml = (text: string): string =>
  text === '' ? '' : toXhtmlParagraphs(normalizeBankText(text), formatAsLatex)

function questionText(
  { question, figure = '' }: QuestionTexts,
  { picture }: QuestionDocument,
  input: BankExportInput,
) {
  if (!picture) return textOf('questiontext', question)
  const { html, file } = illustration(picture, figure, input)
  return `<questiontext format="html"><text>${escapeXml(asHtml(question) + html)}</text>${file}</questiontext>`
}

/** Returns the text of an option, with its picture if it has one. */
function optionOf(
  words: QuestionTexts,
  index: number,
  picture: Picture | null | undefined,
  input: BankExportInput,
): FormattedText {
  const text = words.options[index] ?? ''
  if (!picture) return withFormat(text)
  const { html, file } = illustration(picture, words.optionFigures?.[index] ?? '', input)
  return { format: 'html', words: escapeXml(asHtml(text) + html), file }
}

const answer = (fraction: string, { format, words, file = '' }: FormattedText): string =>
  `<answer fraction="${fraction}" format="${format}"><text>${words}</text>${file}<feedback format="html"><text></text></feedback></answer>`

const weightOf = (count: number): string => (100 / count).toFixed(5).replace(/\.?0+$/, '')

function answersOf(question: QuestionDocument, words: QuestionTexts, input: BankExportInput): string[] {
  const { type, correct, optionPictures } = question
  if (type === 'trueFalse')
    return ['true', 'false'].map((verdict, index) =>
      answer(correct[0] === index ? '100' : '0', { format: 'moodle_auto_format', words: verdict }),
    )
  const wrongWeight = type === 'single' ? '0' : '-100'
  return [
    `<single>${type === 'single'}</single>`,
    '<shuffleanswers>true</shuffleanswers>',
    '<answernumbering>ABCD</answernumbering>',
    ...words.options.map((_, index) =>
      answer(
        correct.includes(index) ? weightOf(correct.length) : wrongWeight,
        optionOf(words, index, optionPictures?.[index], input),
      ),
    ),
  ]
}

function element(question: QuestionDocument, input: BankExportInput): string[] {
  const words = question.texts[input.language]
  if (!words) return []
  const code = escapeXml(questionIdentifierOf(question))
  return [
    `<question type="${question.type === 'trueFalse' ? 'truefalse' : 'multichoice'}">`,
    `<name><text>${code}</text></name>`,
    questionText(words, question, input),
    textOf('generalfeedback', words.explanation),
    '<defaultgrade>1</defaultgrade>',
    `<penalty>${question.type === 'trueFalse' ? 1 : 0}</penalty>`,
    '<hidden>0</hidden>',
    `<idnumber>${code}</idnumber>`,
    ...answersOf(question, words, input),
    '</question>',
  ]
}

/** Writes questions as Moodle XML with embedded pictures. https://docs.moodle.org/en/Moodle_XML_format */
export const formatAsMoodle: BankWriter = (input) => {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    ...formatQuestionsByCategory(input, {
      category: (path) =>
        `<question type="category"><category><text>${escapeXml(path)}</text></category></question>`,
      question: (each) => element(each, input),
    }),
    '</quiz>',
  ]
  return new Map([[moodleFileName, encodeText(`${lines.join('\n')}\n`)]])
}

import type { Picture } from '#src/domain/content-item/picture.ts'
import { bankCodeOf } from '#src/domain/pool/bank/bank-code.ts'
import { plainWords } from '#src/domain/pool/bank/plain-words.ts'
import { hasFormula } from '#src/domain/pool/formula/text-parts.ts'
import type { QuestionDocument, QuestionWords } from '#src/domain/pool/pool-document.ts'
import { writeLatex } from '../../formula/write-latex.ts'
import { asParagraphs, escapeXml } from '../../markup/escape-xml.ts'
import { encodeText } from '../bundle.ts'
import type { BankExportInput, WriteBank } from '../export-bank.ts'
import { pictureFileOf } from '../picture-file.ts'
import { withCategoryLines } from '../written-category.ts'

export const moodleFile = 'questions.xml'

/** What Moodle writes before the name of a file that comes along in the same element. */
export const besideText = '@@PLUGINFILE@@/'

/** A text with its form, and the file of its picture. */
interface Formed {
  format: string
  words: string
  file?: string
}

/** A text with its form: Moodle shows formulas in HTML only. */
const formed = (text: string): Formed =>
  hasFormula(text)
    ? { format: 'html', words: escapeXml(asParagraphs(plainWords(text), writeLatex)) }
    : { format: 'plain_text', words: escapeXml(plainWords(text)) }

function textOf(tag: string, text: string): string {
  const { format, words } = formed(text)
  return `<${tag} format="${format}"><text>${words}</text></${tag}>`
}

/** A picture in the HTML of a text, and its file beside the text. */
function illustration(picture: Picture, figure: string, { pictures }: BankExportInput) {
  const name = pictureFileOf(picture)
  // An export fails before where a picture is named and not stored.
  const bytes = Buffer.from(pictures.get(picture.name) as Uint8Array).toString('base64')
  return {
    html: `<p><img src="${besideText}${name}" alt="${escapeXml(figure)}" /></p>`,
    file: `<file name="${name}" path="/" encoding="base64">${bytes}</file>`,
  }
}

const asHtml = (text: string): string => (text === '' ? '' : asParagraphs(plainWords(text), writeLatex))

function questionText(
  { question, figure = '' }: QuestionWords,
  { picture }: QuestionDocument,
  exporting: BankExportInput,
) {
  if (!picture) return textOf('questiontext', question)
  const { html, file } = illustration(picture, figure, exporting)
  return `<questiontext format="html"><text>${escapeXml(asHtml(question) + html)}</text>${file}</questiontext>`
}

/** The text of an option, with its picture where it has one. */
function optionOf(
  words: QuestionWords,
  index: number,
  picture: Picture | null | undefined,
  exporting: BankExportInput,
): Formed {
  const text = words.options[index] ?? ''
  if (!picture) return formed(text)
  const { html, file } = illustration(picture, words.optionFigures?.[index] ?? '', exporting)
  return { format: 'html', words: escapeXml(asHtml(text) + html), file }
}

const answer = (fraction: string, { format, words, file = '' }: Formed): string =>
  `<answer fraction="${fraction}" format="${format}"><text>${words}</text>${file}<feedback format="html"><text></text></feedback></answer>`

const share = (of: number): string => (100 / of).toFixed(5).replace(/\.?0+$/, '')

function answersOf(question: QuestionDocument, words: QuestionWords, exporting: BankExportInput): string[] {
  const { type, correct, optionPictures } = question
  if (type === 'trueFalse')
    return ['true', 'false'].map((verdict, index) =>
      answer(correct[0] === index ? '100' : '0', { format: 'moodle_auto_format', words: verdict }),
    )
  const wrong = type === 'single' ? '0' : '-100'
  return [
    `<single>${type === 'single'}</single>`,
    '<shuffleanswers>true</shuffleanswers>',
    '<answernumbering>ABCD</answernumbering>',
    ...words.options.map((_, index) =>
      answer(
        correct.includes(index) ? share(correct.length) : wrong,
        optionOf(words, index, optionPictures?.[index], exporting),
      ),
    ),
  ]
}

function element(question: QuestionDocument, exporting: BankExportInput): string[] {
  const words = question.texts[exporting.language]
  if (!words) return []
  const code = escapeXml(bankCodeOf(question))
  return [
    `<question type="${question.type === 'trueFalse' ? 'truefalse' : 'multichoice'}">`,
    `<name><text>${code}</text></name>`,
    questionText(words, question, exporting),
    textOf('generalfeedback', words.explanation),
    '<defaultgrade>1</defaultgrade>',
    `<penalty>${question.type === 'trueFalse' ? 1 : 0}</penalty>`,
    '<hidden>0</hidden>',
    `<idnumber>${code}</idnumber>`,
    ...answersOf(question, words, exporting),
    '</question>',
  ]
}

/** Writes questions as Moodle XML, with their pictures in it. https://docs.moodle.org/en/Moodle_XML_format */
export const writeMoodle: WriteBank = (exporting) => {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    ...withCategoryLines(exporting, {
      category: (path) =>
        `<question type="category"><category><text>${escapeXml(path)}</text></category></question>`,
      question: (each) => element(each, exporting),
    }),
    '</quiz>',
  ]
  return new Map([[moodleFile, encodeText(`${lines.join('\n')}\n`)]])
}

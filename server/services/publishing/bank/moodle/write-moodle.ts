import { codeOf } from '#src/domain/pool/bank/bank-code.ts'
import { plainWords } from '#src/domain/pool/bank/plain-words.ts'
import { hasFormula } from '#src/domain/pool/formula/text-parts.ts'
import type { QuestionDocument, QuestionWords } from '#src/domain/pool/pool-document.ts'
import { bytesOf } from '../bundle.ts'
import type { Exporting, WriteBank } from '../export-bank.ts'
import { writeLatex } from '../formula/write-latex.ts'
import { asParagraphs, escapeXml } from '../markup/escape-xml.ts'
import { pictureFileOf } from '../picture-file.ts'
import { withCategoryLines } from '../written-category.ts'

export const moodleFile = 'questions.xml'

/** What Moodle writes before the name of a file that comes along in the same element. */
export const besideText = '@@PLUGINFILE@@/'

/** A text with its form: Moodle shows formulas in HTML only. */
const formed = (text: string): { format: string; words: string } =>
  hasFormula(text)
    ? { format: 'html', words: escapeXml(asParagraphs(plainWords(text), writeLatex)) }
    : { format: 'plain_text', words: escapeXml(plainWords(text)) }

function textOf(tag: string, text: string): string {
  const { format, words } = formed(text)
  return `<${tag} format="${format}"><text>${words}</text></${tag}>`
}

function questionText(
  { question, figure }: QuestionWords,
  { picture }: QuestionDocument,
  { pictures }: Exporting,
) {
  if (!picture) return textOf('questiontext', question)
  const name = pictureFileOf(picture)
  const html = `${asParagraphs(plainWords(question), writeLatex)}<p><img src="${besideText}${name}" alt="${escapeXml(figure ?? '')}" /></p>`
  const bytes = Buffer.from(pictures.get(picture.name) ?? []).toString('base64')
  const file = `<file name="${name}" path="/" encoding="base64">${bytes}</file>`
  return `<questiontext format="html"><text>${escapeXml(html)}</text>${file}</questiontext>`
}

const answer = (fraction: string, { format, words }: ReturnType<typeof formed>): string =>
  `<answer fraction="${fraction}" format="${format}"><text>${words}</text><feedback format="html"><text></text></feedback></answer>`

const share = (of: number): string => (100 / of).toFixed(5).replace(/\.?0+$/, '')

function answersOf({ type, correct }: QuestionDocument, options: readonly string[]): string[] {
  if (type === 'trueFalse')
    return ['true', 'false'].map((verdict, index) =>
      answer(correct[0] === index ? '100' : '0', { format: 'moodle_auto_format', words: verdict }),
    )
  const wrong = type === 'single' ? '0' : '-100'
  return [
    `<single>${type === 'single'}</single>`,
    '<shuffleanswers>true</shuffleanswers>',
    '<answernumbering>ABCD</answernumbering>',
    ...options.map((option, index) =>
      answer(correct.includes(index) ? share(correct.length) : wrong, formed(option)),
    ),
  ]
}

function element(question: QuestionDocument, exporting: Exporting): string[] {
  const words = question.texts[exporting.language]
  if (!words) return []
  const code = escapeXml(codeOf(question))
  return [
    `<question type="${question.type === 'trueFalse' ? 'truefalse' : 'multichoice'}">`,
    `<name><text>${code}</text></name>`,
    questionText(words, question, exporting),
    textOf('generalfeedback', words.explanation),
    '<defaultgrade>1</defaultgrade>',
    `<penalty>${question.type === 'trueFalse' ? 1 : 0}</penalty>`,
    '<hidden>0</hidden>',
    `<idnumber>${code}</idnumber>`,
    ...answersOf(question, words.options),
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
  return new Map([[moodleFile, bytesOf(`${lines.join('\n')}\n`)]])
}

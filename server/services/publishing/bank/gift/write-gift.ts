import type { Picture } from '#src/domain/content-item/picture.ts'
import { bankCodeOf } from '#src/domain/pool/bank/bank-code.ts'
import { plainWords } from '#src/domain/pool/bank/plain-words.ts'
import { hasFormula } from '#src/domain/pool/formula/text-parts.ts'
import type { QuestionDocument, QuestionWords } from '#src/domain/pool/pool-document.ts'
import { writeLatex } from '../../formula/write-latex.ts'
import { asParagraphs, escapeXml } from '../../markup/escape-xml.ts'
import { encodeText } from '../bundle.ts'
import type { WriteBank } from '../export-bank.ts'
import { pictureFileOf } from '../picture-file.ts'
import { withCategoryLines } from '../written-category.ts'

export const giftFile = 'questions.gift'

const escapeGift = (text: string): string => text.replace(/[\\:#={}~]/g, '\\$&').replace(/\n/g, '\\n')

/** Words say their form: GIFT takes a text's form from the one before, and `[x]` at a beginning for its form. Formulas want HTML. */
const formed = (text: string): string =>
  hasFormula(text)
    ? `[html]${escapeGift(asParagraphs(plainWords(text), writeLatex))}`
    : `[plain]${escapeGift(plainWords(text))}`

const imageOf = (picture: Picture, figure = ''): string =>
  `<p><img src="${pictureFileOf(picture)}" alt="${escapeXml(figure)}" /></p>`

const share = (of: number): string => (100 / of).toFixed(5).replace(/\.?0+$/, '')

/** An option with its picture behind its words, where it has one. */
function optionOf(words: QuestionWords, index: number, picture: Picture | null | undefined): string {
  const text = words.options[index] ?? ''
  if (!picture) return formed(text)
  const shown = imageOf(picture, words.optionFigures?.[index])
  return `[html]${escapeGift((text === '' ? '' : asParagraphs(plainWords(text), writeLatex)) + shown)}`
}

function answersOf({ type, correct, optionPictures }: QuestionDocument, words: QuestionWords): string[] {
  if (type === 'trueFalse') return [correct[0] === 0 ? 'TRUE' : 'FALSE']
  return words.options.map((_, index) => {
    const right = correct.includes(index)
    const option = optionOf(words, index, optionPictures?.[index])
    if (type === 'single') return `${right ? '=' : '~'}${option}`
    return `~%${right ? share(correct.length) : '-100'}%${option}`
  })
}

function blockOf(question: QuestionDocument, language: string): string[] {
  const words = question.texts[language]
  if (!words) return []
  const code = bankCodeOf(question)
  const { picture } = question
  const shown = picture && imageOf(picture, words.figure)
  const stem = shown
    ? `[html]${escapeGift(asParagraphs(plainWords(words.question), writeLatex) + shown)}`
    : formed(words.question)
  const why = plainWords(words.explanation)
  return [
    [
      `// [id:${code}]`,
      `::${escapeGift(code)}::${stem} {`,
      ...answersOf(question, words).map((line) => `\t${line}`),
      ...(why === '' ? [] : [`\t####${formed(why)}`]),
      '}',
    ].join('\n'),
  ]
}

/** Writes questions as GIFT, with their pictures beside it. https://docs.moodle.org/en/GIFT_format */
export const writeGift: WriteBank = (exporting) => {
  const blocks = withCategoryLines(exporting, {
    category: (path) => `$CATEGORY: ${path}`,
    question: (each) => blockOf(each, exporting.language),
  })
  return new Map([
    [giftFile, encodeText(`${blocks.join('\n\n')}\n`)],
    ...[...exporting.pictures].map(([name, bytes]) => [pictureFileOf({ name }), bytes] as const),
  ])
}

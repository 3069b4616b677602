import type { Picture } from '#src/domain/content-item/picture.ts'
import { normalizeBankText } from '#src/domain/pool/bank/normalize-bank-text.ts'
import { questionIdentifierOf } from '#src/domain/pool/bank/question-identifier.ts'
import { hasFormula } from '#src/domain/pool/formula/parse-text-parts.ts'
import type { QuestionDocument, QuestionTexts } from '#src/domain/pool/pool-document.ts'
import { formatAsLatex } from '../../formula/format-as-latex.ts'
import { escapeXml, toXhtmlParagraphs } from '../../markup/escape-xml.ts'
import type { BankWriter } from '../export-bank.ts'
import { encodeText } from '../files-by-name.ts'
import { pictureFileOf } from '../picture-file.ts'
import { formatQuestionsByCategory } from '../question-category.ts'

export const giftFileName = 'questions.gift'

const escapeGift = (text: string): string => text.replace(/[\\:#={}~]/g, '\\$&').replace(/\n/g, '\\n')

/**
 * Returns a text with a prefix that states its format. Without the prefix, GIFT uses the format of the previous
 * text, or reads `[x]` at the beginning as a format. Formulas need the format HTML.
 */
const withFormat = (text: string): string =>
  hasFormula(text)
    ? `[html]${escapeGift(toXhtmlParagraphs(normalizeBankText(text), formatAsLatex))}`
    : `[plain]${escapeGift(normalizeBankText(text))}`

const imageOf = (picture: Picture, figure = ''): string =>
  `<p><img src="${pictureFileOf(picture)}" alt="${escapeXml(figure)}" /></p>`

const weightOf = (count: number): string => (100 / count).toFixed(5).replace(/\.?0+$/, '')

/** Returns an option, followed by its picture if it has one. */
function optionOf(words: QuestionTexts, index: number, picture: Picture | null | undefined): string {
  const text = words.options[index] ?? ''
  if (!picture) return withFormat(text)
  const image = imageOf(picture, words.optionFigures?.[index])
  return `[html]${escapeGift((text === '' ? '' : toXhtmlParagraphs(normalizeBankText(text), formatAsLatex)) + image)}`
}

function answersOf({ type, correct, optionPictures }: QuestionDocument, words: QuestionTexts): string[] {
  if (type === 'trueFalse') return [correct[0] === 0 ? 'TRUE' : 'FALSE']
  return words.options.map((_, index) => {
    const isCorrect = correct.includes(index)
    const option = optionOf(words, index, optionPictures?.[index])
    if (type === 'single') return `${isCorrect ? '=' : '~'}${option}`
    return `~%${isCorrect ? weightOf(correct.length) : '-100'}%${option}`
  })
}

function blockOf(question: QuestionDocument, language: string): string[] {
  const words = question.texts[language]
  if (!words) return []
  const code = questionIdentifierOf(question)
  const { picture } = question
  const image = picture && imageOf(picture, words.figure)
  const stem = image
    ? `[html]${escapeGift(toXhtmlParagraphs(normalizeBankText(words.question), formatAsLatex) + image)}`
    : withFormat(words.question)
  const explanation = normalizeBankText(words.explanation)
  return [
    [
      `// [id:${code}]`,
      `::${escapeGift(code)}::${stem} {`,
      ...answersOf(question, words).map((line) => `\t${line}`),
      ...(explanation === '' ? [] : [`\t####${withFormat(explanation)}`]),
      '}',
    ].join('\n'),
  ]
}

/** Writes questions as GIFT, with their pictures as separate files. https://docs.moodle.org/en/GIFT_format */
export const formatAsGift: BankWriter = (input) => {
  const blocks = formatQuestionsByCategory(input, {
    category: (path) => `$CATEGORY: ${path}`,
    question: (each) => blockOf(each, input.language),
  })
  return new Map([
    [giftFileName, encodeText(`${blocks.join('\n\n')}\n`)],
    ...[...input.pictures].map(([name, bytes]) => [pictureFileOf({ name }), bytes] as const),
  ])
}

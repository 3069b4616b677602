import type { ListedItem } from '../../domain/content-item/listed-item.ts'
import { formatAsPlainText } from '../../domain/pool/formula/format-as-plain-text.ts'

/** A question of a pool that is being edited; any field may be missing. */
export interface EditedQuestion {
  id?: number
  code?: string
  type?: string
  correct?: readonly number[]
  topic?: string
  texts?: Readonly<Record<string, OpenWords | undefined>>
}

interface OpenWords {
  question?: string
  options?: readonly string[]
  explanation?: string
}

const countWords = ({ question, options = [], explanation }: OpenWords): number =>
  [question, explanation, ...options].filter(Boolean).length

/**
 * Returns the text of a question in the given language, else in English, else in the question's first language.
 * Formulas become plain text.
 */
export function textOfQuestion({ texts = {} }: EditedQuestion, language: string): string {
  const all = [language, 'en', ...Object.keys(texts)].map((each) => texts[each]?.question)
  return formatAsPlainText(all.find(Boolean) ?? '')
}

/**
 * Returns the number of missing texts of a question for each language that has texts. The number of outdated texts is
 * always 0, because it is not computed here.
 */
export function languagesOfQuestion({ texts = {} }: EditedQuestion): ListedItem['languages'] {
  const source = texts.en ?? Object.values(texts)[0]
  const all = source ? countWords(source) : 0
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, words]) =>
      words ? [[language, { missing: Math.max(0, all - countWords(words)), outdated: 0 }]] : [],
    ),
  )
}

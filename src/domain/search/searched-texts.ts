import type { Item } from '../content-item/families.ts'
import { listCodes, listCompounds, splitWords, wordsOfCode } from './words.ts'

/** The text fields that the search indexes: the title, the summary and further fields. */
interface Fields {
  title: string
  summary?: string
  more?: readonly string[]
}

/** The text fields of each searchable family. Specification 1, section 2: /search. */
export const searchedFieldsByFamily = {
  certification: { title: 'name', summary: 'summary' },
  course: { title: 'name', summary: 'summary', more: ['chapters', 'outcomes'] },
  classroom: { title: 'name', summary: 'summary', more: ['location'] },
  practicalExam: { title: 'name', summary: 'location', more: ['preparation'] },
  topic: { title: 'name', summary: 'summary' },
  trainer: { title: 'name', summary: 'title', more: ['biography'] },
  news: { title: 'title', summary: 'summary' },
  faq: { title: 'question', more: ['answer'] },
} as const satisfies { [Family in Item['family']]?: Fields }
export type SearchedFamily = keyof typeof searchedFieldsByFamily

/**
 * The weight of a word by the field in which it occurs; `whole` is the weight if the keyword is the whole title. The
 * weights are stored when an item is published, so a new weight needs a migration of `search_posting`.
 */
export const fieldWeights = { title: 10, summary: 4, more: 1, whole: 30 } as const

/** The words of an item in a language, each with its greatest weight. */
export type WordWeights = Map<string, number>

/** The maximum number of characters of a whole title that are indexed, because nobody types more. */
const longestTitle = 200

export const isSearchedItem = (item: Item): item is Extract<Item, { family: SearchedFamily }> =>
  item.family in searchedFieldsByFamily

/** Returns the text of a field without markup; for a list or object, the texts of all its values. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join(' \n ')
    : String(value ?? '').replace(/<[^>]*>|&\w+;/g, ' ')

/** Returns a title in the form in which whole titles are compared: its words, separated by one space. */
export const normalizeTitle = (text: string, language: string): string =>
  splitWords(text, language)
    .map(({ word }) => word)
    .join(' ')

/** The texts of an item, grouped by their weight. */
interface WeightedTexts {
  title: string
  code?: string
  summary?: string
  more?: readonly string[]
}

/** Returns the words of an item's texts, each with its greatest weight, and the whole title as an additional word. */
export function weighWords(
  { title, code = '', summary = '', more = [] }: WeightedTexts,
  language: string,
): WordWeights {
  const words: WordWeights = new Map()
  const add = (word: string, weight: number) => words.set(word, Math.max(words.get(word) ?? 0, weight))
  const addAll = (text: string, weight: number) => {
    for (const { word } of splitWords(text, language)) add(word, weight)
    for (const word of listCodes(text, language)) add(word, weight)
  }
  for (const word of listCompounds(title, language)) add(word, fieldWeights.summary)
  addAll(title, fieldWeights.title)
  for (const word of wordsOfCode(code, language)) add(word, fieldWeights.title)
  addAll(summary, fieldWeights.summary)
  for (const text of more) addAll(text, fieldWeights.more)
  const whole = normalizeTitle(title, language).slice(0, longestTitle)
  if (whole) add(whole, fieldWeights.whole)
  return words
}

/**
 * Returns the words with which an item is found, by language. `familyName` returns the name of the item's family in
 * a language, such as "course". The name is one of the words, because people often type it too.
 */
export function wordsOfItem(item: Item, familyName: (language: string) => string): Map<string, WordWeights> {
  if (!isSearchedItem(item)) return new Map()
  const { title, summary, more = [] }: Fields = searchedFieldsByFamily[item.family]
  const code = 'code' in item.document ? item.document.code : ''
  const byLanguage = Object.entries(item.document.texts as Record<string, Record<string, unknown>>)
  return new Map(
    byLanguage.map(([language, fields]) => [
      language,
      weighWords(
        {
          title: textOf(fields[title]),
          code,
          summary: textOf(summary && fields[summary]),
          more: [...more.map((field) => textOf(fields[field])), familyName(language)],
        },
        language,
      ),
    ]),
  )
}

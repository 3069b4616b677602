import type { Item } from '../content-item/families.ts'
import { listCompounds, splitWords, wordsOfCode } from './words.ts'

/** The fields of texts that the search looks through: what an item is called, what it says first, and what else. */
interface Fields {
  title: string
  summary?: string
  more?: readonly string[]
}

/** The families that are searched. Specification 1, section 2: /search. */
export const searchedFields = {
  certification: { title: 'name', summary: 'summary' },
  course: { title: 'name', summary: 'summary', more: ['chapters', 'outcomes'] },
  classroom: { title: 'name', summary: 'summary', more: ['location'] },
  practicalExam: { title: 'name', summary: 'location', more: ['preparation'] },
  topic: { title: 'name', summary: 'summary' },
  trainer: { title: 'name', summary: 'title', more: ['biography'] },
  news: { title: 'title', summary: 'summary' },
  faq: { title: 'question', more: ['answer'] },
} as const satisfies { [Family in Item['family']]?: Fields }
export type SearchedFamily = keyof typeof searchedFields

/** How much a word says about an item, by where it stands. */
export const weights = { title: 10, summary: 4, more: 1, whole: 30 } as const

/** The words of an item in a language, each with the greatest weight that it has. */
export type WordWeights = Map<string, number>

/** More of a title nobody types. */
const longestTitle = 200

export const isSearched = (item: Item): item is Extract<Item, { family: SearchedFamily }> =>
  item.family in searchedFields

/** The text of a field: of a list, of all that it holds. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join(' \n ')
    : String(value ?? '').replace(/<[^>]*>|&\w+;/g, ' ')

/** Returns the text by which a whole title is found: its words with one space between them. */
export const wholeOf = (text: string, language: string): string =>
  splitWords(text, language)
    .map(({ word }) => word)
    .join(' ')

/** A text in parts: what it is called, its code, and the rest by how much it says. */
interface Parts {
  title: string
  code?: string
  summary?: string
  more?: readonly string[]
}

/** The words of a text, each with the greatest weight that it has; the whole title counts as one more. */
export function weighWords(
  { title, code = '', summary = '', more = [] }: Parts,
  language: string,
): WordWeights {
  const all: WordWeights = new Map()
  const add = (word: string, weight: number) => all.set(word, Math.max(all.get(word) ?? 0, weight))
  const addAll = (text: string, weight: number) => {
    for (const { word } of splitWords(text, language)) add(word, weight)
  }
  for (const word of listCompounds(title, language)) add(word, weights.summary)
  addAll(title, weights.title)
  for (const word of wordsOfCode(code, language)) add(word, weights.title)
  addAll(summary, weights.summary)
  for (const text of more) addAll(text, weights.more)
  const whole = wholeOf(title, language).slice(0, longestTitle)
  if (whole) add(whole, weights.whole)
  return all
}

/**
 * The words by which an item is found, by language. `named` says what such an item is called there, as "course": whoever searches
 * adds it.
 */
export function wordsOfItem(item: Item, named: (language: string) => string): Map<string, WordWeights> {
  if (!isSearched(item)) return new Map()
  const { title, summary, more = [] }: Fields = searchedFields[item.family]
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
          more: [...more.map((field) => textOf(fields[field])), named(language)],
        },
        language,
      ),
    ]),
  )
}

import type { SearchResultType } from './search-result.ts'

/** The subjects of questions that a page of the portal answers. */
export const searchQuestions = ['cost', 'certify', 'deletion', 'refund'] as const
export type SearchQuestion = (typeof searchQuestions)[number]

/** The types of results that a word can name: a word such as "course" selects the type. */
export const namedResultTypes = [
  'certification',
  'course',
  'classroom',
  'practicalExam',
  'video',
  'news',
  'trainer',
] as const satisfies readonly SearchResultType[]
export type NamedResultType = (typeof namedResultTypes)[number]

/** The phrases in one language that have a special meaning for the search. */
export interface SearchVocabulary {
  language: string
  kinds: readonly { kind: NamedResultType; phrases: readonly string[] }[]
  questions: readonly { question: SearchQuestion; phrases: readonly string[] }[]
  /** The phrases with the same meaning, by the name of the meaning. */
  synonyms: readonly { meaning: string; phrases: readonly string[] }[]
}

/** Returns the phrases of a text, which are separated by commas. */
export const splitPhrases = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

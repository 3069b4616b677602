import type { SearchMarks } from '#src/domain/search/search-result.ts'
import { splitWords } from '#src/domain/search/words.ts'
import type { NearWord } from './find-near-words.ts'

/** Returns the ranges of a text that contain found words, for highlighting. */
export function findMarks(text: string, language: string, words: readonly NearWord[]): SearchMarks {
  const found = new Set(words.filter((nearWord) => nearWord.language === language).map(({ word }) => word))
  return splitWords(text, language)
    .filter(({ word }) => found.has(word))
    .map(({ from, to }) => [from, to])
}

import * as z from 'zod/mini'
import type { Filter } from '../filter/facet.ts'
import { resultDetails } from './result-details.ts'

/** The types of search results, in the order in which results of equal rank are shown. */
export const searchResultType = z.enum([
  'certification',
  'course',
  'video',
  'classroom',
  'practicalExam',
  'topic',
  'trainer',
  'news',
  'faq',
  'page',
])
export type SearchResultType = z.infer<typeof searchResultType>

/** The positions of matching words in a text: start and end (exclusive), in UTF-16 units. */
const marks = z.array(z.tuple([z.int(), z.int()]))
export type SearchMarks = z.infer<typeof marks>

/**
 * A search result, as text without markup. `language` is the language of the texts; `facts` is null for
 * suggestions.
 */
export const searchResult = z.object({
  type: searchResultType,
  id: z.int(),
  title: z.string(),
  titleMarks: marks,
  summary: z.string(),
  summaryMarks: marks,
  language: z.string(),
  facts: z.nullable(resultDetails),
})
export type SearchResult = z.infer<typeof searchResult>

/** The number of results of a type. */
export const searchResultGroup = z.object({ type: searchResultType, count: z.int() })
export type SearchResultGroup = z.infer<typeof searchResultGroup>

/** The filters of search results, besides their type. */
export const searchFilters = ['subject', 'level', 'language'] as const satisfies readonly Filter[]

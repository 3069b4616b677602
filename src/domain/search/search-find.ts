import * as z from 'zod/mini'
import type { Filter } from '../filter/facet.ts'
import { resultFacts } from './result-facts.ts'

/** The types of search results, in the order of results with equal rank. */
export const foundType = z.enum([
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
export type FoundType = z.infer<typeof foundType>

/** The positions of matching words in a text: start and end (exclusive), in UTF-16 units. */
const marks = z.array(z.tuple([z.int(), z.int()]))
export type Marks = z.infer<typeof marks>

/** A search result, as text without markup; `language` is that of the texts; `facts` is null for suggestions. */
export const found = z.object({
  type: foundType,
  id: z.int(),
  title: z.string(),
  titleMarks: marks,
  summary: z.string(),
  summaryMarks: marks,
  language: z.string(),
  facts: z.nullable(resultFacts),
})
export type SearchFind = z.infer<typeof found>

/** The number of results of a type. */
export const foundGroup = z.object({ type: foundType, count: z.int() })
export type FoundGroup = z.infer<typeof foundGroup>

/** The filters of search results, besides their type. */
export const searchFilters = ['subject', 'level', 'language'] as const satisfies readonly Filter[]

import * as z from 'zod/mini'
import { certificationLevel } from '../../domain/certification/level.ts'
import { subject } from '../../domain/course/course.ts'
import { searchResult, searchResultGroup, searchResultType } from '../../domain/search/search-result.ts'
import { searchSuggestion } from '../../domain/search/search-suggestion.ts'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { wireObject } from '../protocol/renamed.ts'
import { booleanFilterCodec } from '../protocol/staff-list.ts'
import { facetWire } from './filter-wire.ts'

/**
 * Returns one page of search results: the items that contain most words of the keyword, in any form, in the page's
 * language or in English. Items whose whole title matches come first. An empty keyword finds nothing. Specification
 * 1, section 2: /search.
 *
 * - `type` limits the results to one type; `groups` counts the results of all types.
 * - `facets` are the values of the filters subject, level and language.
 * - `instead` is set if a word occurs nowhere: the search then uses the nearest word, which `instead` contains.
 * - `popular` is set if there are no results: the certifications and courses that most learners started within a
 *   year.
 * - `typing` says that the user is still typing the keyword. Results then have no `facts`, and a search that finds
 *   nothing is not counted for editors.
 * - Marks are pairs of positions in UTF-16 units.
 */
export const search = declareCall({
  method: 'GET',
  path: '/certification/search',
  who: 'any',
  summary: 'Searches all published content for words, or for words near to them',
  source: 'S1 2',
  costly: 'search',
  request: wireObject({
    keyword: z.optional(z.string().check(z.maxLength(100))),
    type: z.optional(searchResultType),
    subject: z.optional(subject),
    level: z.optional(certificationLevel),
    language: ['languageComplete', z.optional(z.string().check(z.maxLength(10)))],
    typing: z.optional(booleanFilterCodec),
    ...pagingFields,
  }),
  response: z.object({
    rows: z.array(searchResult),
    total: z.int(),
    groups: z.array(searchResultGroup),
    facets: z.array(facetWire),
    instead: z.nullable(z.string()),
    popular: z.array(searchSuggestion),
  }),
  empty: { rows: [], total: 0, groups: [], facets: [], instead: null, popular: [] },
  refusals: ['busy'],
})

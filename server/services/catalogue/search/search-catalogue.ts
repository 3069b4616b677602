import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'
import { facetsOf, filterItems } from '#src/domain/filter/facets-of.ts'
import {
  type SearchResult,
  type SearchResultGroup,
  type SearchResultType,
  searchFilters,
  searchResultType,
} from '#src/domain/search/search-result.ts'
import type { SearchSuggestion } from '#src/domain/search/search-suggestion.ts'
import { findBestHits } from './find-best-hits.ts'
import { findMarks } from './find-marks.ts'
import type { NearWord } from './find-near-words.ts'
import type { ItemHit } from './hit.ts'
import { loadHitFilterValues } from './hit-filter-values.ts'
import { loadHitTexts } from './hit-texts.ts'
import { loadHitDetails } from './load-hit-details.ts'
import { plainExcerptOf } from './plain-excerpt.ts'
import { listPopularItems } from './popular-items.ts'
import { understandQuery } from './understand-query.ts'

/** The input of a search over all families: `page` counts from 1; `now` in milliseconds since 1970. */
export interface SearchInput {
  keyword: string
  /** The type to which the hits are limited; undefined for all types. */
  type?: SearchResultType | undefined
  /** The chosen trade, level and language. */
  chosenFilters: FilterValues
  page: number
  pageSize: number
  now: number
  /** Whether the results contain their details: length, date, session. */
  withDetails: boolean
}

export interface SearchHits {
  rows: SearchResult[]
  total: number
  /** The number of hits of each type that match the chosen filters; `type` does not limit these numbers. */
  groups: SearchResultGroup[]
  /** The facets of the hits of the requested type. */
  facets: Facet[]
  /** The corrected keyword that was searched instead, if the content doesn't contain some words of the typed one. */
  instead: string | null
  /** The popular items, if the search finds nothing. */
  popular: SearchSuggestion[]
}

/** Returns a page of the items that contain the most words of the keyword: title matches first, then by score. */
export async function searchCatalogue(
  db: Db,
  audience: Audience,
  { keyword, type, chosenFilters: chosen, page, pageSize, now, withDetails }: SearchInput,
): Promise<SearchHits> {
  const query = await understandQuery(db, audience, keyword)
  const hits = await findBestHits(db, audience, query, now)
  const valuesOf = await loadHitFilterValues(db)
  const limitToType = (items: readonly ItemHit[]) =>
    type ? items.filter((hit) => hit.type === type) : [...items]
  const filtered = filterItems(hits, chosen, valuesOf)
  const ofRequestedType = limitToType(filtered)
  const pageHits = ofRequestedType.slice((page - 1) * pageSize, page * pageSize)
  return {
    rows: await loadFinds(db, audience, pageHits, { words: query.nearWords, withDetails }),
    total: ofRequestedType.length,
    groups: groupsOf(filtered),
    facets: facetsOf(limitToType(hits).map(valuesOf), chosen, searchFilters),
    instead: hits.length > 0 ? query.correctedKeyword : null,
    popular: hits.length === 0 && query.terms.length > 0 ? await listPopularItems(db, audience, now) : [],
  }
}

async function loadFinds(
  db: Db,
  audience: Audience,
  hits: readonly ItemHit[],
  { words, withDetails }: { words: readonly NearWord[]; withDetails: boolean },
): Promise<SearchResult[]> {
  const [texts, detailsOf] = await Promise.all([
    loadHitTexts(db, audience, hits),
    withDetails ? loadHitDetails(db, audience, hits) : () => null,
  ])
  return hits.flatMap((hit) => {
    const { type, id } = hit
    const text = texts.get(`${type} ${id}`)
    if (!text) return []
    const { title, language } = text
    const summary = plainExcerptOf(text.summary)
    const mark = (part: string) => findMarks(part, language, words)
    const marks = { titleMarks: mark(title), summaryMarks: mark(summary) }
    return [{ type, id, title, summary, language, ...marks, facts: detailsOf(hit) }]
  })
}

function groupsOf(hits: readonly ItemHit[]): SearchResultGroup[] {
  const counts = Map.groupBy(hits, ({ type }) => type)
  return searchResultType.options.flatMap((type) => {
    const count = counts.get(type)?.length ?? 0
    return count > 0 ? [{ type, count }] : []
  })
}

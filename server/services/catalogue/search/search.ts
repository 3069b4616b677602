import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'
import { facetsOf, filterItems } from '#src/domain/filter/facets-of.ts'
import type { Lead } from '#src/domain/search/lead.ts'
import {
  type FoundGroup,
  type FoundType,
  foundType,
  type SearchFind,
  searchFilters,
} from '#src/domain/search/search-find.ts'
import { bestHits, type Hit } from './best-hits.ts'
import { findMarks } from './find-marks.ts'
import { loadHitFilterValues } from './hit-filter-values.ts'
import { loadHitTexts } from './hit-texts.ts'
import { type NearWord, nearWords } from './near-words.ts'
import { plainSummary } from './plain-summary.ts'
import { listPopularItems } from './popular-items.ts'

/** The input of a search over all families: `page` counts from 1; `now` in milliseconds since 1970. */
export interface SearchInput {
  keyword: string
  /** The type of the hits, if limited. */
  type?: FoundType | undefined
  /** The chosen trade, level and language. */
  chosen: FilterValues
  page: number
  pageSize: number
  now: number
}

export interface SearchHits {
  rows: SearchFind[]
  total: number
  /** The number of hits of each type that match the chosen filters, whatever type is requested. */
  groups: FoundGroup[]
  /** The facets of the hits of the requested type. */
  facets: Facet[]
  /** The words searched instead, if those of the keyword don't occur. */
  instead: string | null
  /** The popular items, if the search finds nothing. */
  popular: Lead[]
}

/** Returns a page of the items with the most of the keyword's words: title matches first, then by score. */
export async function search(
  db: Db,
  audience: Audience,
  { keyword, type, chosen, page, pageSize, now }: SearchInput,
): Promise<SearchHits> {
  const languages = [...new Set([audience.language, 'en'])]
  const { count, words } = await nearWords(db, keyword, languages)
  const hits = await bestHits(db, audience, words, now)
  const valuesOf = await loadHitFilterValues(db)
  const limitToType = (items: readonly Hit[]) =>
    type ? items.filter((hit) => hit.type === type) : [...items]
  const filtered = filterItems(hits, chosen, valuesOf)
  const ofRequestedType = limitToType(filtered)
  const pageHits = ofRequestedType.slice((page - 1) * pageSize, page * pageSize)
  return {
    rows: await loadFinds(db, audience, pageHits, words),
    total: ofRequestedType.length,
    groups: groupsOf(filtered),
    facets: facetsOf(limitToType(hits).map(valuesOf), chosen, searchFilters),
    instead: hits.length > 0 ? insteadOf(words, count) : null,
    popular: hits.length === 0 && count > 0 ? await listPopularItems(db, audience, now) : [],
  }
}

async function loadFinds(
  db: Db,
  audience: Audience,
  hits: readonly Hit[],
  words: readonly NearWord[],
): Promise<SearchFind[]> {
  const texts = await loadHitTexts(db, audience, hits)
  return hits.flatMap(({ type, id }) => {
    const text = texts.get(`${type} ${id}`)
    if (!text) return []
    const { title, language } = text
    const summary = plainSummary(text.summary)
    const mark = (part: string) => findMarks(part, language, words)
    return [{ type, id, title, titleMarks: mark(title), summary, summaryMarks: mark(summary), language }]
  })
}

function groupsOf(hits: readonly Hit[]): FoundGroup[] {
  const counts = Map.groupBy(hits, ({ type }) => type)
  return foundType.options.flatMap((type) => {
    const count = counts.get(type)?.length ?? 0
    return count > 0 ? [{ type, count }] : []
  })
}

/** Returns the nearest words if some search word was guessed, else null. */
function insteadOf(words: readonly NearWord[], count: number): string | null {
  const byIndex = Map.groupBy(words, (item) => item.at)
  const nearest = Array.from({ length: count }, (_, place) =>
    byIndex.get(place)?.reduce((a, b) => (b.near > a.near ? b : a)),
  ).filter((item) => item !== undefined)
  return nearest.some(({ sure }) => !sure) ? nearest.map(({ word }) => word).join(' ') : null
}

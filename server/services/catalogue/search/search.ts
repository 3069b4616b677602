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
import { bestHits, type Hit } from './hits.ts'
import { findMarks } from './marks.ts'
import { type NearWord, nearWords } from './near-words.ts'
import { plainSummary } from './plain-summary.ts'
import { popular } from './popular.ts'
import { sortedHits } from './sorted-hits.ts'
import { loadHitTexts } from './texts.ts'

/** A search over all families: `page` counts from 1; `now` in milliseconds since 1970. */
export interface SearchInput {
  keyword: string
  /** Only finds of this type. */
  type?: FoundType | undefined
  /** Only finds of this trade, this level, in this language. */
  chosen: FilterValues
  page: number
  pageSize: number
  now: number
}

export interface SearchHits {
  rows: SearchFind[]
  total: number
  /** How many finds each type has, whichever is asked for, of what is chosen. */
  groups: FoundGroup[]
  /** What tells the finds of the type that is asked for apart, with counts. */
  facets: Facet[]
  /** The words that were searched for instead, where those of the keyword stand nowhere. */
  instead: string | null
  /** Where nothing is found: what most people began. */
  popular: Lead[]
}

/** One page of the items that have most of the keyword's words: whole titles first, then by how much the words say about them. */
export async function search(
  db: Db,
  audience: Audience,
  { keyword, type, chosen, page, pageSize, now }: SearchInput,
): Promise<SearchHits> {
  const languages = [...new Set([audience.language, 'en'])]
  const { count, words } = await nearWords(db, keyword, languages)
  const hits = await bestHits(db, audience, words, now)
  const valuesOf = await sortedHits(db)
  const ofType = (all: readonly Hit[]) => (type ? all.filter((hit) => hit.type === type) : [...all])
  const left = filterItems(hits, chosen, valuesOf)
  const all = ofType(left)
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
  return {
    rows: await foundOf(db, audience, shown, words),
    total: all.length,
    groups: groupsOf(left),
    facets: facetsOf(ofType(hits).map(valuesOf), chosen, searchFilters),
    instead: hits.length > 0 ? insteadOf(words, count) : null,
    popular: hits.length === 0 && count > 0 ? await popular(db, audience, now) : [],
  }
}

async function foundOf(
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
    const mark = (of: string) => findMarks(of, language, words)
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

/** What was searched for where some word is a guess: the nearest words. */
function insteadOf(words: readonly NearWord[], count: number): string | null {
  const at = Map.groupBy(words, (each) => each.at)
  const nearest = Array.from({ length: count }, (_, place) =>
    at.get(place)?.reduce((one, other) => (other.near > one.near ? other : one)),
  ).filter((each) => each !== undefined)
  return nearest.some(({ sure }) => !sure) ? nearest.map(({ word }) => word).join(' ') : null
}

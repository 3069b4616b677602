import { wireNameByFilter } from '../contract/protocol/wire-name-by-filter.ts'
import { certificationLevel } from '../domain/certification/level.ts'
import { subject } from '../domain/course/course.ts'
import type { FilterValues } from '../domain/filter/facet.ts'
import { type SearchResultType, searchFilters, searchResultType } from '../domain/search/search-result.ts'
import { formatFilterQuery, parseFilters, parsePage } from './filter.ts'

/** A search: the keyword, the type of results, the other chosen filters, and the page of results. */
export interface SearchQuery {
  keyword: string
  type?: SearchResultType | undefined
  chosen: FilterValues
  page: number
}

export const emptySearch: SearchQuery = { keyword: '', chosen: {}, page: 1 }

/** Returns the search in a URL. */
export function parseSearchQuery(url: URLSearchParams): SearchQuery {
  const type = searchResultType.safeParse(url.get(wireNameByFilter.videoOf))
  const keyword = (parseFilters(url, ['keyword']).keyword ?? '').trim()
  const chosen = parseFilters(url, searchFilters)
  return { keyword, ...(type.success && { type: type.data }), chosen, page: parsePage(url) }
}

/** Returns a search as a query, with its '?'. */
export const formatSearchQuery = ({ keyword, type, chosen, page }: SearchQuery): string =>
  formatFilterQuery({ keyword, ...(type && { videoOf: type }), ...chosen }, page)

/** Returns a search as the request of the API call. */
export const searchRequestOf = ({ chosen, ...query }: SearchQuery, pageSize: number) => ({
  ...query,
  subject: subject.safeParse(chosen.subject).data,
  level: certificationLevel.safeParse(chosen.level).data,
  language: chosen.language,
  pageSize,
})

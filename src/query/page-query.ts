import { wireNameByFilter } from '../contract/protocol/wire-name-by-filter.ts'
import { certificationFilters } from '../domain/certification/filter-certification-groups.ts'
import { type CertificationKind, certificationKind } from '../domain/course/course.ts'
import { filtersByList, type ListName } from '../domain/filter/list-items.ts'
import { pageNumberOfPath } from '../domain/published-list.ts'
import { findPlace, type Place, routes } from '../routes.ts'
import type { Site } from '../sites/site.ts'
import { pageParameterName, parseFilters, withPageOfPath } from './filter.ts'
import { formatListingQuery, type ListingQuery, parseListingQuery, pathOfList } from './listing.ts'
import { formatSearchQuery, parseSearchQuery, type SearchQuery } from './search.ts'

/** The contents that a query requests from a page: a search, or a filtered list. */
export type PageRequest =
  | { of: 'search'; query: SearchQuery }
  | { of: 'certifications'; kind: CertificationKind; query: ListingQuery }
  | { of: ListName; kind: CertificationKind; query: ListingQuery }

/** A page URL with a query: a filtered list or a search. */
export type PageQuery = PageRequest & {
  site: Site
  place: Place
  /** The path of the page, without a query. */
  path: string
  /** The requested URL with only the known parameters in its query. */
  address: string
}

/** The names of the parameters that change the contents of a page. */
export const queryParameterNames: readonly string[] = [...Object.values(wireNameByFilter), pageParameterName]

/** The lists with a separate URL for each certification kind. */
const byKind: readonly ListName[] = ['course', 'classroom']

/** Returns the list at a path, with its certification kind. */
function listAt(
  path: string,
  place: Place,
): { of: ListName | 'certifications'; kind: CertificationKind } | undefined {
  for (const kind of certificationKind.options) {
    if (routes.overview(place, kind) === path) return { of: 'certifications', kind }
    const of = byKind.find((list) => pathOfList(list, place, kind) === path)
    if (of) return { of, kind }
  }
  const of = (Object.keys(filtersByList) as ListName[]).find((list) => pathOfList(list, place) === path)
  return of && { of, kind: 'hsc' }
}

/** Returns the search or list that a URL requests; undefined if the published page already shows it. */
function questionAt(
  path: string,
  url: URLSearchParams,
  place: Place,
): { question: PageRequest; query: string } | undefined {
  if (path === routes.search(place)) {
    const query = parseSearchQuery(url)
    return query.keyword === ''
      ? undefined
      : { question: { of: 'search', query }, query: formatSearchQuery(query) }
  }
  const list = listAt(path, place)
  if (!list) return undefined
  const { of, kind } = list
  const query: ListingQuery =
    of === 'certifications'
      ? { chosen: parseFilters(url, certificationFilters), page: 1 }
      : parseListingQuery(url, of)
  const normalized = formatListingQuery(query)
  return normalized === '' ? undefined : { question: { of, kind, query }, query: normalized }
}

/**
 * Parses a URL of a tenant as a page query; undefined if the published page already shows what the URL requests.
 * @example parsePageQuery('/eu/news', '?year=2026&utm_source=x', sites)?.address // '/eu/news?year=2026'
 */
export function parsePageQuery(path: string, search: string, sites: readonly Site[]): PageQuery | undefined {
  const url = new URLSearchParams(search)
  if (!queryParameterNames.some((name) => url.get(name))) return undefined
  const found = findPlace(path, sites)
  if (!found) return undefined
  const firstPage = pageNumberOfPath(path) === undefined ? path : path.replace(/\/page\/\d+$/, '')
  const parsed = questionAt(firstPage, withPageOfPath(url, path), found.place)
  return parsed && { ...parsed.question, ...found, path: firstPage, address: firstPage + parsed.query }
}

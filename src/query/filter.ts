import { wireNameByFilter } from '../contract/protocol/wire-name-by-filter.ts'
import type { Filter, FilterValues } from '../domain/filter/facet.ts'
import { countPublishedPages, pageNumberOfPath, pathOfListPage } from '../domain/published-list.ts'

/** The name of the query parameter for the page number; page numbers start at 1. */
export const pageParameterName = 'pageNum'

const longest = 100
const digits = /^\d{1,9}$/

/** The patterns of the values of filters. Other values are ignored. */
const valuePatterns: { readonly [name in Filter]?: RegExp } = {
  requirement: /^[01]$/,
  language: /^[a-z]{2,3}(-[A-Z]{2})?$/,
  videoOf: /^[123]$/,
  regionId: digits,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  mode: /^(online|onsite|webinar|seminar|workshop)$/,
  subject: /^(cctv|access|intrusion|network|thermal|base)$/,
  year: /^\d{4}$/,
  level: /^(associate|professional|expert)$/,
}

/** The names of languages; undefined for a code that has the right form and is no language. */
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Returns whether a filter can have a value. A filter without a pattern can have any value except ''. */
const isPossible = (filter: Filter, value: string): boolean =>
  value !== '' &&
  (valuePatterns[filter]?.test(value) ?? true) &&
  (filter !== 'language' || languageNames.of(value) !== undefined)

/** Matches control characters and noncharacters, which nobody types on purpose. */
const unshowable = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu

const cleanValue = (value: string): string => value.slice(0, longest).toWellFormed().replace(unshowable, ' ')

/** Returns the values of filters in a URL, in the URL's order, without empty ones. */
export function parseFilters<Name extends Filter>(
  url: URLSearchParams,
  filters: readonly Name[],
): { [filter in Name]?: string } {
  const filterOf = (name: string) => filters.find((filter) => wireNameByFilter[filter] === name)
  const chosen: { [filter in Name]?: string } = {}
  for (const [name, value] of url) {
    const filter = filterOf(name)
    if (filter && isPossible(filter, value)) chosen[filter] ??= cleanValue(value)
  }
  return chosen
}

/** Returns the page number in a URL, or 1 if it has no valid one. */
export function parsePage(url: URLSearchParams): number {
  const page = Number(url.get(pageParameterName))
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}

/** Returns a query with the page number from the URL's path (/news/page/2), unless the query already has one. */
export function withPageOfPath(url: URLSearchParams, address: string): URLSearchParams {
  const page = pageNumberOfPath(address.replace(/[?#].*$/, ''))
  if (page !== undefined && !url.has(pageParameterName)) url.set(pageParameterName, String(page))
  return url
}

/**
 * Returns the URL of a page of a list: without filters the path of a published page, otherwise a query. `address`
 * is the URL of the list, `pageSize` the number of rows per page.
 */
export const listPageUrl = (address: string, chosen: FilterValues, page: number, pageSize: number): string =>
  formatFilterQuery(chosen, 1) === '' && page <= countPublishedPages(pageSize)
    ? pathOfListPage(address, page)
    : address + formatFilterQuery(chosen, page)

/** Returns the query for chosen filters and a page, with its '?'; empty for the first page without filters. */
export function formatFilterQuery(chosen: FilterValues, page: number): string {
  const url = new URLSearchParams()
  for (const [filter, value] of Object.entries(chosen))
    if (value) url.set(wireNameByFilter[filter as Filter], value)
  if (page > 1) url.set(pageParameterName, String(page))
  return url.size > 0 ? `?${url}` : ''
}

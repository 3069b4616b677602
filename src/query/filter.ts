import { filterName } from '../contract/protocol/filter-name.ts'
import type { Filter, FilterValues } from '../domain/filter/facet.ts'
import { listPage, pageOfPath, publishedPages } from '../domain/list-page.ts'

/** The name of the page's number in URLs, which counts from 1. */
export const pageName = 'pageNum'

const longest = 100
const digits = /^\d{1,9}$/

/** What the values of a filter look like; any other one is left out, as if it were not there. */
const shapes: { readonly [name in Filter]?: RegExp } = {
  requirement: /^[01]$/,
  videoOf: /^[123]$/,
  regionId: digits,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  mode: /^(online|onsite|webinar|seminar|workshop)$/,
  subject: /^(cctv|access|intrusion|network|thermal|base)$/,
  year: /^\d{4}$/,
  level: /^(associate|professional|expert)$/,
}

/** What no page can show, and nobody means. */
const unshowable = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu

const readable = (value: string): string => value.slice(0, longest).toWellFormed().replace(unshowable, ' ')

/** The values of some filters in a URL, in its own order; empty ones are left out. */
export function parseFilters<Name extends Filter>(
  url: URLSearchParams,
  filters: readonly Name[],
): { [filter in Name]?: string } {
  const named = (name: string) => filters.find((filter) => filterName[filter] === name)
  const chosen: { [filter in Name]?: string } = {}
  for (const [name, value] of url) {
    const filter = named(name)
    if (filter && value !== '' && (shapes[filter]?.test(value) ?? true)) chosen[filter] ??= readable(value)
  }
  return chosen
}

/** The number of the page that a URL asks for; 1 for anything that is none. */
export function parsePage(url: URLSearchParams): number {
  const page = Number(url.get(pageName))
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}

/** A query with the page that the address's path names, where it names none itself: /news/page/2. */
export function withPageOfPath(url: URLSearchParams, address: string): URLSearchParams {
  const page = pageOfPath(address.replace(/[?#].*$/, ''))
  if (page !== undefined && !url.has(pageName)) url.set(pageName, String(page))
  return url
}

/**
 * The address of a page of a list: one of its own where everything is shown and the page is published.
 * `address` is the list's, `pageSize` how many rows a page has.
 */
export const addressOfPage = (
  address: string,
  chosen: FilterValues,
  page: number,
  pageSize: number,
): string =>
  queryOf(chosen, 1) === '' && page <= publishedPages(pageSize)
    ? listPage(address, page)
    : address + queryOf(chosen, page)

/** The query for chosen filters and a page, with its '?'; empty for the first page of everything. */
export function queryOf(chosen: FilterValues, page: number): string {
  const url = new URLSearchParams()
  for (const [filter, value] of Object.entries(chosen))
    if (value) url.set(filterName[filter as Filter], value)
  if (page > 1) url.set(pageName, String(page))
  return url.size > 0 ? `?${url}` : ''
}

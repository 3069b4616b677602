import { filterName } from '../contract/filter-name.ts'
import { type FoundType, foundType } from '../domain/search/found.ts'
import { chosenIn, pageIn, queryOf } from './filter.ts'

/** The words that are searched for, the one type that is wanted, and the page of results. */
export interface SearchQuery {
  keyword: string
  type?: FoundType | undefined
  page: number
}

export const emptySearch: SearchQuery = { keyword: '', page: 1 }

/** What a URL searches for. */
export function readSearch(url: URLSearchParams): SearchQuery {
  const type = foundType.safeParse(url.get(filterName.videoOf))
  const keyword = (chosenIn(url, ['keyword']).keyword ?? '').trim()
  return { keyword, ...(type.success && { type: type.data }), page: pageIn(url) }
}

/** A search as it stands in a URL, with its '?'. */
export const writeSearch = ({ keyword, type, page }: SearchQuery): string =>
  queryOf({ keyword, ...(type && { videoOf: type }) }, page)

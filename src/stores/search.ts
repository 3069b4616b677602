import type { AnswerOf } from '../contract/call.ts'
import { filterName } from '../contract/filter-name.ts'
import { search } from '../contract/search.ts'
import { type Found, type FoundType, foundType } from '../domain/search/found.ts'
import { environment } from '../environment/environment.ts'
import { chosenIn, pageIn, queryOf } from '../query/filter.ts'
import { createList } from './list.ts'

/** The words that are searched for, the one type that is wanted, and the page of results. */
export interface SearchQuery {
  keyword: string
  type?: FoundType | undefined
  page: number
}

/** A page with search results: its address, and how many results it shows. */
export interface SearchPage {
  address: string
  pageSize: number
}

export const emptySearch: SearchQuery = { keyword: '', page: 1 }

export const searchAddress = ({ keyword, type, page }: SearchQuery): string =>
  queryOf({ keyword, ...(type && { videoOf: type }) }, page)

function read(url: URLSearchParams): SearchQuery {
  const type = foundType.safeParse(url.get(filterName.videoOf))
  const keyword = (chosenIn(url, ['keyword']).keyword ?? '').trim()
  return { keyword, type: type.success ? type.data : undefined, page: pageIn(url) }
}

/** What the search answers. */
export type Finds = AnswerOf<typeof search>

/** The search results of the page. Specification 1, section 2: /search. */
export const searched = createList<SearchQuery, Found, SearchPage, Finds>({
  empty: emptySearch,
  read,
  write: searchAddress,
  find: (query, { pageSize }) => environment().api.call(search, { ...query, pageSize }),
})

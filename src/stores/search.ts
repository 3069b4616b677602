import { search } from '../contract/search.ts'
import type { Found } from '../domain/found.ts'
import { environment } from '../environment/environment.ts'
import { chosenIn, pageIn, queryOf } from '../query/filter.ts'
import { createList } from './list.ts'

/** The words that are searched for, and the page of results. */
export interface SearchQuery {
  keyword: string
  page: number
}

/** A page with search results: its address, and how many results it shows. */
export interface SearchPage {
  address: string
  pageSize: number
}

export const emptySearch: SearchQuery = { keyword: '', page: 1 }

export const searchAddress = ({ keyword, page }: SearchQuery): string => queryOf({ keyword }, page)

/** The search results of the page. Specification 1, section 2: /search. */
export const searched = createList<SearchQuery, Found, SearchPage>({
  empty: emptySearch,
  read: (url) => ({ keyword: (chosenIn(url, ['keyword']).keyword ?? '').trim(), page: pageIn(url) }),
  write: searchAddress,
  find: (query, { pageSize }) => environment().api.call(search, { ...query, pageSize }),
})

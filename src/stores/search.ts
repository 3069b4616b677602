import { search } from '../contract/search.ts'
import type { Found } from '../domain/search/found.ts'
import { environment } from '../environment/environment.ts'
import { createList, pageOfUrl } from './list.ts'

/** What is searched for. */
export interface SearchQuery {
  keyword: string
  pageNum: number
}

/** A page of finds at its address. */
export interface SearchPage {
  address: string
  pageSize: number
}

export const emptySearch: SearchQuery = { keyword: '', pageNum: 1 }
const longest = 100

export function searchAddress({ keyword, pageNum }: SearchQuery): string {
  const url = new URLSearchParams(keyword ? { keyword } : {})
  if (pageNum > 1) url.set('pageNum', String(pageNum))
  return url.size > 0 ? `?${url}` : ''
}

/** The finds of the page. Specification 1, section 2: /search. */
export const searched = createList<SearchQuery, Found, SearchPage>({
  empty: emptySearch,
  read: (url) => ({ keyword: (url.get('keyword') ?? '').trim().slice(0, longest), pageNum: pageOfUrl(url) }),
  write: searchAddress,
  find: (query, { pageSize }) => environment().api.call(search, { ...query, pageSize }),
})

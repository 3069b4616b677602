import { search } from '../../contract/catalogue/search.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import type { SearchResult } from '../../domain/search/search-result.ts'
import { environment } from '../../environment/environment.ts'
import {
  emptySearch,
  formatSearchQuery,
  parseSearchQuery,
  type SearchQuery,
  searchRequestOf,
} from '../../query/search.ts'
import { createList } from './list.ts'

/** A page with search results: its URL, and the number of results that it shows. */
export interface SearchResultPage {
  address: string
  pageSize: number
}

/** The response of the search. */
export type SearchResponse = ResponseOf<typeof search>

/** The search results of the page. Specification 1, section 2: /search. */
export const searchList = createList<SearchQuery, SearchResult, SearchResultPage, SearchResponse>({
  empty: emptySearch,
  read: parseSearchQuery,
  write: formatSearchQuery,
  find: (query, { pageSize }) => environment().api.call(search, searchRequestOf(query, pageSize)),
})

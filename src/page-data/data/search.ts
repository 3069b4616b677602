import type { search } from '#src/contract/catalogue/search.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import type { SearchSuggestion } from '#src/domain/search/search-suggestion.ts'
import type { SearchQuery } from '#src/query/search.ts'

/** The search page. `asked` is the query with its results; undefined on the published page. */
export interface SearchPageData {
  family: 'search'
  /** Suggestions that are shown if a search has no results. */
  recommended: SearchSuggestion[]
  asked?: { query: SearchQuery; finds: ResponseOf<typeof search> }
}

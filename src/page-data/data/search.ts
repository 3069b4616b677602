import type { search } from '#src/contract/catalogue/search.ts'
import type { AnswerOf } from '#src/contract/protocol/call.ts'
import type { Lead } from '#src/domain/search/lead.ts'
import type { SearchQuery } from '#src/query/search.ts'

/** The search page; `asked` is what it was searched for and what was found, absent on the published one. */
export interface SearchPageData {
  family: 'search'
  /** Where one goes on who finds nothing, while nobody has begun anything. */
  recommended: Lead[]
  asked?: { query: SearchQuery; finds: AnswerOf<typeof search> }
}

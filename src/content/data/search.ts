import type { AnswerOf } from '#src/contract/call.ts'
import type { search } from '#src/contract/search.ts'
import type { SearchQuery } from '#src/query/search.ts'

/** A certification or course by its name. */
export interface Recommended {
  type: 'certification' | 'course'
  id: number
  name: string
  language: string
}

/** The search page; `asked` is what it was searched for and what was found, absent on the published one. */
export interface SearchPage {
  family: 'search'
  /** Where one goes on who finds nothing. */
  recommended: Recommended[]
  asked?: { query: SearchQuery; finds: AnswerOf<typeof search> }
}

import type { SearchResultType } from '#src/domain/search/search-result.ts'

/** An item that contains words similar to the search words. */
export interface ItemHit {
  type: SearchResultType
  id: number
  /** The number of search words that the item contains. */
  wordCount: number
  score: number
}

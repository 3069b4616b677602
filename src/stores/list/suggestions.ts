import { atom } from 'nanostores'
import { search } from '../../contract/catalogue/search.ts'
import { environment } from '../../environment/environment.ts'
import type { SearchResponse } from './search.ts'

/** The search results while the visitor types; null if too few letters are typed. */
export const $suggestions = atom<Pick<SearchResponse, 'rows' | 'total'> | null>(null)

/** The pause in typing before a search, in milliseconds, and the minimum number of letters. */
const [typingPause, fewestLetters] = [150, 2]

/** The number of results that are loaded: the smallest page size of the API. The island shows fewer. */
const pageSize = 10

let latest = 0
let cancelSearch = () => {}

/** Searches for the typed text after a pause in typing. If the text changes meanwhile, the response is ignored. */
export function loadSuggestions(keyword: string): void {
  cancelSearch()
  latest += 1
  const id = latest
  const words = keyword.trim()
  if (words.length < fewestLetters) {
    $suggestions.set(null)
    return
  }
  cancelSearch = environment().later(async () => {
    const result = await environment().api.call(search, { keyword: words, page: 1, pageSize, typing: true })
    if (id === latest) $suggestions.set(result.ok ? result.value : null)
  }, typingPause)
}

import { atom } from 'nanostores'
import { search } from '../../contract/catalogue/search.ts'
import { environment } from '../../environment/environment.ts'
import type { SearchAnswer } from './search.ts'

/** What is found while somebody types, or null where nothing is typed that could be found. */
export const $suggestions = atom<Pick<SearchAnswer, 'rows' | 'total'> | null>(null)

/** How long somebody must rest, in milliseconds, and how much must be typed. */
const [rest, enough] = [150, 2]

/** How many are shown: as many as lists may be asked for at least. */
const pageSize = 10

let latest = 0
let forget = () => {}

/** Asks for what is found by the words so far, once the fingers rest. Only the newest words are answered. */
export function suggest(keyword: string): void {
  forget()
  latest += 1
  const mine = latest
  const words = keyword.trim()
  if (words.length < enough) {
    $suggestions.set(null)
    return
  }
  forget = environment().later(async () => {
    const answer = await environment().api.call(search, { keyword: words, page: 1, pageSize })
    if (mine === latest) $suggestions.set(answer.ok ? answer.value : null)
  }, rest)
}

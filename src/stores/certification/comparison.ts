import { atom } from 'nanostores'
import { environment } from '../../environment/environment.ts'
import { parseCompared, queryOfCompared } from '../../query/comparison.ts'

/** The ids of the compared certifications, as in the URL. */
export const $comparedIds = atom<readonly number[]>([])

/** Compares certifications and replaces the URL; a comparison adds no entry to the browser history. */
export function compare(ids: readonly number[]): void {
  const { navigation } = environment()
  $comparedIds.set(ids)
  navigation.replace(navigation.current().replace(/[?#].*$/, '') + queryOfCompared(ids))
}

/**
 * Reads the compared certifications from the URL, ignoring all that are not in `known`, and follows Back and
 * Forward. Returns a function that stops this.
 */
export function openComparison(known: readonly number[]): () => void {
  const { navigation } = environment()
  const read = () => $comparedIds.set(parseCompared(navigation.query(), known))
  read()
  return navigation.onReturn(read)
}

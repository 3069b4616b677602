import { atom } from 'nanostores'
import { environment } from '../../environment/environment.ts'
import { formatComparisonQuery, parseComparedIds } from '../../query/comparison.ts'

/** The ids of the compared certifications, which are also in the URL. */
export const $comparedIds = atom<readonly number[]>([])

/** Compares certifications and replaces the URL, without a new entry in the browser history. */
export function compareCertifications(ids: readonly number[]): void {
  const { navigation } = environment()
  $comparedIds.set(ids)
  navigation.replace(navigation.current().replace(/[?#].*$/, '') + formatComparisonQuery(ids))
}

/**
 * Reads the compared certifications from the URL, ignoring ids that are not in `known`, and updates them on Back
 * and Forward. Returns a function that removes the listener.
 */
export function syncComparisonWithUrl(known: readonly number[]): () => void {
  const { navigation } = environment()
  const read = () => $comparedIds.set(parseComparedIds(navigation.query(), known))
  read()
  return navigation.onReturn(read)
}

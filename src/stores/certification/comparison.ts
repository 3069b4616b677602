import { atom } from 'nanostores'
import { environment } from '../../environment/environment.ts'
import { parseCompared, queryOfCompared } from '../../query/comparison.ts'

/** The ids of the certifications that stand side by side, as the address says them. */
export const $comparedIds = atom<readonly number[]>([])

/** Puts certifications side by side, in the address too; choosing is no step to come back from. */
export function compare(ids: readonly number[]): void {
  const { navigation } = environment()
  $comparedIds.set(ids)
  navigation.replace(navigation.current().replace(/[?#].*$/, '') + queryOfCompared(ids))
}

/** Follows the address, of whose certifications only `known` count; call the returned function to stop. */
export function openComparison(known: readonly number[]): () => void {
  const { navigation } = environment()
  const read = () => $comparedIds.set(parseCompared(navigation.query(), known))
  read()
  return navigation.onReturn(read)
}

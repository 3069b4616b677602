import { atom } from 'nanostores'
import { certificationFilters } from '../../domain/certification/narrow-groups.ts'
import type { FilterValues } from '../../domain/filter/facet.ts'
import { environment } from '../../environment/environment.ts'
import { parseFilters, queryOf } from '../../query/filter.ts'

/** What is chosen of the filters of a certification list; null until somebody acts. */
export const $listFilters = atom<FilterValues | null>(null)

const chosenNow = (): FilterValues => parseFilters(environment().navigation.query(), certificationFilters)

/** Chooses values of filters, in the address too. What was selected in the list is given up: it may be gone from it. */
export function chooseCertifications(change: FilterValues): void {
  const { navigation } = environment()
  const chosen = { ...$listFilters.get(), ...change }
  $listFilters.set(chosen)
  navigation.show(navigation.current().replace(/[?#].*$/, '') + queryOf(chosen, 1))
}

/** Follows what the address chooses; call the returned function to stop that. */
export function openCertifications(fields?: Record<string, string>): () => void {
  const read = () => $listFilters.set(chosenNow())
  read()
  if (fields) chooseCertifications(parseFilters(new URLSearchParams(fields), certificationFilters))
  return environment().navigation.onReturn(read)
}

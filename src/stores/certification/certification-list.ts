import { atom } from 'nanostores'
import { certificationFilters } from '../../domain/certification/filter-certification-groups.ts'
import type { FilterValues } from '../../domain/filter/facet.ts'
import { environment } from '../../environment/environment.ts'
import { formatFilterQuery, parseFilters } from '../../query/filter.ts'

/** The chosen filters of a certification list; null until the visitor chooses a filter. */
export const $listFilters = atom<FilterValues | null>(null)

const filtersOfAddress = (): FilterValues =>
  parseFilters(environment().navigation.query(), certificationFilters)

/**
 * Sets filter values and writes them into the URL. The selected certification is removed from the URL, because it may
 * not match the filters.
 */
export function filterCertifications(change: FilterValues): void {
  const { navigation } = environment()
  const chosen = { ...$listFilters.get(), ...change }
  $listFilters.set(chosen)
  navigation.show(navigation.current().replace(/[?#].*$/, '') + formatFilterQuery(chosen, 1))
}

/**
 * Reads the filters from the URL and updates them on Back and Forward. Returns a function that removes the
 * listener.
 */
export function syncCertificationsWithUrl(fields?: Record<string, string>): () => void {
  const read = () => $listFilters.set(filtersOfAddress())
  read()
  if (fields) filterCertifications(parseFilters(new URLSearchParams(fields), certificationFilters))
  return environment().navigation.onReturn(read)
}

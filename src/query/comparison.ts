const name = 'ids'

/** The maximum number of certifications in a comparison. */
export const maxComparedCertifications = 4

/**
 * Returns the ids of the compared certifications in a URL (`?ids=2,3`), without duplicates and unknown ids, and at
 * most `maxComparedCertifications`.
 */
export function parseComparedIds(url: URLSearchParams, allIds: readonly number[]): number[] {
  const ids = (url.get(name) ?? '').split(',').map(Number)
  return [...new Set(ids)].filter((id) => allIds.includes(id)).slice(0, maxComparedCertifications)
}

/** Returns the query for compared certifications, with its '?'; empty if no certification is compared. */
export const formatComparisonQuery = (ids: readonly number[]): string =>
  ids.length > 0 ? `?${name}=${ids.join(',')}` : ''

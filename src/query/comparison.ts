const name = 'ids'

/** The most certifications that stand side by side. */
export const mostCompared = 4

/** The certifications that a URL puts side by side (`?ids=2,3`): their ids, each once, at most four of those that are known. */
export function parseCompared(url: URLSearchParams, known: readonly number[]): number[] {
  const ids = (url.get(name) ?? '').split(',').map(Number)
  return [...new Set(ids)].filter((id) => known.includes(id)).slice(0, mostCompared)
}

/** The query for some certifications, with its '?'; empty for none. */
export const queryOfCompared = (ids: readonly number[]): string =>
  ids.length > 0 ? `?${name}=${ids.join(',')}` : ''

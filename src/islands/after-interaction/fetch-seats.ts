import { readFreeSeats, type SeatsResponse, schedulePath } from '#src/contract/learning/free-seats.ts'
import type { SessionWithSeats } from '#src/domain/schedule/session-key.ts'

/** The longest period that the API accepts in one request, in milliseconds. */
const longest = 366 * 24 * 60 * 60 * 1000

/**
 * Returns the free seats of sessions by `sessionKeyOf`, with one request. Sessions that start more than 366 days after
 * the earliest session are left out. Returns an empty map if the request is refused; throws if the server can't be
 * reached.
 */
export async function fetchFreeSeats(
  sessions: readonly SessionWithSeats[],
): Promise<ReadonlyMap<string, number>> {
  const { api, site, language } = document.documentElement.dataset
  const from = Math.min(...sessions.map(({ startsAt }) => Date.parse(startsAt)))
  const end = Math.max(...sessions.map(({ endsAt }) => Date.parse(endsAt)))
  const response = await fetch(api + schedulePath, {
    method: 'POST',
    headers: { 'X-Requested-With': 'fetch', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ siteId: Number(site), languageId: Number(language) },
      ...{ from: new Date(from).toISOString(), to: new Date(Math.min(end, from + longest)).toISOString() },
    }),
  })
  return readFreeSeats((await response.json()) as SeatsResponse)
}

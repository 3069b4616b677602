declare global {
  interface Window {
    /** The responses to requests that were sent before the desk was evaluated, by URL. */
    startedRequests?: Map<string, Promise<Response>>
  }
}

/** The time limit of a request in milliseconds, as that of the client. */
const limit = 20_000

/** Sends requests for `fetchOnce`. */
export function startRequests(addresses: readonly string[]): void {
  const started = addresses.map((address): [string, Promise<Response>] => {
    const response = fetch(address, {
      headers: { 'X-Requested-With': 'fetch' },
      credentials: 'include',
      signal: AbortSignal.timeout(limit),
    })
    // A failure is reported to the call that takes the response.
    response.catch(() => {})
    return [address, response]
  })
  window.startedRequests = new Map(started)
}

/** Fetches a URL; the first time with the response to the request that was started for it. */
export const fetchOnce: typeof fetch = (address, options) => {
  const started = typeof address === 'string' && window.startedRequests?.get(address)
  if (!started) return fetch(address, options)
  window.startedRequests?.delete(address)
  return started
}

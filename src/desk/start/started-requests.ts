declare global {
  interface Window {
    /** The responses to requests that were sent before the desk's scripts ran, by URL. */
    startedRequests?: Map<string, Promise<Response>>
  }
}

/** The time limit of a request in milliseconds; the API client has the same limit. */
const limit = 20_000

/** Sends requests early. `fetchWithStartedRequests` later returns their responses. */
export function startRequests(addresses: readonly string[]): void {
  const started = addresses.map((address): [string, Promise<Response>] => {
    const response = fetch(address, {
      headers: { 'X-Requested-With': 'fetch' },
      credentials: 'include',
      signal: AbortSignal.timeout(limit),
    })
    // The caller of `fetchWithStartedRequests` handles the failure. Until then, this handler prevents an "unhandled
    // rejection".
    response.catch(() => {})
    return [address, response]
  })
  window.startedRequests = new Map(started)
}

/**
 * Fetches a URL. If a request for this URL was started early, the first call returns the response to that request.
 */
export const fetchWithStartedRequests: typeof fetch = (address, options) => {
  const started = typeof address === 'string' && window.startedRequests?.get(address)
  if (!started) return fetch(address, options)
  window.startedRequests?.delete(address)
  return started
}

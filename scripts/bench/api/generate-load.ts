import autocannon from 'autocannon'
import type { LoadRequest } from '../../load/load-request.ts'

/** The header from which a measured server reads a visitor's address, and the number of visitors. */
export const visitorAddressHeader = 'x-real-ip'
const visitors = 1000
export const visitorAddress = (visitor: number): string => `10.0.${visitor >> 8}.${visitor & 255}`

/**
 * The responses per second, and in `p95` the time in milliseconds within which 97.5 % of the responses arrived,
 * because the library does not report the 95th percentile.
 */
export interface LoadFigures {
  perSecond: number
  p95: number
}

/** The number of connections to all servers together. */
const connections = 10

/**
 * Repeats a request on ten connections, as fast as possible or at a rate per second. Several servers share the
 * connections and the rate. Throws for any status other than 200.
 */
export async function generateLoad(
  asked: readonly LoadRequest[],
  seconds: number,
  rate?: number,
): Promise<LoadFigures> {
  const share = (whole: number): number => Math.ceil(whole / asked.length)
  const all = await Promise.all(
    asked.map((each) =>
      loadOne(each, seconds, { connections: share(connections), rate: rate && share(rate) }),
    ),
  )
  return {
    perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p95: Math.max(...all.map(({ p95 }) => p95)),
  }
}

async function loadOne(
  asked: LoadRequest,
  seconds: number,
  { connections: count, rate }: { connections: number; rate: number | undefined },
): Promise<LoadFigures> {
  const { url, method, headers, body } = asked
  const { origin, pathname, search } = new URL(url)
  // The search has a rate limit for each address, so the requests come from many addresses.
  const requests = Array.from({ length: visitors }, (_, visitor) => ({
    ...{
      method,
      path: pathname + search,
      headers: { ...headers, [visitorAddressHeader]: visitorAddress(visitor) },
    },
    ...(body && { body }),
  }))
  const result = await autocannon({
    ...{ url: origin, requests, connections: count, duration: seconds },
    ...(rate && { overallRate: rate }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failed`)
  return { perSecond: result.requests.average, p95: (result.latency as { p97_5: number }).p97_5 }
}

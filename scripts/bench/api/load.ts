import autocannon from 'autocannon'
import type { Asked } from '../../load/asked.ts'

/** Answers a second, and the time in milliseconds within which 95 of 100 came. */
export interface Load {
  perSecond: number
  p95: number
}

/** Asks the same again and again on ten connections, as fast as it is answered or so often a second. Fails at any answer but 200. */
export async function load(asked: Asked, seconds: number, rate?: number): Promise<Load> {
  const { url, method, headers, body } = asked
  const result = await autocannon({
    ...{ url, method, headers, connections: 10, duration: seconds },
    ...(body && { body }),
    ...(rate && { overallRate: rate }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failed`)
  return { perSecond: result.requests.average, p95: (result.latency as { p97_5: number }).p97_5 }
}

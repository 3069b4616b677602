import { analyticsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { AnalyticsScripts } from '../ports/analytics-scripts.ts'

/** How long a script is served before it is fetched again, in milliseconds: one hour. */
const freshFor = 60 * 60 * 1000
/** The timeout of a request to the analytics service in milliseconds, and the largest script in bytes. */
const timeout = 5000
const maxBytes = 2_000_000

/** Reads the body of a response. Throws as soon as the body exceeds `maxBytes`, without reading the rest. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new Error('The analytics script is too long')
    parts.push(part)
  }
  return Buffer.concat(parts, size).toString()
}

interface FetchedScript {
  script: string
  at: number
}

/**
 * Fetches the analytics script once for each measurement code; every site has its own code. Pages load this script
 * from the portal's own host, so browsers send no request for it to the analytics service. While the analytics
 * service is unavailable, the last fetched script is served.
 */
class CachedAnalyticsScripts implements AnalyticsScripts {
  private readonly fetched = new Map<string, FetchedScript>()
  private readonly pending = new Map<string, Promise<FetchedScript>>()
  private readonly host: string
  private readonly codes: ReadonlySet<string>
  private readonly clock: () => number

  constructor({ host, codes, clock }: { host: string; codes: ReadonlySet<string>; clock: () => number }) {
    this.host = host
    this.codes = codes
    this.clock = clock
  }

  async findScript(code: string): Promise<string | null> {
    if (!this.codes.has(code)) return null
    const cached = this.fetched.get(code)
    if (cached && this.clock() - cached.at < freshFor) return cached.script
    try {
      return (await this.fetchOnce(code)).script
    } catch (error) {
      if (cached) return cached.script
      throw error
    }
  }

  private fetchOnce(code: string): Promise<FetchedScript> {
    const request =
      this.pending.get(code) ?? this.fetchNow(code).finally(() => void this.pending.delete(code))
    this.pending.set(code, request)
    return request
  }

  private async fetchNow(code: string): Promise<FetchedScript> {
    const response = await fetch(`${this.host}/gtag/js?id=${encodeURIComponent(code)}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`The analytics service answered ${response.status}`)
    const script = await textOf(response)
    const fetched = { script, at: this.clock() }
    this.fetched.set(code, fetched)
    return fetched
  }
}

/** Returns the analytics scripts for the codes of all sites. */
export const createAnalyticsScripts = (
  sites: readonly Site[],
  host: string,
  clock: () => number,
): AnalyticsScripts =>
  new CachedAnalyticsScripts({
    host,
    clock,
    codes: new Set(sites.flatMap((site) => Object.values(analyticsOf(site)).filter((code) => code !== null))),
  })

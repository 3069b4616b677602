import { analyticsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { VisitCounter } from '../ports/visit-counter.ts'

/** How long a script is served before it is fetched again, in milliseconds: an hour. */
const freshFor = 60 * 60 * 1000
/** How long the counter's host may take, in milliseconds, and how long the script may be, in bytes. */
const patience = 5000
const mostBytes = 2_000_000

/** Reads the text of an answer; throws once it is longer than a script may be, without reading the rest. */
async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > mostBytes) throw new Error('The script of the visit counter is too long')
    parts.push(part)
  }
  return Buffer.concat(parts, size).toString()
}

interface Fetched {
  script: string
  at: number
}

/**
 * Fetches the visit counter's script for the codes that sites count under, so that pages load it from their own host and no other
 * script of the counter's host. What was fetched before is served while that host is away.
 */
class CounterScripts implements VisitCounter {
  private readonly fetched = new Map<string, Fetched>()
  private readonly underWay = new Map<string, Promise<Fetched>>()
  private readonly host: string
  private readonly codes: ReadonlySet<string>
  private readonly clock: () => number

  constructor({ host, codes, clock }: { host: string; codes: ReadonlySet<string>; clock: () => number }) {
    this.host = host
    this.codes = codes
    this.clock = clock
  }

  async scriptFor(code: string): Promise<string | null> {
    if (!this.codes.has(code)) return null
    const known = this.fetched.get(code)
    if (known && this.clock() - known.at < freshFor) return known.script
    try {
      return (await this.fetchOnce(code)).script
    } catch (error) {
      if (known) return known.script
      throw error
    }
  }

  private fetchOnce(code: string): Promise<Fetched> {
    const running =
      this.underWay.get(code) ?? this.fetchNow(code).finally(() => void this.underWay.delete(code))
    this.underWay.set(code, running)
    return running
  }

  private async fetchNow(code: string): Promise<Fetched> {
    const answer = await fetch(`${this.host}/gtag/js?id=${encodeURIComponent(code)}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`The visit counter answered ${answer.status}`)
    const script = await textOf(answer)
    const fetched = { script, at: this.clock() }
    this.fetched.set(code, fetched)
    return fetched
  }
}

/** The visit counter of the codes that sites count under. */
export const countersOf = (sites: readonly Site[], host: string, clock: () => number): VisitCounter =>
  new CounterScripts({
    host,
    clock,
    codes: new Set(sites.flatMap((site) => Object.values(analyticsOf(site)).filter((code) => code !== null))),
  })

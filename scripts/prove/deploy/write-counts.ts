/**
 * Counts what was written on each server, and the responses with status 5xx. A server that is being replaced refuses
 * connections; a refused connection is not counted as a response.
 */
export class WriteCounts {
  readonly faults: string[] = []
  readonly #counts = new Map<string, number>()
  #requests = 0
  /** The release of each server, by its port. */
  readonly #releases = new Map<number, string>()

  get requests(): number {
    return this.#requests
  }

  setRelease(port: number, release: string): void {
    this.#releases.set(port, release)
  }

  /** Returns a `fetch` for the server at a port that counts requests and records responses with status 5xx. */
  fetchAt(port: number): typeof fetch {
    return async (input, init) => {
      const response = await fetch(input, init)
      this.#requests += 1
      if (response.status >= 500) {
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        this.faults.push(`${this.#releaseOf(port)}: ${pathname} ${response.status}`)
      }
      return response
    }
  }

  count(port: number, action: string): void {
    const key = `${this.#releaseOf(port)}: ${action}`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  countOf(release: string, action: string): number {
    return this.#counts.get(`${release}: ${action}`) ?? 0
  }

  #releaseOf(port: number): string {
    return this.#releases.get(port) ?? 'unknown'
  }
}

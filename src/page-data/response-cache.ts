import type { Api } from '../api/create-api.ts'
import type { Result } from '../api/result.ts'
import type { Call } from '../contract/protocol/call.ts'
import { getContentChanges } from '../contract/publishing/content.ts'
import type { Family } from '../domain/content-item/families.ts'
import { isUnaffectedBy } from './call-dependencies.ts'

/** The maximum number of cached responses per site; the least recently used is evicted. */
const maxEntries = 500

/**
 * Returns whether the response to a request is cached. Requests for a batch of items are never repeated. The changes
 * since a revision are not cached, because a later publish sends the same request to find new changes.
 */
const isCacheable = (call: Call, request: object): boolean =>
  call.path !== getContentChanges.path && !Array.isArray((request as { ids?: unknown }).ids)

interface CacheEntry {
  call: Call
  result: Promise<Result<unknown>>
}

/**
 * Caches the API's responses for a site. The same request is sent only once, since many pages show the same data. A
 * long-lived publisher reuses the responses in later publishes.
 */
export class ResponseCache {
  private readonly entries = new Map<string, CacheEntry>()
  /** The state of the content for which the cached responses are valid. */
  private state = ''

  of(language: string, api: Api): Api {
    const send = (call: Call, request: object): Promise<Result<unknown>> => {
      const key = `${language} ${call.method} ${call.path} ${JSON.stringify(request)}`
      const entry = this.entries.get(key)
      if (entry) return this.touch(key, entry).result
      if (!isCacheable(call, request)) return api.call(call, request as never)
      const result = api.call(call, request as never).then((result: Result<unknown>) => {
        if (!result.ok) this.entries.delete(key)
        return result
      })
      return this.touch(key, { call, result }).result
    }
    return { call: send as Api['call'] }
  }

  private touch(key: string, entry: CacheEntry): CacheEntry {
    this.entries.delete(key)
    this.entries.set(key, entry)
    if (this.entries.size > maxEntries) this.entries.delete(this.entries.keys().next().value as string)
    return entry
  }

  /**
   * Updates the cache from one content state to another: deletes the responses that the changed families affect, or
   * all responses if the cache was not valid for `from`.
   */
  invalidate(from: string, to: string, changed: ReadonlySet<Family>): void {
    for (const [key, { call }] of this.entries)
      if (this.state !== from || !isUnaffectedBy(call, changed)) this.entries.delete(key)
    this.state = to
  }
}

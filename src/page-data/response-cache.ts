import type { Api } from '../api/create-api.ts'
import type { Result } from '../api/result.ts'
import type { Call } from '../contract/protocol/call.ts'
import type { Family } from '../domain/content-item/families.ts'
import { isUnaffectedBy } from './call-dependencies.ts'

/** The maximum number of cached responses per site; the least recently used is evicted. */
const most = 500

/** Returns whether a request is for a batch of items, which is never repeated. */
const isBatch = (request: object): boolean => Array.isArray((request as { ids?: unknown }).ids)

interface Held {
  call: Call
  result: Promise<Result<unknown>>
}

/**
 * Caches the API's responses for a site. Each request is sent once, since many pages show the same data. A long-lived
 * publisher reuses responses across publishes.
 */
export class ResponseCache {
  private readonly held = new Map<string, Held>()
  /** The content state for which the responses are valid. */
  private state = ''

  /** Returns the API in a language, backed by the cache. */
  of(language: string, api: Api): Api {
    const ask = (call: Call, request: object): Promise<Result<unknown>> => {
      const question = `${language} ${call.method} ${call.path} ${JSON.stringify(request)}`
      const held = this.held.get(question)
      if (held) return this.hold(question, held).result
      if (isBatch(request)) return api.call(call, request as never)
      const result = api.call(call, request as never).then((answer: Result<unknown>) => {
        if (!answer.ok) this.held.delete(question)
        return answer
      })
      return this.hold(question, { call, result }).result
    }
    return { call: ask as Api['call'] }
  }

  private hold(question: string, held: Held): Held {
    this.held.delete(question)
    this.held.set(question, held)
    if (this.held.size > most) this.held.delete(this.held.keys().next().value as string)
    return held
  }

  /**
   * Moves the cache from one content state to another: deletes the responses that the changed families affect, or all
   * if they were not valid for `from`.
   */
  moveOn(from: string, to: string, changed: ReadonlySet<Family>): void {
    for (const [question, { call }] of this.held)
      if (this.state !== from || !isUnaffectedBy(call, changed)) this.held.delete(question)
    this.state = to
  }
}

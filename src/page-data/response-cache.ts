import type { Api } from '../api/create-api.ts'
import type { Result } from '../api/result.ts'
import type { Call } from '../contract/protocol/call.ts'
import type { Family } from '../domain/content-item/families.ts'
import { isUnaffectedBy } from './call-dependencies.ts'

/** How many answers are kept about a site; the one that was wanted longest ago goes first. */
const most = 500

/** Whether a question names a batch of items, which nobody asks for twice. */
const isBatch = (request: object): boolean => Array.isArray((request as { ids?: unknown }).ids)

interface Held {
  call: Call
  result: Promise<Result<unknown>>
}

/**
 * The answers of the API about a site. Each question is asked once: what many pages show is pulled for the
 * first of them. A publisher that stays takes answers along from one publish to the next.
 */
export class ResponseCache {
  private readonly held = new Map<string, Held>()
  /** The state of the content for which the answers hold. */
  private state = ''

  /** The API in a language, with the answers that are kept. */
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
   * Moves from one state of the content to another: forgets the answers that the changed families decide, or
   * all of them when they did not hold for `from`.
   */
  moveOn(from: string, to: string, changed: ReadonlySet<Family>): void {
    for (const [question, { call }] of this.held)
      if (this.state !== from || !isUnaffectedBy(call, changed)) this.held.delete(question)
    this.state = to
  }
}

import type { Api } from '../api/create-api.ts'
import type { Result } from '../api/result.ts'
import type { Call } from '../contract/call.ts'
import type { Family } from '../domain/content/families.ts'
import { outlasts } from './decided-by.ts'

interface Held {
  call: Call
  result: Promise<Result<unknown>>
}

/**
 * The answers of the API about a site. Each question is asked once: what many pages show is pulled for the
 * first of them. A publisher that stays takes answers along from one publish to the next.
 */
export class Answers {
  private readonly held = new Map<string, Held>()
  /** The state of the content for which the answers hold. */
  private state = ''

  /** The API in a language, with the answers that are kept. */
  of(language: string, api: Api): Api {
    const ask = (call: Call, request: object): Promise<Result<unknown>> => {
      const question = `${language} ${call.method} ${call.path} ${JSON.stringify(request)}`
      const held = this.held.get(question)
      if (held) return held.result
      const result = api.call(call, request as never).then((answer: Result<unknown>) => {
        if (!answer.ok) this.held.delete(question)
        return answer
      })
      this.held.set(question, { call, result })
      return result
    }
    return { call: ask as Api['call'] }
  }

  /**
   * Moves from one state of the content to another: forgets the answers that the changed families decide, or
   * all of them when they did not hold for `from`.
   */
  moveOn(from: string, to: string, changed: ReadonlySet<Family>): void {
    for (const [question, { call }] of this.held)
      if (this.state !== from || !outlasts(call, changed)) this.held.delete(question)
    this.state = to
  }
}

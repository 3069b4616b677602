import type { Context } from 'hono'
import { refuse } from '#src/domain/refusal.ts'
import { isAway } from '../db/await-database.ts'
import { ScannerAway } from '../ports/scanner.ts'
import { refusal } from './answer.ts'
import type { Edge } from './edge.ts'
import { retryAfter } from './retry-after.ts'

/** Whether a fault says that something the server needs, mostly its database or its scanner, is away and may come back; it may be wrapped. */
export function isUnavailable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (isAway(each) || each instanceof ScannerAway) return true
  return false
}

/** The answer of a call meanwhile: the envelope of a fault with 503, which proxies and clients may try again. */
export function unavailable(c: Context<Edge>, language: string): Response {
  const { body, headers } = refusal(c, language, refuse('failed'))
  const answer = new Response(body, { status: 503, headers })
  answer.headers.set('retry-after', retryAfter)
  return answer
}

/** The same outside of calls, in plain text. */
export function plainUnavailable(c: Context<Edge>): Response {
  c.header('retry-after', retryAfter)
  c.header('cache-control', 'no-store')
  return c.text('Not available at the moment.\n', 503)
}

import * as z from 'zod/mini'
import type { Call, RequestOf } from '#src/contract/protocol/call.ts'

/** A request as clients send it. */
export interface LoadRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
}

const headers = { 'X-Requested-With': 'fetch', 'Content-Type': 'application/json' }
/** The worldwide site, in English. */
const worldwide = { siteId: 1, languageId: 1 }

/** Encodes a call's request for the wire. */
export function toLoadRequest<C extends Call>(
  origin: string,
  call: C,
  request: RequestOf<C>,
  place = worldwide,
): LoadRequest {
  const wire: Record<string, unknown> = { ...place, ...(z.encode(call.request, request as never) as object) }
  const url = `${origin}/api${call.path}`
  if (call.method === 'POST') return { method: 'POST', url, headers, body: JSON.stringify(wire) }
  return { method: 'GET', url: `${url}?${new URLSearchParams(wire as Record<string, string>)}`, headers }
}

/** Returns the same request with a person's cookies. */
export const withCookies = (request: LoadRequest, cookie: string): LoadRequest => ({
  ...request,
  headers: { ...request.headers, Cookie: cookie },
})

import * as z from 'zod/mini'
import type { Call, RequestOf } from '#src/contract/protocol/call.ts'

/** An HTTP request as clients of the API send it. */
export interface LoadRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
}

const headers = { 'X-Requested-With': 'fetch', 'Content-Type': 'application/json' }
/** The site and language of the requests: the worldwide site, in English. */
const worldwide = { siteId: 1, languageId: 1 }

/** Encodes the request of an API call as an HTTP request. */
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

/** Returns a copy of a request with the cookies of a person. */
export const withCookies = (request: LoadRequest, cookie: string): LoadRequest => ({
  ...request,
  headers: { ...request.headers, Cookie: cookie },
})

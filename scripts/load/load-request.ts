import * as z from 'zod/mini'
import type { Call, RequestOf } from '#src/contract/protocol/call.ts'

/** One request, as clients send it. */
export interface LoadRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
}

const headers = { 'X-Requested-With': 'fetch', 'Content-Type': 'application/json' }
/** The worldwide site, in English. */
const worldwide = { siteId: 1, languageId: 1 }

/** A request by our names, as it travels. */
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

/** The same request of somebody whose cookies these are. */
export const asSomebody = (asked: LoadRequest, cookie: string): LoadRequest => ({
  ...asked,
  headers: { ...asked.headers, Cookie: cookie },
})

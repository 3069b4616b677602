import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Call } from '#src/contract/call.ts'
import { refuse } from '#src/domain/refusal.ts'
import { rootSite } from '#src/sites/root-site.ts'
import { refusal } from '../http/answer.ts'
import type { Edge, Parts } from '../http/edge.ts'
import { implementations } from './implementations.ts'

/**
 * How large a request's body may be, in bytes, without an uploaded file; editors' limit is higher, since they
 * send whole documents.
 */
const mostBody = 64 * 1024
const mostDocuments = 8 * 1024 * 1024

const mostBytes = ({ who, uploadBytes = 0 }: Call): number =>
  (who === 'operator' ? mostDocuments : mostBody) + uploadBytes
const noSuchCall = 'Call not found'

/** Made when it is first asked for: samples and the schemas of all calls are no part of what the server needs to begin. */
let made: Promise<string> | undefined
const document = (): Promise<string> => {
  made ??= import('../openapi/document.ts').then(({ openApi }) => JSON.stringify(openApi()))
  return made
}

/** Everything under /api: the calls, their document, and an envelope for whatever else is asked. */
export function apiRoutes(parts: Parts): Hono<Edge> {
  const api = new Hono<Edge>()
  api.get('/openapi.json', async (c) => c.body(await document(), 200, { 'content-type': 'application/json' }))
  const limited = (call: Call) =>
    bodyLimit({
      maxSize: mostBytes(call),
      onError: (c) => refusal(c, 'en', refuse('invalid')),
    })
  for (const { call, handle } of implementations) {
    // The body of a GET is nowhere read: to ask for its size alone would make it.
    if (call.method === 'GET') api.get(call.path, handle(parts))
    else api.on(call.method, call.path, limited(call), handle(parts))
  }
  const known = new Set<string>(implementations.map(({ call }) => `/api${call.path}`))
  api.all('*', (c) => {
    const language = rootSite(parts.sites, c.get('tenant')).languages[0] as string
    // A call asked with the wrong method is forbidden, not missing. Specification 2, section 8: code 403.
    if (known.has(c.req.path)) return refusal(c, language, refuse('forbidden'))
    return refusal(c, language, refuse('notFound'), noSuchCall)
  })
  return api
}

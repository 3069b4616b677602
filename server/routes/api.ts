import { Hono } from 'hono'
import { refuse } from '#src/domain/refusal.ts'
import { rootSite } from '#src/sites/root-site.ts'
import { refusal } from '../http/answer.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'
import { implementations } from './implementations.ts'

const noSuchCall = 'Call not found'

/** Made when it is first asked for: samples and the schemas of all calls are no part of what the server needs to begin. */
let made: Promise<string> | undefined
const document = (): Promise<string> => {
  made ??= import('../openapi/document.ts').then(({ openApi }) => JSON.stringify(openApi()))
  return made
}

/** Everything under /api: the calls, their document, and an envelope for whatever else is asked. */
export function apiRoutes(parts: Dependencies): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/openapi.json', async (c) => c.body(await document(), 200, { 'content-type': 'application/json' }))
  for (const { call, handle } of implementations) api.on(call.method, call.path, handle(parts))
  const known = new Set<string>(implementations.map(({ call }) => `/api${call.path}`))
  api.all('*', (c) => {
    const language = rootSite(parts.sites, c.get('tenant')).languages[0] as string
    // A call asked with the wrong method is forbidden, not missing. Specification 2, section 8: code 403.
    if (known.has(c.req.path)) return refusal(c, language, refuse('forbidden'))
    return refusal(c, language, refuse('notFound'), noSuchCall)
  })
  return api
}

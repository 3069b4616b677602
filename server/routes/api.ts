import { Hono } from 'hono'
import { refuse } from '#src/domain/refusal.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'
import { createRefusalResponse } from '../http/response.ts'
import { implementations } from './implementations.ts'

const noSuchCall = 'Call not found'

/**
 * The API's document, generated on first request: loading the samples and schemas of all calls would slow the
 * start.
 */
let generated: Promise<string> | undefined
const document = (): Promise<string> => {
  generated ??= import('../openapi/document.ts').then(({ createOpenApiDocument }) =>
    JSON.stringify(createOpenApiDocument()),
  )
  return generated
}

/** Returns everything under /api: the calls, their document, and a refusal for any other path. */
export function createApiRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/openapi.json', async (c) => c.body(await document(), 200, { 'content-type': 'application/json' }))
  for (const { call, handle } of implementations) api.on(call.method, call.path, handle(dependencies))
  const paths = new Set<string>(implementations.map(({ call }) => `/api${call.path}`))
  api.all('*', (c) => {
    const language = rootSiteOf(dependencies.sites, c.get('tenant')).languages[0] as string
    // A call with the wrong method is forbidden, not missing. Specification 2, section 8: code 403.
    if (paths.has(c.req.path)) return createRefusalResponse(c, language, refuse('forbidden'))
    return createRefusalResponse(c, language, refuse('notFound'), noSuchCall)
  })
  return api
}

import { Hono } from 'hono'
import { refuse } from '#src/domain/refusal.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { hasUnrestrictedToken } from '../../http/operator.ts'
import { createRefusalResponse } from '../../http/response.ts'

/**
 * Returns the route with which `npm run operator -- backup` dumps the embedded database, which only its server can
 * read. Only the holder of the operator token may call the route, because no role may read everything. With
 * PostgreSQL the response is notFound, because pg_dump dumps that database.
 */
export function createBackupRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/', async (c) => {
    if (!hasUnrestrictedToken(c, dependencies)) return createRefusalResponse(c, 'en', refuse('forbidden'))
    if (!dependencies.dump) return createRefusalResponse(c, 'en', refuse('notFound'))
    dependencies.log.info('The database was backed up')
    c.header('cache-control', 'no-store')
    return c.body((await dependencies.dump()).stream(), 200, {
      'content-type': 'application/gzip',
    })
  })
  return routes
}

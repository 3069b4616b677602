import { Hono } from 'hono'
import { releaseFileKey, releaseFilesPath } from '#src/contract/publishing/stored-release.ts'
import { refuse } from '#src/domain/refusal.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { hasUnrestrictedToken } from '../../http/operator.ts'
import { readBody } from '../../http/read-body.ts'
import { createRefusalResponse } from '../../http/response.ts'
import {
  maxReleaseFileBytes,
  readReleaseFile,
  storeReleaseFile,
} from '../../services/platform/release/release-files.ts'

/**
 * Returns the routes with which publishers store and read the files of releases. Only a holder of the operator token
 * may use them.
 */
export function createReleaseFileRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const { storage } = dependencies.ports
  const routes = new Hono<AppEnv>()
  routes.on(['GET', 'PUT'], '/*', async (c) => {
    if (!hasUnrestrictedToken(c, dependencies)) return createRefusalResponse(c, 'en', refuse('forbidden'))
    const key = decodeURIComponent(c.req.path.slice(releaseFilesPath.length + 1))
    if (!releaseFileKey.test(key)) return createRefusalResponse(c, 'en', refuse('notFound'))
    if (c.req.method === 'PUT') {
      const bytes = await readBody(c, maxReleaseFileBytes)
      if (!bytes) return createRefusalResponse(c, 'en', refuse('invalid'))
      await storeReleaseFile(storage, key, bytes)
      return c.body(null, 204)
    }
    const bytes = await readReleaseFile(storage, key)
    if (!bytes) return createRefusalResponse(c, 'en', refuse('notFound'))
    c.header('cache-control', 'no-store')
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'application/octet-stream' })
  })
  return routes
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { Server } from '@tus/server'
import { Hono } from 'hono'
import { videoUploadPath } from '#src/contract/publishing/video.ts'
import { refuse } from '#src/domain/refusal.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { isCrossSite } from '../../http/is-cross-site.ts'
import { hasUnrestrictedToken, isOperator, operatorNameOf } from '../../http/operator.ts'
import { createRefusalResponse } from '../../http/response.ts'
import { TusStore } from '../../services/publishing/video/tus-store.ts'
import { maxVideoBytes } from '../../services/publishing/video/video-upload.ts'

/**
 * Returns the routes of resumable uploads of videos by the tus protocol, for editors. Decision:
 * docs/decisions/videos.md.
 */
export function createVideoUploadRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const { db, ports, random, clock } = dependencies
  const editors = new AsyncLocalStorage<string>()
  const tus = new Server({
    path: videoUploadPath,
    maxSize: maxVideoBytes,
    relativeLocation: true,
    allowedOrigins: [],
    datastore: new TusStore({
      ...{ db, storage: ports.storage, random, clock },
      editor: () => editors.getStore() ?? '',
    }),
    namingFunction: () => random(16).toString('hex'),
    onResponseError: async (_, error) => {
      if ('status_code' in error) return undefined
      // The application's own handler logs the failure and responds if a service is unavailable.
      throw error
    },
  })
  const routes = new Hono<AppEnv>()
  routes.all('*', (c) => {
    const isForeign = !hasUnrestrictedToken(c, dependencies) && isCrossSite(c, dependencies)
    if (isForeign || !isOperator(c, dependencies, 'editor'))
      return createRefusalResponse(c, 'en', refuse(c.get('session') ? 'forbidden' : 'needLogin'))
    return editors.run(operatorNameOf(c), () => tus.handleWeb(c.req.raw))
  })
  return routes
}

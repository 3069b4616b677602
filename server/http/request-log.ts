import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { healthPaths } from '#src/hosting/server-path.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

/** Returns the log level of a request: health checks arrive every second, so they are logged for debugging only. */
const levelOf = (c: Context<AppEnv>): 'debug' | 'info' =>
  healthPaths.includes(c.req.path) ? 'debug' : 'info'

/**
 * Returns the learner's number if the request was refused, because the number helps to investigate the refusal;
 * otherwise an empty object.
 */
const refusedLearnerOf = (c: Context<AppEnv>): { learner?: number } => {
  const id = c.res.status >= 400 ? c.get('session')?.learner.id : undefined
  return id === undefined ? {} : { learner: id }
}

/**
 * Returns the path that the log contains. The token of a calendar feed is left out, because anyone who has it can
 * open the feed.
 */
const loggedPath = (path: string): string => path.replace(/^\/calendar\/feed\/.*/, '/calendar/feed')

/**
 * Returns a middleware that counts each request and writes one log line, which contains no query, visitor's address
 * or personal data, except the number of a refused learner.
 */
export const createRequestLogMiddleware = ({
  log,
  clock,
  metrics,
}: Pick<Dependencies, 'log' | 'clock' | 'metrics'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const began = clock()
    const started = performance.now()
    await next()
    const { method } = c.req
    const seconds = (performance.now() - started) / 1000
    metrics?.countRequest({ method, route: routePath(c), status: c.res.status, seconds })
    log[levelOf(c)]({
      tenant: c.get('tenant'),
      method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ...refusedLearnerOf(c),
      ms: clock() - began,
    })
  })

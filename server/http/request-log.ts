import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { healthPaths } from '#src/hosting/live-path.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

/** Somebody asks every second whether the server lives: that is no news. */
const levelOf = (c: Context<AppEnv>): 'debug' | 'info' =>
  healthPaths.includes(c.req.path) ? 'debug' : 'info'

/** The number of the learner whose request was refused: who tried it is what one looks for afterwards. */
const refusedOf = (c: Context<AppEnv>): { learner?: number } => {
  const id = c.res.status >= 400 ? c.get('session')?.learner.id : undefined
  return id === undefined ? {} : { learner: id }
}

/** A calendar feed's address opens it, so that the log names the feed's kind only. */
const loggedPath = (path: string): string => path.replace(/^\/calendar\/feed\/.*/, '/calendar/feed')

/** Counts each request, and writes one line about it: without query, address or anybody's data but the number of who was refused. */
export const requestLog = ({ log, clock, metrics }: Pick<Dependencies, 'log' | 'clock' | 'metrics'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const began = clock()
    const started = performance.now()
    await next()
    const { method } = c.req
    const seconds = (performance.now() - started) / 1000
    metrics?.request({ method, route: routePath(c), status: c.res.status, seconds })
    log[levelOf(c)]({
      tenant: c.get('tenant'),
      method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ...refusedOf(c),
      ms: clock() - began,
    })
  })

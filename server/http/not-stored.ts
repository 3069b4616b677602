import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** Keeps answers out of every store on the way. */
export const notStored = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

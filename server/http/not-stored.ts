import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** Marks answers as not to be stored by any cache. */
export const notStored = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

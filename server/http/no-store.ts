import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** Returns a middleware that forbids all caches to store the response (`no-store`). */
export const createNoStoreMiddleware = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

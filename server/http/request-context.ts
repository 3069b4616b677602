import { createMiddleware } from 'hono/factory'
import { runWithLogContext } from '../log/log-context.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Returns a middleware that adds the request's id to all log lines of the request, including lines of services and
 * adapters.
 */
export const createLogContextMiddleware = () =>
  createMiddleware<AppEnv>((c, next) => runWithLogContext({ request: c.get('requestId') }, next))

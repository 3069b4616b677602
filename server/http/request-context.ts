import { createMiddleware } from 'hono/factory'
import { runWithLogContext } from '../log/log-context.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Handles a request so that all its log lines contain the request's id, including lines of services and adapters.
 */
export const createLogContextMiddleware = () =>
  createMiddleware<AppEnv>((c, next) => runWithLogContext({ request: c.get('requestId') }, next))

import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Returns the User-Agent header, or an empty string. */
export const userAgentOf = (c: Context<AppEnv>): string => c.req.header('user-agent') ?? ''

import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** What a browser says that it is; empty where it says nothing. */
export const userAgent = (c: Context<AppEnv>): string => c.req.header('user-agent') ?? ''

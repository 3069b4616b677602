import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { getLearner } from '#src/contract/identity/session.ts'
import type { StartedSession } from '../services/identity/session/begin-session.ts'
import {
  type FoundSession,
  findOperatorSession,
  findSession,
} from '../services/identity/session/find-session.ts'
import type { AppEnv, Dependencies } from './app-env.ts'
import { findSessionWithFreshRoles } from './fresh-roles.ts'
import { findActAsEmail, hasOperatorToken } from './operator.ts'

const isHttps = (c: Context<AppEnv>): boolean => c.get('origin').startsWith('https:')
const cookieName = (c: Context<AppEnv>): string => (isHttps(c) ? '__Host-session' : 'session')
/**
 * Returns the name of a cookie that pages use only to know whether a user is signed in. Without this cookie, pages
 * load no session.
 */
const hintName = (c: Context<AppEnv>): string => (isHttps(c) ? '__Secure-signed_in' : 'signed_in')
const attributes = (c: Context<AppEnv>) => ({ path: '/', sameSite: 'Lax', secure: isHttps(c) }) as const

export const sessionTokenOf = (c: Context<AppEnv>): string | undefined => getCookie(c, cookieName(c))

/** Sets the cookies of a new session, which expire after the lifetime of the session. */
export function setSessionCookies(c: Context<AppEnv>, { token, lifetime }: StartedSession): void {
  const maxAge = lifetime / 1000
  setCookie(c, cookieName(c), token, { ...attributes(c), httpOnly: true, maxAge })
  setCookie(c, hintName(c), '1', { ...attributes(c), maxAge })
}

export function clearSessionCookies(c: Context<AppEnv>): void {
  deleteCookie(c, cookieName(c), { ...attributes(c), httpOnly: true })
  deleteCookie(c, hintName(c), attributes(c))
}

/**
 * Returns a middleware that finds the session of a request by its cookie, with fresh roles from the provider, and
 * clears a cookie without a session. Requests that an open page repeats by itself do not prolong the session. A
 * command that names a person gets that person's session.
 */
export const createSessionMiddleware = (dependencies: Dependencies) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const named = findActAsEmail(c)
    c.set(
      'session',
      await (named === undefined ? sessionByCookie(c, dependencies) : sessionByName(c, dependencies, named)),
    )
    return next()
  })

async function sessionByCookie(
  c: Context<AppEnv>,
  dependencies: Dependencies,
): Promise<FoundSession | undefined> {
  const token = sessionTokenOf(c)
  const isUse = !c.req.path.endsWith(getLearner.path)
  const { idle } = dependencies.config
  const query = token && { token, tenant: c.get('tenant'), idle, isUse, now: dependencies.clock() }
  const session = query
    ? await findSessionWithFreshRoles(dependencies, () => findSession(dependencies.db, query))
    : undefined
  if (!session && (token || getCookie(c, hintName(c)))) clearSessionCookies(c)
  return session
}

async function sessionByName(
  c: Context<AppEnv>,
  dependencies: Dependencies,
  email: string,
): Promise<FoundSession | undefined> {
  if (!hasOperatorToken(c, dependencies)) return undefined
  const query = { email, idle: dependencies.config.idle, isUse: true, now: dependencies.clock() }
  return findSessionWithFreshRoles(dependencies, () => findOperatorSession(dependencies.db, query))
}

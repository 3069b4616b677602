import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { getLearner } from '#src/contract/identity/session.ts'
import type { OpenedSession } from '../services/identity/session/begin-session.ts'
import {
  type FoundSession,
  findOperatorSession,
  findSession,
} from '../services/identity/session/find-session.ts'
import type { AppEnv, Dependencies } from './app-env.ts'
import { withFreshRoles } from './fresh-roles.ts'
import { carriesToken, namedPerson } from './operator.ts'

const isHttps = (c: Context<AppEnv>): boolean => c.get('origin').startsWith('https:')
const cookieName = (c: Context<AppEnv>): string => (isHttps(c) ? '__Host-session' : 'session')
/** The cookie that tells the page only that somebody is signed in, so that anonymous readers load nothing. */
const hint = (c: Context<AppEnv>): string => (isHttps(c) ? '__Secure-signed_in' : 'signed_in')
const attributes = (c: Context<AppEnv>) => ({ path: '/', sameSite: 'Lax', secure: isHttps(c) }) as const

export const sessionToken = (c: Context<AppEnv>): string | undefined => getCookie(c, cookieName(c))

/** Gives the browser a session that was begun, for as long as that lives. */
export function setSessionCookies(c: Context<AppEnv>, { token, lifetime: lives }: OpenedSession): void {
  const maxAge = lives / 1000
  setCookie(c, cookieName(c), token, { ...attributes(c), httpOnly: true, maxAge })
  setCookie(c, hint(c), '1', { ...attributes(c), maxAge })
}

export function clearSessionCookies(c: Context<AppEnv>): void {
  deleteCookie(c, cookieName(c), { ...attributes(c), httpOnly: true })
  deleteCookie(c, hint(c), attributes(c))
}

/**
 * Finds the session of a request by its cookie, with roles as fresh as the provider tells them. A cookie that opens none any more is
 * cleared with the answer. What an open page asks again and again by itself keeps no session from ending. A command that names a person has the session of that person.
 */
export const sessionOfRequest = (parts: Dependencies) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const named = namedPerson(c)
    c.set('session', await (named === undefined ? sessionByCookie(c, parts) : sessionByName(c, parts, named)))
    return next()
  })

async function sessionByCookie(c: Context<AppEnv>, parts: Dependencies): Promise<FoundSession | undefined> {
  const token = sessionToken(c)
  const isUse = !c.req.path.endsWith(getLearner.path)
  const { idle } = parts.config
  const asked = token && { token, tenant: c.get('tenant'), idle, isUse, now: parts.clock() }
  const session = asked ? await withFreshRoles(parts, () => findSession(parts.db, asked)) : undefined
  if (!session && (token || getCookie(c, hint(c)))) clearSessionCookies(c)
  return session
}

async function sessionByName(
  c: Context<AppEnv>,
  parts: Dependencies,
  email: string,
): Promise<FoundSession | undefined> {
  if (!carriesToken(c, parts)) return undefined
  const asked = { email, idle: parts.config.idle, isUse: true, now: parts.clock() }
  return withFreshRoles(parts, () => findOperatorSession(parts.db, asked))
}

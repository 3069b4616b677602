import { type Context, Hono } from 'hono'
import { href, markedMidExam, resolve } from '#src/routes.ts'
import { accountOf } from '#src/sites/parts-of-site.ts'
import { rootSite } from '#src/sites/root-site.ts'
import type { Edge, Parts } from '../http/edge.ts'
import { faultOf } from '../http/fault.ts'
import { clearSessionCookies, sessionToken, setSessionCookies } from '../http/session-cookie.ts'
import { keepAttempt, takeAttempt } from '../http/sign-on-cookie.ts'
import { signOnFailed, signOnFailedPolicy } from '../http/sign-on-failed.ts'
import { openTheory } from '../services/learning/exam/find-attempt.ts'
import { rememberLearner } from '../services/people/learner/remember-learner.ts'
import { beginSession } from '../services/people/session/begin-session.ts'
import { endSession } from '../services/people/session/end-session.ts'
import { safeTarget } from '../services/people/session/target.ts'

/** Single sign-on and sign-off, as pages that a browser goes through. Specification 2, section 2. */
export function signOnRoutes(parts: Parts): Hono<Edge> {
  const routes = new Hono<Edge>()
  routes.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  routes.get('/login', (c) => leave(c, parts))
  routes.get('/callback', (c) => comeBack(c, parts))
  routes.get('/logout', (c) => signOff(c, parts))
  routes.get('/signed-off', (c) => c.redirect(afterSignOff(c, parts, safeTarget(c.req.query('state'))), 303))
  return routes
}

/** The site and place of the page that somebody came from; no place where there is no such page. */
function standingAt(c: Context<Edge>, { sites }: Parts, target: string) {
  const own = sites.sites.filter((site) => site.tenant === c.get('tenant'))
  const path = target.split(/[?#]/)[0] as string
  return resolve(path, own) ?? { site: rootSite(sites, c.get('tenant')), place: null }
}

/** The language of the page that somebody came from. */
function languageOf(c: Context<Edge>, parts: Parts, target: string): string {
  const { site, place } = standingAt(c, parts, target)
  return place?.language ?? (site.languages[0] as string)
}

/**
 * The address at which sign-off ends: the one in the site's data, else the target. Specification 1, section 6
 * (tenant).
 */
function afterSignOff(c: Context<Edge>, parts: Parts, target: string): string {
  const { site, place } = standingAt(c, parts, target)
  const { afterSignOff: address } = accountOf(site)
  if (address === null) return target
  return place && address.startsWith('/') ? href(place, address) : address
}

async function leave(c: Context<Edge>, parts: Parts): Promise<Response> {
  const target = safeTarget(c.req.query('target'))
  const origin = parts.config.origins[c.get('tenant')]
  // The provider sends people back to the tenant's own origin: the attempt must begin there, or its cookie is elsewhere.
  if (c.get('origin') !== origin)
    return c.redirect(`${origin}/user/sso/login?target=${encodeURIComponent(target)}`, 303)
  const { url, attempt } = await parts.ports.identity.begin(origin, languageOf(c, parts, target))
  keepAttempt(c, parts.secrets.keys[0], { ...attempt, target }, parts.clock())
  return c.redirect(url.href, 303)
}

async function comeBack(c: Context<Edge>, parts: Parts): Promise<Response> {
  const attempt = takeAttempt(c, parts.secrets.keys, c.req.query('state') ?? '', parts.clock())
  if (!attempt) return failed(c, languageOf(c, parts, '/'), '/')
  const target = safeTarget(attempt.target)
  try {
    const url = new URL(c.get('origin') + new URL(c.req.url).pathname + new URL(c.req.url).search)
    const { person, idToken } = await parts.ports.identity.finish(url, attempt)
    await signOn(c, parts, person, idToken)
  } catch (error) {
    parts.log.warn({ request: c.get('requestId'), fault: faultOf(error) }, 'A sign-on failed')
    return failed(c, languageOf(c, parts, target), target)
  }
  return c.redirect(target, 303)
}

function failed(c: Context<Edge>, language: string, target: string): Response {
  c.header('content-security-policy', signOnFailedPolicy)
  return c.html(signOnFailed(language, target), 400)
}

type Known = Parameters<typeof rememberLearner>[1] & { roles: string[] }

async function signOn(
  c: Context<Edge>,
  { db, random, clock }: Parts,
  person: Known,
  idToken: string,
): Promise<void> {
  const now = clock()
  const learnerId = await rememberLearner(db, person, now)
  const begun = {
    learnerId,
    tenant: c.get('tenant'),
    roles: person.roles,
    idToken,
    replaces: sessionToken(c),
    now,
  }
  setSessionCookies(c, await beginSession(db, random, begun))
}

/**
 * Ends the session here and at the provider. A foreign page can't make a browser do that. In the middle of an
 * exam nobody is signed off: the page that asked says so. Specification 1, section 4.
 */
async function signOff(c: Context<Edge>, parts: Parts): Promise<Response> {
  const target = safeTarget(c.req.query('target'))
  const session = c.get('session')
  if (!session || c.req.header('sec-fetch-site') === 'cross-site') return c.redirect(target, 303)
  if (await openTheory(parts.db, session.learner.id, parts.clock()))
    return c.redirect(markedMidExam(target), 303)
  await endSession(parts.db, session.id)
  clearSessionCookies(c)
  const elsewhere = session.idToken
    ? await parts.ports.identity
        .end(parts.config.origins[c.get('tenant')], session.idToken, target)
        .catch(() => null)
    : null
  return c.redirect(elsewhere?.href ?? afterSignOff(c, parts, target), 303)
}

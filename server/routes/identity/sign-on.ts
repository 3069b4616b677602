import { type Context, Hono } from 'hono'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { findSourceLanguage } from '../../http/find-source-page.ts'
import { rolesOfOperators } from '../../http/operator.ts'
import { faultOf } from '../../http/operator-visible-error.ts'
import { sessionToken, setSessionCookies } from '../../http/session-cookie.ts'
import { saveSignOnAttempt, takeAttempt } from '../../http/sign-on-cookie.ts'
import { answerFailed } from '../../http/sign-on-failed.ts'
import { userAgent } from '../../http/user-agent.ts'
import { visitor } from '../../http/visitor.ts'
import type { SignOnRejection, SignOnSuccess } from '../../ports/identity.ts'
import { findOrCreateLearner } from '../../services/identity/learner/find-or-create-learner.ts'
import { beginSession } from '../../services/identity/session/begin-session.ts'
import { renewRoles } from '../../services/identity/session/renew-roles.ts'
import { safeTarget } from '../../services/identity/session/safe-target.ts'
import { consumeRateLimit } from '../../services/platform/rate-limit.ts'

/** How many sign-ons an address may begin in a minute: a whole company may stand behind one. */
const limit = { tries: 300, window: 60_000 }

/** Single sign-on, as pages that a browser goes through. Specification 2, section 2. */
export function signOnRoutes(parts: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/login', (c) => leave(c, parts))
  routes.get('/callback', (c) => comeBack(c, parts))
  return routes
}

async function leave(c: Context<AppEnv>, parts: Dependencies): Promise<Response> {
  const target = safeTarget(c.req.query('target'))
  const language = findSourceLanguage(c, parts, target)
  const origin = parts.config.origins[c.get('tenant')]
  const asking = c.req.query('ask') === '1'
  // The provider sends people back to the tenant's own origin: the attempt must begin there, or its cookie is elsewhere.
  if (c.get('origin') !== origin) return toOrigin(c, parts, { origin, target, asking, language })
  if (!(await consumeRateLimit(parts.db, `sign-on ${visitor(c, parts)}`, limit, parts.clock())))
    return answerFailed(c, { failure: 'often', language, target })
  // Whose roles have lapsed is known already: the provider need not ask who it is.
  const silent = !asking && c.get('session')?.rolesExpired === true
  const begun = await parts.ports.identity.begin(origin, language, silent)
  if ('failure' in begun) return failed(c, parts, begun, target)
  saveSignOnAttempt(c, parts.secrets.keys[0], { ...begun.attempt, target, silent }, parts.clock())
  return c.redirect(begun.url.href, 303)
}

/** Marks a request that was sent to its tenant's origin already. */
const sentOn = 'sent'

/**
 * Sends a reader to their tenant's origin. A request that was sent there and still names another host came through a proxy that changes the
 * Host header, mostly by leaving its port out: it would be sent on for ever.
 */
function toOrigin(
  c: Context<AppEnv>,
  { log }: Dependencies,
  { origin, target, asking, language }: { origin: string; target: string; asking: boolean; language: string },
): Response {
  if (c.req.query(sentOn) === undefined)
    return c.redirect(`${origin}${address(target, asking)}&${sentOn}=1`, 303)
  log.error(
    { request: c.get('requestId'), host: c.req.header('host'), origin },
    'No sign-on: the proxy passes another Host than ORIGIN_MAIN or ORIGIN_SISTER names (docs/how-to/proxy.md)',
  )
  return answerFailed(c, { failure: 'misconfigured', language, target })
}

const address = (target: string, asking: boolean): string =>
  `/user/sso/login?target=${encodeURIComponent(target)}${asking ? '&ask=1' : ''}`

async function comeBack(c: Context<AppEnv>, parts: Dependencies): Promise<Response> {
  const attempt = takeAttempt(c, parts.secrets.keys, c.req.query('state') ?? '', parts.clock())
  if ('failure' in attempt) {
    const target = attempt.target && safeTarget(attempt.target)
    const language = findSourceLanguage(c, parts, target)
    return answerFailed(c, { failure: attempt.failure, language, target: target ?? '/' })
  }
  const target = safeTarget(attempt.target)
  const { pathname, search } = new URL(c.req.url)
  const done = await parts.ports.identity.finish(new URL(c.get('origin') + pathname + search), attempt)
  if ('failure' in done) {
    if (attempt.silent && done.failure === 'asks') return c.redirect(address(target, true), 303)
    return failed(c, parts, done, target)
  }
  await signOn(c, parts, done, attempt.silent)
  return c.redirect(target, 303)
}

function failed(
  c: Context<AppEnv>,
  parts: Dependencies,
  { failure, cause }: SignOnRejection,
  target: string,
): Response {
  const told = cause instanceof Error && 'error' in cause ? cause.error : undefined
  parts.log.warn({ request: c.get('requestId'), failure, told, fault: faultOf(cause) }, 'A sign-on failed')
  return answerFailed(c, { failure, language: findSourceLanguage(c, parts, target), target })
}

/** Begins a session. A silent sign-on of the same person goes on with the one that there is, and does not make it live longer. */
async function signOn(
  c: Context<AppEnv>,
  { db, random, clock, secrets, log }: Dependencies,
  { person, tooWeak, ...came }: SignOnSuccess,
  silent: boolean,
): Promise<void> {
  const [now, keys, session] = [clock(), secrets.keys, c.get('session')]
  const learnerId = await findOrCreateLearner(db, person, now)
  log.info({ request: c.get('requestId'), learner: learnerId, silent }, 'Somebody signed on')
  if (tooWeak)
    log.warn(
      { request: c.get('requestId'), learner: learnerId, ...tooWeak },
      'A sign-on brings no roles: OIDC_STAFF_ACR or OIDC_STAFF_AMR asks for a stronger one',
    )
  const told = { ...came, roles: rolesOfOperators(came.roles) }
  if (silent && session?.learner.id === learnerId)
    return renewRoles({ db, keys, random, now }, session.id, told)
  const begun = {
    ...told,
    learnerId,
    tenant: c.get('tenant'),
    keys,
    replaces: sessionToken(c),
    userAgent: userAgent(c),
    now,
  }
  setSessionCookies(c, await beginSession(db, random, begun))
}

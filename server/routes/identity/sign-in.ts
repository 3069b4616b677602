import { type Context, Hono } from 'hono'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { findSourceLanguage } from '../../http/find-source-page.ts'
import { operatorRolesOf } from '../../http/operator.ts'
import { loggableErrorOf } from '../../http/operator-visible-error.ts'
import { respondSignInFailed } from '../../http/render-sign-in-failure.ts'
import { sessionTokenOf, setSessionCookies } from '../../http/session-cookie.ts'
import { consumeSignInAttempt, saveSignInAttempt } from '../../http/sign-in-cookie.ts'
import { userAgentOf } from '../../http/user-agent.ts'
import { visitorKeyOf } from '../../http/visitor-key.ts'
import type { SignInRejection, SignInSuccess } from '../../ports/identity.ts'
import { findOrCreateLearner } from '../../services/identity/learner/find-or-create-learner.ts'
import { beginSession } from '../../services/identity/session/begin-session.ts'
import { updateSessionClaims } from '../../services/identity/session/refresh-roles.ts'
import { sanitizeReturnPath } from '../../services/identity/session/sanitize-return-path.ts'
import { consumeRateLimit } from '../../services/platform/rate-limit.ts'

/**
 * The limit of sign-ins that one network address may begin per minute. It is high because a whole company may share
 * an address.
 */
const limit = { tries: 300, window: 60_000 }

/** Returns the routes of single sign-on, which a browser visits. Specification 2, section 2. */
export function createSignInRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/login', (c) => goToProvider(c, dependencies))
  routes.get('/callback', (c) => returnFromProvider(c, dependencies))
  return routes
}

async function goToProvider(c: Context<AppEnv>, dependencies: Dependencies): Promise<Response> {
  const target = sanitizeReturnPath(c.req.query('target'))
  const language = findSourceLanguage(c, dependencies, target)
  const origin = dependencies.config.origins[c.get('tenant')]
  const showsForm = c.req.query('ask') === '1'
  // The provider sends people back to the tenant's origin. The attempt must begin there, because its cookie belongs
  // to that origin.
  if (c.get('origin') !== origin)
    return redirectToOrigin(c, dependencies, { origin, target, showsForm, language })
  if (
    !(await consumeRateLimit(
      dependencies.db,
      `sign-in ${visitorKeyOf(c, dependencies)}`,
      limit,
      dependencies.clock(),
    ))
  )
    return respondSignInFailed(c, { failure: 'often', language, target })
  // If the session's roles have expired, the person is known already, so the provider need not show a form.
  const silent = !showsForm && c.get('session')?.hasExpiredRoles === true
  const started = await dependencies.ports.identity.beginSignIn(origin, language, silent)
  if ('failure' in started) return sendFailure(c, dependencies, started, target)
  saveSignInAttempt(
    c,
    dependencies.secrets.keys[0],
    { ...started.attempt, target, silent },
    dependencies.clock(),
  )
  return c.redirect(started.url.href, 303)
}

/** The query parameter that marks a request that was already redirected to its tenant's origin. */
const redirectedMark = 'sent'

/**
 * Redirects a visitor to their tenant's origin. A request that was redirected and still names another host came
 * through a proxy that changes the Host header, usually by removing its port. Such a request is not redirected
 * again, because the redirects would never end.
 */
function redirectToOrigin(
  c: Context<AppEnv>,
  { log }: Dependencies,
  {
    origin,
    target,
    showsForm,
    language,
  }: { origin: string; target: string; showsForm: boolean; language: string },
): Response {
  if (c.req.query(redirectedMark) === undefined)
    return c.redirect(`${origin}${address(target, showsForm)}&${redirectedMark}=1`, 303)
  log.error(
    { host: c.req.header('host'), origin },
    'Sign-in is impossible: the proxy passes another Host than that of ORIGIN_MAIN or ORIGIN_SISTER (docs/how-to/proxy.md)',
  )
  return respondSignInFailed(c, { failure: 'misconfigured', language, target })
}

const address = (target: string, showsForm: boolean): string =>
  `/user/sso/login?target=${encodeURIComponent(target)}${showsForm ? '&ask=1' : ''}`

async function returnFromProvider(c: Context<AppEnv>, dependencies: Dependencies): Promise<Response> {
  const attempt = consumeSignInAttempt(
    c,
    dependencies.secrets.keys,
    c.req.query('state') ?? '',
    dependencies.clock(),
  )
  if ('failure' in attempt) {
    const target = attempt.target && sanitizeReturnPath(attempt.target)
    const language = findSourceLanguage(c, dependencies, target)
    return respondSignInFailed(c, { failure: attempt.failure, language, target: target ?? '/' })
  }
  const target = sanitizeReturnPath(attempt.target)
  const { pathname, search } = new URL(c.req.url)
  const outcome = await dependencies.ports.identity.completeSignIn(
    new URL(c.get('origin') + pathname + search),
    attempt,
  )
  if ('failure' in outcome) {
    if (attempt.silent && outcome.failure === 'asks') return c.redirect(address(target, true), 303)
    return sendFailure(c, dependencies, outcome, target)
  }
  await signIn(c, dependencies, outcome, attempt.silent)
  return c.redirect(target, 303)
}

function sendFailure(
  c: Context<AppEnv>,
  dependencies: Dependencies,
  { failure, cause }: SignInRejection,
  target: string,
): Response {
  const providerError = cause instanceof Error && 'error' in cause ? cause.error : undefined
  dependencies.log.warn({ failure, providerError, fault: loggableErrorOf(cause) }, 'A sign-in failed')
  return respondSignInFailed(c, { failure, language: findSourceLanguage(c, dependencies, target), target })
}

/**
 * Begins a session. A silent sign-in of the same person renews the roles of the current session without prolonging
 * it.
 */
async function signIn(
  c: Context<AppEnv>,
  { db, random, clock, secrets, log }: Dependencies,
  { person, tooWeak, ...signInData }: SignInSuccess,
  silent: boolean,
): Promise<void> {
  const [now, keys, session] = [clock(), secrets.keys, c.get('session')]
  const learnerId = await findOrCreateLearner(db, person, now)
  log.info({ learner: learnerId, silent }, 'A person signed in')
  if (tooWeak)
    log.warn(
      { learner: learnerId, ...tooWeak },
      'A sign-in brings no roles: OIDC_STAFF_ACR or OIDC_STAFF_AMR requires a stronger one',
    )
  const sessionInput = { ...signInData, roles: operatorRolesOf(signInData.roles) }
  if (silent && session?.learner.id === learnerId)
    return updateSessionClaims({ db, keys, random, now }, session.id, sessionInput)
  const started = {
    ...sessionInput,
    learnerId,
    tenant: c.get('tenant'),
    keys,
    replacedToken: sessionTokenOf(c),
    userAgent: userAgentOf(c),
    now,
  }
  setSessionCookies(c, await beginSession(db, random, started))
}

import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { href, markMidExam } from '#src/routes.ts'
import { accountOf } from '#src/sites/parts-of-site.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { findSourceLanguage, findSourcePage } from '../../http/find-source-page.ts'
import { isFromOwnPage } from '../../http/is-from-own-page.ts'
import { loggableErrorOf } from '../../http/operator-visible-error.ts'
import { clearSessionCookies } from '../../http/session-cookie.ts'
import { renderSignOutPrompt, signOutPageCsp } from '../../http/sign-out-prompt.ts'
import { backChannelPath } from '../../ports/identity.ts'
import { applyLogoutRequest, endSession } from '../../services/identity/session/end-session.ts'
import { sanitizeReturnPath } from '../../services/identity/session/sanitize-return-path.ts'
import { findOpenTheoryAttempt } from '../../services/learning/exam/find-attempt.ts'

const maxBody = 16 * 1024

/** Returns the routes of sign-out, for the person's browser and for the provider. Specification 2, section 2. */
export function createSignOutRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.on(['GET', 'POST'], '/logout', (c) => signOut(c, dependencies))
  routes.get('/signed-off', (c) =>
    c.redirect(afterSignOut(c, dependencies, sanitizeReturnPath(c.req.query('state'))), 303),
  )
  routes.post(
    backChannelPath.replace('/user/sso', ''),
    bodyLimit({ maxSize: maxBody, onError: refuseOrder }),
    (c) => handleLogoutRequest(c, dependencies),
  )
  return routes
}

/**
 * Returns the URL to show after sign-out: the URL in the site's data, else the target. Specification 1, section 6
 * (tenant).
 */
function afterSignOut(c: Context<AppEnv>, dependencies: Dependencies, target: string): string {
  const { site, place } = findSourcePage(c, dependencies, target)
  const { afterSignOut: address } = accountOf(site)
  if (address === null) return target
  return place && address.startsWith('/') ? href(place, address) : address
}

/**
 * Ends the session here and at the provider if a page of the portal requested it. If another site requested it, the
 * browser shows a page that asks the user. During an exam the user stays signed in, and the page explains this.
 * Specification 1, section 4.
 */
async function signOut(c: Context<AppEnv>, dependencies: Dependencies): Promise<Response> {
  const target = sanitizeReturnPath(c.req.query('target'))
  const session = c.get('session')
  if (!session) return c.redirect(target, 303)
  if (!isFromOwnPage(c, dependencies)) {
    c.header('content-security-policy', signOutPageCsp)
    return c.html(renderSignOutPrompt(findSourceLanguage(c, dependencies, target), target))
  }
  if (await findOpenTheoryAttempt(dependencies.db, session.learner.id, dependencies.clock()))
    return c.redirect(markMidExam(target), 303)
  await endSession(dependencies.db, session.id)
  dependencies.log.info({ learner: session.learner.id }, 'A person signed out')
  clearSessionCookies(c)
  const providerUrl = session.idToken
    ? await dependencies.ports.identity
        .createSignOutUrl(dependencies.config.origins[c.get('tenant')], session.idToken, target)
        .catch(() => null)
    : null
  return c.redirect(providerUrl?.href ?? afterSignOut(c, dependencies, target), 303)
}

/**
 * Ends the sessions that the provider's request names. Each request is carried out only once. OpenID Connect
 * Back-Channel Logout 1.0, sections 2.5 to 2.8.
 */
async function handleLogoutRequest(c: Context<AppEnv>, dependencies: Dependencies): Promise<Response> {
  try {
    const { logout_token: token } = await c.req.parseBody()
    const order =
      typeof token === 'string' &&
      (await dependencies.ports.identity.readLogoutRequest(token, dependencies.clock()))
    if (order && (await applyLogoutRequest(dependencies.db, order))) return c.body(null, 200)
  } catch (error) {
    dependencies.log.warn(
      { fault: loggableErrorOf(error) },
      'A logout order of the provider could not be followed',
    )
  }
  return refuseOrder(c)
}

const refuseOrder = (c: Context): Response => c.json({ error: 'invalid_request' }, 400)

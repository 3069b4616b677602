import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { createPlainPageCsp } from '#server/http/plain-style.ts'
import { renderSignInFailure, signInFailurePageCsp } from '#server/http/render-sign-in-failure.ts'
import { visitorKeyOfNodeRequest } from '#server/http/visitor-key.ts'
import { consumeRateLimit } from '#server/services/platform/rate-limit.ts'
import type { SignInFailure } from '#src/domain/learner/sign-in-failure.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Tenant, TenantName } from '#src/sites/site.ts'
import { checkAccount } from './check-account.ts'
import { parseSignInForm } from './parse-sign-in-form.ts'
import type { EmbeddedIdentityDependencies } from './provider.ts'
import { renderSignInPage, type SignInForm } from './render-sign-in-page.ts'

/** The languages and brands of the sign-in page. */
export interface SignInPageSettings {
  languages: readonly string[]
  tenants: Sites['tenants']
}

/** Koa middleware that runs before the identity provider's own middleware. */
type Step = (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => Promise<unknown>

/**
 * The limit of sign-ins that one IP address may begin per minute at the provider itself. The limit exists because
 * each sign-in stores rows.
 */
const beginLimit = { tries: 300, window: 60_000 }

/**
 * Returns the middleware that shows the provider's sign-in form and receives it. All other requests go to the
 * provider.
 */
export function createSignInStep(
  provider: Provider,
  parts: EmbeddedIdentityDependencies & SignInPageSettings,
): Step {
  return async (ctx, next) => {
    if (/^\/auth\/?$/i.test(ctx.path) && !(await mayBegin(ctx, parts)))
      return sendFailed(ctx, parts, 'often', 429)
    if (!/^\/sign-in\/[\w-]+$/.test(ctx.path)) return next()
    const interaction = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined)
    if (!interaction) return sendFailed(ctx, parts, 'lapsed', 400)
    const form: SignInForm = {
      brand: brandOf(interaction.params.redirect_uri, parts),
      language: languageOf(interaction.params.ui_locales, parts.languages),
      email: '',
      wrong: null,
    }
    if (ctx.method !== 'POST') return sendPage(ctx, parts, form)
    if (ctx.get('origin') && ctx.get('origin') !== parts.config.origins.main) return ctx.throw(403)
    const fields = await parseSignInForm(ctx.req)
    if (!fields) return sendPage(ctx, parts, { ...form, wrong: 'form' })
    const email = (fields.get('email') ?? '').trim().toLowerCase().slice(0, 254)
    const credentials = {
      email,
      password: fields.get('password') ?? '',
      visitorKey: visitorKeyOfNodeRequest(ctx.req, parts),
    }
    const outcome = await checkAccount(parts.db, { ...credentials, now: parts.clock() })
    if ('wrong' in outcome)
      return sendPage(ctx, parts, { ...form, email: fields.get('email') ?? '', ...outcome })
    return provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: outcome.accountId } })
  }
}

const mayBegin = (ctx: KoaContextWithOIDC, parts: EmbeddedIdentityDependencies): Promise<boolean> =>
  consumeRateLimit(parts.db, `identity ${visitorKeyOfNodeRequest(ctx.req, parts)}`, beginLimit, parts.clock())

/**
 * Sends the page for a failed sign-in. Either the sign-in has expired (for example, its page was opened from the
 * browser's history), or it exceeds the limit.
 */
function sendFailed(
  ctx: KoaContextWithOIDC,
  { languages }: { languages: readonly string[] },
  failure: SignInFailure,
  status: number,
): void {
  ctx.set('content-security-policy', signInFailurePageCsp)
  ctx.set('cache-control', 'no-store')
  ctx.status = status
  ctx.type = 'html'
  const language = ctx.acceptsLanguages([...languages]) || 'en'
  ctx.body = renderSignInFailure({ language, target: '/', failure })
}

/**
 * The HTTP status of the sign-in page for each error. 400 is for a request that no form of the portal can have sent.
 * A wrong password is not a client error, so its status is 200.
 */
const statusOf = { password: 200, often: 429, form: 400 }

function sendPage(ctx: KoaContextWithOIDC, { config }: EmbeddedIdentityDependencies, form: SignInForm): void {
  // The form's submission is redirected to the portal's hosts, and browsers apply form-action to redirects too.
  const actions = ["'self'", ...Object.values(config.origins)].join(' ')
  ctx.set('content-security-policy', createPlainPageCsp(`form-action ${actions}`))
  ctx.set('cache-control', 'no-store')
  ctx.status = form.wrong ? statusOf[form.wrong] : 200
  ctx.type = 'html'
  ctx.body = renderSignInPage(form)
}

/** Returns the brand that the redirect URL of the sign-in belongs to; undefined if the URL belongs to no brand. */
function brandOf(
  redirect: unknown,
  { config, tenants }: EmbeddedIdentityDependencies & SignInPageSettings,
): Tenant | undefined {
  const origin = URL.parse(String(redirect))?.origin
  return Object.entries(tenants).find(([name]) => config.origins[name as TenantName] === origin)?.[1]
}

/** Returns the first requested language that the portal has messages in. */
const languageOf = (locales: unknown, supported: readonly string[]): string =>
  String(locales ?? '')
    .split(' ')
    .find((each) => supported.includes(each)) ?? 'en'

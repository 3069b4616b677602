import type { IncomingMessage } from 'node:http'
import { eq } from 'drizzle-orm'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Db } from '#server/db/client.ts'
import { identityAccount } from '#server/db/schema/identity.ts'
import { style } from '#server/http/plain-style.ts'
import { signOnFailed, signOnFailedPolicy } from '#server/http/sign-on-failed.ts'
import { clearTries, countTry, isOver } from '#server/services/ground/count-try.ts'
import { isPassword } from './password.ts'
import type { EmbeddedParts } from './provider.ts'
import { type SignInForm, signInPage } from './sign-in-page.ts'

/** What the provider does with a request before its own work. */
type Step = (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => Promise<unknown>

const mostBody = 4096

/** How many failures an account may have in a minute. */
const failureLimit = { tries: 10, window: 60_000 }

/** The step that shows the provider's sign-in form and takes it; everything else is left to the provider. */
export function signIn(provider: Provider, parts: EmbeddedParts & { languages: readonly string[] }): Step {
  return async (ctx, next) => {
    if (ctx.path === '/style.css') return sendStyle(ctx)
    if (!/^\/sign-in\/[\w-]+$/.test(ctx.path)) return next()
    const interaction = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined)
    if (!interaction) return sendLapsed(ctx)
    const form: SignInForm = {
      language: languageOf(interaction.params.ui_locales, parts.languages),
      email: '',
      wrong: null,
    }
    if (ctx.method !== 'POST') return sendPage(ctx, parts, form)
    if (ctx.get('origin') && ctx.get('origin') !== parts.config.origins.main) return ctx.throw(403)
    const typed = new URLSearchParams(await readBody(ctx.req))
    const checked = await checkAccount(parts.db, typed, parts.clock())
    if ('wrong' in checked)
      return sendPage(ctx, parts, { ...form, email: typed.get('email') ?? '', ...checked })
    return provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: checked.accountId } })
  }
}

function sendStyle(ctx: KoaContextWithOIDC): void {
  ctx.type = 'text/css'
  ctx.set('cache-control', 'public, max-age=3600')
  ctx.body = style
}

/** Answers a page from the history or a bookmark, whose attempt has long ended. */
function sendLapsed(ctx: KoaContextWithOIDC): void {
  ctx.set('content-security-policy', signOnFailedPolicy)
  ctx.status = 400
  ctx.type = 'html'
  ctx.body = signOnFailed('en', '/')
}

function sendPage(ctx: KoaContextWithOIDC, { config }: EmbeddedParts, form: SignInForm): void {
  // A form's submission is redirected to the portal's hosts, and browsers hold all redirects to form-action.
  const actions = ["'self'", ...Object.values(config.origins)].join(' ')
  ctx.set(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; form-action ${actions}; base-uri 'none'; frame-ancestors 'none'`,
  )
  ctx.set('cache-control', 'no-store')
  ctx.status = form.wrong === 'often' ? 429 : 200
  ctx.type = 'html'
  ctx.body = signInPage(form)
}

/** The first of the asked languages that the portal has words in. */
const languageOf = (locales: unknown, known: readonly string[]): string =>
  String(locales ?? '')
    .split(' ')
    .find((each) => known.includes(each)) ?? 'en'

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) {
    body += piece
    if (body.length > mostBody) throw new Error('The form is too large')
  }
  return body
}

/**
 * The account of an e-mail address and password. Too many failures in a minute close the account for that
 * minute.
 */
async function checkAccount(
  db: Db,
  typed: URLSearchParams,
  now: number,
): Promise<{ accountId: string } | { wrong: 'password' | 'often' }> {
  const email = (typed.get('email') ?? '').trim().toLowerCase().slice(0, 254)
  const key = `sign-in ${email}`
  if (await isOver(db, key, failureLimit, now)) return { wrong: 'often' }
  const [account] = await db.select().from(identityAccount).where(eq(identityAccount.email, email))
  if (await isPassword(typed.get('password') ?? '', account?.password)) {
    await clearTries(db, key)
    return { accountId: String(account?.id) }
  }
  await countTry(db, key, failureLimit, now)
  return { wrong: 'password' }
}

import { type Context, Hono } from 'hono'
import * as z from 'zod'
import * as contract from '#src/contract/identity/command-line.ts'
import { refuse } from '#src/domain/refusal.ts'
import { signOnPath } from '#src/routes.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { commandAsked, commandPolicy, commandRefused } from '../../http/command-page.ts'
import { findSourceLanguage } from '../../http/find-source-page.ts'
import { isFromOwnPage } from '../../http/own-page.ts'
import { implement } from '../../implement.ts'
import { createCommandCode, redeemCommandCode } from '../../services/identity/session/command-code.ts'

/** Where a command waits on the person's own computer, and what proves that it is the one that began. RFC 8252, section 7.3. */
const waiting = z.object({
  port: z.coerce.number().int().min(1024).max(65_535),
  challenge: z.string().regex(/^[\w-]{43}$/),
  state: z.string().regex(/^[\w-]{22,86}$/),
})

/** The address of the waiting command, with a code or with an error. RFC 6749, sections 4.1.2 and 4.1.2.1. */
const commandAt = ({ port, state }: z.infer<typeof waiting>, answer: Record<string, string>): string =>
  `http://127.0.0.1:${port}/?${new URLSearchParams({ ...answer, state })}`

const denied = (reason: contract.CommandRefusal) => ({ error: 'access_denied', error_description: reason })

/** The page on which a person lets a command act as them, and the page on which it ends for a person without a role. */
export function commandLineRoutes(parts: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.on(['GET', 'POST'], '/', (c) => ask(c, parts))
  return routes
}

function ask(c: Context<AppEnv>, parts: Dependencies): Response {
  const language = findSourceLanguage(c, parts, null)
  c.header('content-security-policy', commandPolicy)
  if (c.req.query('ended') === 'noRole') return c.html(commandRefused(language), 403)
  const read = waiting.safeParse(c.req.query())
  if (!read.success)
    return c.text('This address comes from "npm run operator -- sign-in": run it again.\n', 400)
  const session = c.get('session')
  const { pathname, search } = new URL(c.req.url)
  if (!session || session.rolesExpired) return c.redirect(signOnPath(pathname + search), 303)
  if (session.roles.length === 0) return refuseRoleless(c, language, commandAt(read.data, denied('noRole')))
  if (c.req.method !== 'POST' || !isFromOwnPage(c, parts)) {
    const refuseAt = commandAt(read.data, denied('refused'))
    return c.html(commandAsked(language, session.learner.email, { allowAt: pathname + search, refuseAt }))
  }
  const { challenge } = read.data
  const { secrets, random, clock } = parts
  const code = createCommandCode(
    { session: session.id, challenge },
    { keys: secrets.keys, random, now: clock() },
  )
  parts.log.info({ request: c.get('requestId'), learner: session.learner.id }, 'A command line was let in')
  return c.redirect(commandAt(read.data, { code }), 303)
}

/**
 * The page that says why a person without a role is refused. It leads on to the waiting command, which ends now and leads back. A redirect
 * would be held to the form-action of the provider's page, where the person has signed in.
 */
function refuseRoleless(c: Context<AppEnv>, language: string, command: string): Response {
  c.header('refresh', `0;url=${command}`)
  return c.html(commandRefused(language), 403)
}

export const commandLineCalls = [
  implement(contract.signInCommand, async ({ db, request, secrets, random, now }) => {
    const begun = await redeemCommandCode(db, request, { keys: secrets.keys, random, now })
    return begun ? { ...begun, expiresAt: begun.expiresAt.toISOString() } : refuse('forbidden')
  }),
]

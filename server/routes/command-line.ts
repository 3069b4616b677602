import { type Context, Hono } from 'hono'
import * as z from 'zod'
import * as contract from '#src/contract/command-line.ts'
import { refuse } from '#src/domain/refusal.ts'
import { signOn } from '#src/routes.ts'
import { commandAsked, commandPolicy, commandRefused } from '../http/command-page.ts'
import type { Edge, Parts } from '../http/edge.ts'
import { isFromOwnPage } from '../http/own-page.ts'
import { languageAt } from '../http/standing-at.ts'
import { implement } from '../implement.ts'
import { commandCode, redeemCommandCode } from '../services/people/session/command-code.ts'

/** Where a command waits on the person's own computer, and what proves that it is the one that began. RFC 8252, section 7.3. */
const waiting = z.object({
  port: z.coerce.number().int().min(1024).max(65_535),
  challenge: z.string().regex(/^[\w-]{43}$/),
  state: z.string().regex(/^[\w-]{22,86}$/),
})

/** The page on which a person lets a command act as them. */
export function commandLineRoutes(parts: Parts): Hono<Edge> {
  const routes = new Hono<Edge>()
  routes.on(['GET', 'POST'], '/', (c) => ask(c, parts))
  return routes
}

function ask(c: Context<Edge>, parts: Parts): Response {
  const read = waiting.safeParse(c.req.query())
  if (!read.success)
    return c.text('This address comes from "npm run operator -- sign-in": run it again.\n', 400)
  const session = c.get('session')
  const { pathname, search } = new URL(c.req.url)
  if (!session || session.rolesLapsed) return c.redirect(signOn(pathname + search), 303)
  const language = languageAt(c, parts, null)
  c.header('content-security-policy', commandPolicy)
  if (session.roles.length === 0) return c.html(commandRefused(language), 403)
  if (c.req.method !== 'POST' || !isFromOwnPage(c, parts))
    return c.html(commandAsked(language, session.learner.email, pathname + search))
  const { port, challenge, state } = read.data
  const { secrets, random, clock } = parts
  const code = commandCode({ session: session.id, challenge }, { keys: secrets.keys, random, now: clock() })
  parts.log.info({ request: c.get('requestId'), learner: session.learner.id }, 'A command line was let in')
  return c.redirect(`http://127.0.0.1:${port}/?${new URLSearchParams({ code, state })}`, 303)
}

export const commandLineCalls = [
  implement(contract.signInCommand, async ({ db, request, secrets, random, now }) => {
    const begun = await redeemCommandCode(db, request, { keys: secrets.keys, random, now })
    return begun ? { ...begun, expiresAt: begun.expiresAt.toISOString() } : refuse('forbidden')
  }),
]

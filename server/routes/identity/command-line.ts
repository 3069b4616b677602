import { type Context, Hono } from 'hono'
import * as z from 'zod'
import * as contract from '#src/contract/identity/command-line.ts'
import { refuse } from '#src/domain/refusal.ts'
import { signInPath } from '#src/routes.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { commandPageCsp, renderCommandPrompt, renderCommandRefusal } from '../../http/command-page.ts'
import { findSourceLanguage } from '../../http/find-source-page.ts'
import { isFromOwnPage } from '../../http/is-from-own-page.ts'
import { implement } from '../../implement.ts'
import { createCommandCode, redeemCommandCode } from '../../services/identity/session/command-code.ts'

/**
 * The port of the waiting command on the person's own computer, and the values that prove that the command began
 * the sign-in. RFC 8252, section 7.3.
 */
const commandRequest = z.object({
  port: z.coerce.number().int().min(1024).max(65_535),
  challenge: z.string().regex(/^[\w-]{43}$/),
  state: z.string().regex(/^[\w-]{22,86}$/),
})

/** Returns the URL of the waiting command, with a code or an error. RFC 6749, sections 4.1.2 and 4.1.2.1. */
const commandUrl = ({ port, state }: z.infer<typeof commandRequest>, query: Record<string, string>): string =>
  `http://127.0.0.1:${port}/?${new URLSearchParams({ ...query, state })}`

const denialOf = (reason: contract.CommandLineRefusal) => ({
  error: 'access_denied',
  error_description: reason,
})

/**
 * Returns the routes of two pages: one where a user authorizes the command line to act on their behalf, and one that
 * a user without a role sees.
 */
export function createCommandLineRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.on(['GET', 'POST'], '/', (c) => askPermission(c, dependencies))
  return routes
}

function askPermission(c: Context<AppEnv>, dependencies: Dependencies): Response {
  const language = findSourceLanguage(c, dependencies, null)
  c.header('content-security-policy', commandPageCsp)
  if (c.req.query('ended') === 'noRole') return c.html(renderCommandRefusal(language), 403)
  const read = commandRequest.safeParse(c.req.query())
  if (!read.success)
    return c.text('This address comes from "npm run operator -- sign-in": run it again.\n', 400)
  const session = c.get('session')
  const { pathname, search } = new URL(c.req.url)
  if (!session || session.hasExpiredRoles) return c.redirect(signInPath(pathname + search), 303)
  if (session.roles.length === 0)
    return refuseRoleless(c, language, commandUrl(read.data, denialOf('noRole')))
  if (c.req.method !== 'POST' || !isFromOwnPage(c, dependencies)) {
    const refuseAt = commandUrl(read.data, denialOf('refused'))
    return c.html(
      renderCommandPrompt(language, session.learner.email, { allowAt: pathname + search, refuseAt }),
    )
  }
  const { challenge } = read.data
  const { secrets, random, clock } = dependencies
  const code = createCommandCode(
    { sessionId: session.id, challenge },
    { keys: secrets.keys, random, now: clock() },
  )
  dependencies.log.info({ learner: session.learner.id }, 'A command line was allowed to act as a learner')
  return c.redirect(commandUrl(read.data, { code }), 303)
}

/**
 * Sends the page that explains why a person without a role is refused. The page then loads the URL of the waiting
 * command, so that the command ends. A redirect would be subject to the form-action of the provider's page, where
 * the person has signed in.
 */
function refuseRoleless(c: Context<AppEnv>, language: string, command: string): Response {
  c.header('refresh', `0;url=${command}`)
  return c.html(renderCommandRefusal(language), 403)
}

export const commandLineCalls = [
  implement(contract.signInCommand, async ({ db, request, secrets, random, now }) => {
    const started = await redeemCommandCode(db, request, { keys: secrets.keys, random, now })
    return started ? { ...started, expiresAt: started.expiresAt.toISOString() } : refuse('forbidden')
  }),
]

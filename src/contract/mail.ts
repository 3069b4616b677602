import * as z from 'zod/mini'
import { mailKind } from '../domain/mail/mail-kind.ts'
import { mailState } from '../domain/mail/mail-state.ts'
import { declareCall } from './call.ts'
import { id } from './wire.ts'

const reviewer = { who: 'operator', role: 'reviewer' } as const

/**
 * The last mails. `email` is null once the mail has been sent, and for learners without an account any more;
 * `failure` is why the last try failed.
 */
export const getMails = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/mail',
  summary: 'The last two hundred mails, the newest first',
  source: 'decided',
  request: z.object({}),
  answer: z.array(
    z.object({
      id,
      kind: mailKind,
      state: mailState,
      email: z.nullable(z.string()),
      tries: z.int(),
      failure: z.nullable(z.string()),
      queuedAt: z.iso.datetime(),
      settledAt: z.nullable(z.iso.datetime()),
    }),
  ),
})

/** One mail as a file that mail programs open (RFC 5322). */
export const getMail = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/mail/detail',
  summary: 'A mail that was kept',
  source: 'decided',
  request: z.object({ id }),
  answer: z.object({ message: z.string() }),
  refusals: ['notFound'],
})

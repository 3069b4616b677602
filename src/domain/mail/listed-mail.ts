import * as z from 'zod/mini'
import { mailKind } from './mail-kind.ts'
import { mailState } from './mail-state.ts'

/**
 * A mail as reviewers see it. `email` is null once the mail has been sent, and for learners whose account was
 * deleted; `failure` is the reason why the last try failed.
 */
export const listedMail = z.object({
  id: z.int(),
  kind: mailKind,
  state: mailState,
  email: z.nullable(z.string()),
  tries: z.int(),
  failure: z.nullable(z.string()),
  queuedAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
})

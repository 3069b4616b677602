import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'

/** The address of the page on which a person lets a command act as them. */
export const commandLinePage = '/user/command-line'

/** Why a browser brings no code back to a command: the person has no role of staff, or does not allow it. */
export const commandRefusal = z.enum(['noRole', 'refused'])
export type CommandRefusal = z.infer<typeof commandRefusal>

/**
 * Begins a session of the command line for a code that a person's browser brought it. `token` opens the session until `expiresAt`;
 * `verifier` is what the code's challenge was made of. Refused as `forbidden` for a code that is forged, used, or older than a minute.
 */
export const signInCommand = declareCall({
  method: 'POST',
  path: '/operator/session/command-line',
  who: 'form',
  summary: 'Signs a person in on the command line',
  source: 'ours',
  request: z.object({
    code: z.string().check(z.maxLength(2000)),
    verifier: z.string().check(z.maxLength(128)),
  }),
  answer: z.object({ token: z.string(), email: z.string(), expiresAt: z.iso.datetime() }),
  refusals: ['forbidden'],
})

import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'

/** The path of the page on which a person allows a command-line program to act on their behalf. */
export const commandLinePage = '/user/command-line'

/** The reasons why a browser returns no code to a command: the person has no staff role, or refuses. */
export const commandLineRefusal = z.enum(['noRole', 'refused'])
export type CommandLineRefusal = z.infer<typeof commandLineRefusal>

/**
 * Starts a command-line session in exchange for a code from a person's browser. `token` is valid until `expiresAt`;
 * `verifier` is the secret that belongs to the code's challenge (PKCE). A code that is forged, already used, or
 * older than a minute is refused as `forbidden`.
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
  response: z.object({ token: z.string(), email: z.string(), expiresAt: z.iso.datetime() }),
  refusals: ['forbidden'],
})

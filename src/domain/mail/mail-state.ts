import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The states of a mail. A mail is `dropped` if it became obsolete before it was sent. An operator can retry a
 * `failed` mail.
 */
export const mailState = z.enum(['queued', 'sent', 'dropped', 'failed'])
export type MailState = z.infer<typeof mailState>

export const mailTransitions = {
  queued: ['sent', 'dropped', 'failed'],
  sent: [],
  dropped: [],
  failed: ['queued'],
} as const satisfies StateTransitions<MailState>

export const canChangeMailState = createTransitionCheck<MailState>(mailTransitions)

import * as z from 'zod/mini'
import { asking, type Moves } from '../state/state.ts'

/** A mail on its way out. Dropped: there was nothing to say any more when its turn came. */
export const mailState = z.enum(['queued', 'sent', 'dropped', 'failed'])
export type MailState = z.infer<typeof mailState>

export const mailMoves = {
  queued: ['sent', 'dropped', 'failed'],
  sent: [],
  dropped: [],
  failed: [],
} as const satisfies Moves<MailState>

export const mayMoveMail = asking<MailState>(mailMoves)

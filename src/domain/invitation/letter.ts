import * as z from 'zod/mini'
import { type Refused, refuse } from '../refusal/refusal.ts'
import type { InvitationState } from './invitation.ts'

/** What a letter invites to. */
export const invitationKind = z.enum(['certification', 'course', 'classroom', 'practicalExam'])
export type InvitationKind = z.infer<typeof invitationKind>

/** A letter as its rules see it. Times in milliseconds since 1970. */
export interface Letter {
  kind: InvitationKind
  subjectId: number
  /** Null: whoever has it. */
  invitedEmail: string | null
  /** The folder of the only site that it is valid on, or null. */
  site: string | null
  validUntil: number
  state: InvitationState
}

/** What a letter is at a moment: one that was not used in time is expired. */
export const letterStateAt = ({ state, validUntil }: Letter, now: number): InvitationState =>
  state === 'fresh' && validUntil <= now ? 'expired' : state

/** Why a letter is of no use on a site at a moment, or null. Specification 2, section 8. */
export function letterRefusal(letter: Letter, { site, now }: { site: string; now: number }): Refused | null {
  const state = letterStateAt(letter, now)
  if (state === 'withdrawn') return refuse('invalidLetter')
  if (state === 'used') return refuse('letterUsed')
  if (state === 'expired') return refuse('expiredLetter')
  if (letter.site !== null && letter.site !== site)
    return refuse('letterOfOtherSite', { codeValidWithSite: letter.site.toUpperCase() })
  return null
}

export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** An address that only those who know it recognise: a***@example.org. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at > 0 ? email.slice(at) : ''}`
}

import * as z from 'zod/mini'
import { type RefusedResult, refuse } from '../refusal.ts'
import type { InvitationState } from './invitation.ts'

/** The kinds of items that a letter invites to. */
export const invitationKind = z.enum(['certification', 'course', 'classroom', 'practicalExam'])
export type InvitationKind = z.infer<typeof invitationKind>

/** The facts about a letter that decide whether it can be used. Times in milliseconds since 1970. */
export interface InvitationLetter {
  kind: InvitationKind
  targetId: number
  /** The e-mail address that it was sent to; null for a letter that anybody may use. */
  invitedEmail: string | null
  /** The folder of the only site that the letter is valid on; null for all. */
  site: string | null
  validUntil: number
  state: InvitationState
}

/** The state of a letter at an instant: one that was not used in time is expired. */
export const computeLetterState = ({ state, validUntil }: InvitationLetter, now: number): InvitationState =>
  state === 'fresh' && validUntil <= now ? 'expired' : state

/** The refusal of a letter on a site at an instant, or null. Specification 2, section 8. */
export function letterRefusal(
  letter: InvitationLetter,
  { site, now }: { site: string; now: number },
): RefusedResult | null {
  const state = computeLetterState(letter, now)
  if (state === 'withdrawn') return refuse('invalidLetter')
  if (state === 'used') return refuse('letterUsed')
  if (state === 'expired') return refuse('expiredLetter')
  if (letter.site !== null && letter.site !== site)
    return refuse('letterOfOtherSite', { site: letter.site.toUpperCase() })
  return null
}

export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * An e-mail address that only people who know it recognise.
 * @example maskedEmail('anna@example.org') // 'a***@example.org'
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at > 0 ? email.slice(at) : ''}`
}

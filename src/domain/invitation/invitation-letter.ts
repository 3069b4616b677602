import * as z from 'zod/mini'
import { type RefusedResult, refuse } from '../refusal.ts'
import type { InvitationState } from './invitation.ts'

/** The kinds of content to which a letter can invite. */
export const invitationKind = z.enum(['certification', 'course', 'classroom', 'practicalExam'])
export type InvitationKind = z.infer<typeof invitationKind>

/** The fields of an invitation letter that decide whether it can be used. Times are in milliseconds since 1970. */
export interface InvitationLetter {
  kind: InvitationKind
  targetId: number
  /** The email address to which the letter was sent; null if any learner may use the letter. */
  invitedEmail: string | null
  /** The folder of the only site on which the letter is valid; null if it is valid on all sites. */
  site: string | null
  validUntil: number
  state: InvitationState
}

/** Returns the state of a letter at an instant. An unused letter becomes `expired` at the end of its validity. */
export const computeLetterState = ({ state, validUntil }: InvitationLetter, now: number): InvitationState =>
  state === 'fresh' && validUntil <= now ? 'expired' : state

/** Returns the refusal to use an invitation letter on a site at an instant, or null. Specification 2, section 8. */
export function checkLetter(
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

export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Returns an email address in a form that only people who know the address recognise.
 * @example maskEmail('anna@example.org') // 'a***@example.org'
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at > 0 ? email.slice(at) : ''}`
}

import * as z from 'zod/mini'
import type { Refusal } from '../../domain/refusal.ts'

/** The code of an invitation letter as typed; only the server knows whether the letter exists. */
export const letterCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** The refusals of the calls that show a letter. */
export const invitationQueryRefusals = [
  'incorrectLetter',
  'expiredLetter',
  'invalidLetter',
  'letterUsed',
  'letterOfOtherSite',
] as const satisfies Refusal[]

/** The refusals of the calls that use a letter. */
export const invitationRefusals = [
  ...invitationQueryRefusals,
  'otherEmailInvited',
  'invitedOnly',
  'enrolledWithoutLetter',
  'otherRegion',
  'forbidden',
  'prerequisiteMissing',
  'tooFrequent',
] as const satisfies Refusal[]

import * as z from 'zod/mini'
import type { Refusal } from '../domain/refusal/refusal.ts'

/** The code of an invitation letter as it is typed; whether it is one, the server says. */
export const letterCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** Why a letter is of no use to whoever looks at it. */
export const letterLookRefusals = [
  'incorrectLetter',
  'expiredLetter',
  'invalidLetter',
  'letterUsed',
  'letterOfOtherSite',
] as const satisfies Refusal[]

/** Why a letter is not taken. */
export const letterRefusals = [
  ...letterLookRefusals,
  'otherEmailInvited',
  'invitedOnly',
  'enrolledWithoutLetter',
  'otherRegion',
  'forbidden',
  'prerequisiteMissing',
  'tooFrequent',
] as const satisfies Refusal[]

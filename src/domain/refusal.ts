/**
 * Every reason for which the portal refuses an act, by name. The contract gives each its code on the wire;
 * sentences stand in the message files only. Specification 2, section 8.
 */
export const refusals = [
  'invalid',
  'needLogin',
  'forbidden',
  'notFound',
  'conflict',
  'failed',
  'other',
  'thirdParty',
  'incorrectLetter',
  'expiredLetter',
  'repeatSubmit',
  'certificateObtained',
  'applyNameMissing',
  'invalidLetter',
  'letterUsed',
  'otherEmailInvited',
  'practicalExamFull',
  'practicalExamOpen',
  'certificateStillValid',
  'tooLateToCancel',
  'invitedOnly',
  'enrolmentExpired',
  'trainingFull',
  'trainingOpen',
  'classroomStillValid',
  'enrolledWithoutLetter',
  'letterOfOtherSite',
  'otherRegion',
  'tooFrequent',
  'busy',
  'alreadyRegistered',
  'prerequisiteMissing',
  'noReleaseInCountry',
  'typeRemovedInCountry',
  'companyMissing',
  'applicationPending',
  'tooEarlyToCheckIn',
  'paperFailed',
  'submitFailed',
  'examStartFailed',
  'examRenewFailed',
] as const

export type Refusal = (typeof refusals)[number]

export interface RefusedResult {
  refusal: Refusal
  /** The facts that the message or dialog needs: the prerequisite list, the site a letter is valid on. */
  context?: Record<string, unknown>
}

/**
 * A refusal as a value, which a service returns instead of throwing.
 * @example refuse('invalid', { fields: ['code'] }) // { refusal: 'invalid', context: { fields: ['code'] } }
 */
export const refuse = (refusal: Refusal, context?: Record<string, unknown>): RefusedResult => ({
  refusal,
  ...(context && { context }),
})

/**
 * Whether a service's answer is a refusal.
 * @example isRefused(refuse('notFound')) // true
 */
export const isRefused = (value: unknown): value is RefusedResult =>
  typeof value === 'object' && value !== null && 'refusal' in value

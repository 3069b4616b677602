/**
 * The names of all reasons why the portal refuses a request. The contract maps each name to its code on the wire;
 * the texts are only in the message files. Specification 2, section 8.
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
  /** The data for the message or dialog, such as the missing prerequisites or the site on which a letter is valid. */
  context?: Record<string, unknown>
}

/**
 * Creates a refusal, which a service returns instead of throwing.
 * @example refuse('invalid', { fields: ['code'] }) // { refusal: 'invalid', context: { fields: ['code'] } }
 */
export const refuse = (refusal: Refusal, context?: Record<string, unknown>): RefusedResult => ({
  refusal,
  ...(context && { context }),
})

/**
 * Whether a service's result is a refusal.
 * @example isRefused(refuse('notFound')) // true
 */
export const isRefused = (value: unknown): value is RefusedResult =>
  typeof value === 'object' && value !== null && 'refusal' in value

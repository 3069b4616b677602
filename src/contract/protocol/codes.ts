import type { Refusal } from '../../domain/refusal.ts'

/**
 * The code on the wire of each refusal. Specification 2, section 8.
 * @example codeByReason.prerequisiteMissing // 10026
 */
export const codeByReason = {
  invalid: 400,
  needLogin: 401,
  forbidden: 403,
  notFound: 404,
  // The specification has no code for a conflicting change, so this is HTTP's status for it.
  conflict: 409,
  failed: 500,
  // The specification has no code for an overload, so this is HTTP's status for it.
  busy: 503,
  other: 501,
  thirdParty: 200001,
  incorrectLetter: 10000,
  expiredLetter: 10001,
  repeatSubmit: 10002,
  certificateObtained: 10003,
  applyNameMissing: 10004,
  invalidLetter: 10005,
  letterUsed: 10006,
  otherEmailInvited: 10007,
  practicalExamFull: 10008,
  practicalExamOpen: 10009,
  certificateStillValid: 10010,
  tooLateToCancel: 10011,
  invitedOnly: 10012,
  enrolmentExpired: 10013,
  trainingFull: 10014,
  trainingOpen: 10015,
  classroomStillValid: 10016,
  enrolledWithoutLetter: 10017,
  letterOfOtherSite: 10018,
  otherRegion: 10019,
  tooFrequent: 10022,
  alreadyRegistered: 10024,
  prerequisiteMissing: 10026,
  // The specification names these two refusals of a renewal and the refusal for a missing company, but gives them
  // no codes.
  noReleaseInCountry: 10027,
  typeRemovedInCountry: 10028,
  companyMissing: 10029,
  applicationPending: 20036,
  tooEarlyToCheckIn: 20037,
  paperFailed: 30000,
  submitFailed: 30001,
  examStartFailed: 30002,
  examRenewFailed: 30003,
} as const satisfies Record<Refusal, number>

const mirrored: Partial<Record<number, number>> = {
  400: 400,
  401: 401,
  403: 403,
  404: 404,
  409: 409,
  500: 500,
  503: 503,
  10022: 429,
}

/**
 * Returns the HTTP status of a response with this code in its envelope. A few codes have their own status; the
 * status of all other codes is 200.
 * @example httpStatusOf(401) // 401
 * @example httpStatusOf(10022) // 429
 * @example httpStatusOf(10026) // 200
 */
export const httpStatusOf = (code: number): number => mirrored[code] ?? 200

const byCode = new Map<number, Refusal>(
  Object.entries(codeByReason).map(([refusal, code]) => [code, refusal as Refusal]),
)

/**
 * Returns the refusal of a code, or undefined for an unknown code.
 * @example refusalOfCode(10026) // 'prerequisiteMissing'
 */
export const refusalOfCode = (code: number): Refusal | undefined => byCode.get(code)

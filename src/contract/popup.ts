import type { Call } from './call.ts'
import { codeOf } from './codes.ts'
import { success } from './envelope.ts'

/**
 * The codes that have a handling of their own and open no popup: success, not found, need login,
 * prerequisite, and a busy search, which says so in the place of its results.
 */
const silentCodes: ReadonlySet<number> = new Set([
  success,
  codeOf.notFound,
  codeOf.needLogin,
  codeOf.prerequisiteMissing,
  codeOf.busy,
])

/**
 * The paths of calls that show a refusal beside their own field. Specification 2, section 8; Decisions:
 * "Shell".
 */
const silentPaths: ReadonlySet<string> = new Set([
  '/user/invitation/use',
  '/user/invitation/sales/use',
  '/user/practicalExamApprove/enrollByInvitationCode',
])

/**
 * Whether a call's answer opens the popup "Tips": every non-empty code does except those above, and not for
 * the calls above, nor for a form: that says itself, at the field or above all, why it was not taken.
 */
export const opensPopup = ({ path, who }: Pick<Call, 'path' | 'who'>, code: number | undefined): boolean =>
  code !== undefined && !silentCodes.has(code) && !silentPaths.has(path) && who !== 'form'

/**
 * The text of the popup. For 501 it is the server's message, as it is; for all others `error.{code}` in the
 * reader's language, the same in English, the server's message, and at last `error.system`. `lookUp` answers
 * undefined for a key without a text.
 */
export function popupText(
  code: number,
  serverMessage: string,
  lookUp: (key: string) => string | undefined,
): string {
  if (code === codeOf.other && serverMessage !== '') return serverMessage
  return lookUp(`error.${code}`) ?? (serverMessage || lookUp('error.system') || 'System Error')
}

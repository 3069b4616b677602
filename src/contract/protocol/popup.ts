import type { Call } from './call.ts'
import { codeByReason } from './codes.ts'
import { success } from './envelope.ts'

/** The codes that have a handling of their own and open no popup: success, not found, need login, prerequisite. */
const silentCodes: ReadonlySet<number> = new Set([
  success,
  codeByReason.notFound,
  codeByReason.needLogin,
  codeByReason.prerequisiteMissing,
])

/**
 * The paths of calls that show a refusal beside their own field. Specification 2, section 8; Decision:
 * docs/decisions/shell.md.
 */
const silentPaths: ReadonlySet<string> = new Set([
  '/user/invitation/use',
  '/user/invitation/sales/use',
  '/user/practicalExamApprove/enrollByInvitationCode',
])

/** A call as far as it decides whether its refusals open the popup. */
export type Refusable = Pick<Call, 'path' | 'who' | 'refusals'>

/** Whether a call is a list that can be busy: it says so in the place of its results. */
const showsBusy = ({ refusals }: Refusable, code: number): boolean =>
  code === codeByReason.busy && refusals.includes('busy')

/**
 * Whether a call's answer opens the popup "Tips": every non-empty code does except those above, and not for
 * the calls above, nor for a form: that says itself, at the field or above all, why it was not taken.
 */
export const opensPopup = (call: Refusable, code: number | undefined): boolean =>
  code !== undefined &&
  !silentCodes.has(code) &&
  !silentPaths.has(call.path) &&
  call.who !== 'form' &&
  !showsBusy(call, code)

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
  if (code === codeByReason.other && serverMessage !== '') return serverMessage
  return lookUp(`error.${code}`) ?? (serverMessage || lookUp('error.system') || 'System Error')
}

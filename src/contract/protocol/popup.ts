import type { Call } from './call.ts'
import { codeByReason } from './codes.ts'
import { success } from './envelope.ts'

/** The codes that are handled elsewhere and open no popup: success, not found, need login, prerequisite. */
const silentCodes: ReadonlySet<number> = new Set([
  success,
  codeByReason.notFound,
  codeByReason.needLogin,
  codeByReason.prerequisiteMissing,
])

/** The paths of calls whose refusals are shown at their field. Specification 2, section 8; decision: docs/decisions/shell.md. */
const silentPaths: ReadonlySet<string> = new Set([
  '/user/invitation/use',
  '/user/invitation/sales/use',
  '/user/practicalExamApprove/enrollByInvitationCode',
])

/** The parts of a call that decide whether its refusals open the popup. */
export type RefusableCall = Pick<Call, 'path' | 'who' | 'refusals'>

/** Whether a refusal is `busy` of a list, which shows it in place of its results. */
const showsBusy = ({ refusals }: RefusableCall, code: number): boolean =>
  code === codeByReason.busy && refusals.includes('busy')

/**
 * Whether a response opens the popup "Tips": every code does, except the silent codes, the silent paths, busy lists, and forms,
 * which show the reason themselves.
 */
export const shouldOpenPopup = (call: RefusableCall, code: number | undefined): boolean =>
  code !== undefined &&
  !silentCodes.has(code) &&
  !silentPaths.has(call.path) &&
  call.who !== 'form' &&
  !showsBusy(call, code)

/**
 * Returns the text of the popup. For 501 it is the server's message; for all others the first that exists of `error.{code}` in
 * the reader's language or in English, the server's message, and `error.system`. `lookUp` returns undefined for a key without a
 * text.
 */
export function popupText(
  code: number,
  serverMessage: string,
  lookUp: (key: string) => string | undefined,
): string {
  if (code === codeByReason.other && serverMessage !== '') return serverMessage
  return lookUp(`error.${code}`) ?? (serverMessage || lookUp('error.system') || 'System error')
}

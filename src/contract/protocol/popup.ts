import type { Call } from './call.ts'
import { codeByReason } from './codes.ts'
import { successCode } from './envelope.ts'

/**
 * The codes that open no popup, because pages handle them in other ways: success, not found, login required, and
 * missing prerequisite.
 */
const silentCodes: ReadonlySet<number> = new Set([
  successCode,
  codeByReason.notFound,
  codeByReason.needLogin,
  codeByReason.prerequisiteMissing,
])

/**
 * The paths of calls whose refusals are shown next to the field that caused them. Specification 2, section 8;
 * decision: docs/decisions/shell.md.
 */
const silentPaths: ReadonlySet<string> = new Set([
  '/user/invitation/use',
  '/user/invitation/sales/use',
  '/user/practicalExamApprove/enrollByInvitationCode',
])

/** The parts of a call that decide whether its refusals open the popup. */
export type RefusableCall = Pick<Call, 'path' | 'who' | 'refusals'>

/** Whether a refusal is `busy` and the call declares this refusal. Pages show it in place of the results. */
const showsBusy = ({ refusals }: RefusableCall, code: number): boolean =>
  code === codeByReason.busy && refusals.includes('busy')

/**
 * Whether a response opens the popup "Tips". Every code does, except the silent codes, the codes of silent paths, a
 * declared `busy`, and the refusals of forms, which show the reason themselves.
 */
export const shouldOpenPopup = (call: RefusableCall, code: number | undefined): boolean =>
  code !== undefined &&
  !silentCodes.has(code) &&
  !silentPaths.has(call.path) &&
  call.who !== 'form' &&
  !showsBusy(call, code)

/**
 * Returns the text of the popup. For 501 it is the server's message. For all other codes it is the text
 * `error.{code}` in the reader's language or in English, else the server's message, else the text `error.system`.
 * `lookUp` returns undefined for a key without a text.
 */
export function popupText(
  code: number,
  serverMessage: string,
  lookUp: (key: string) => string | undefined,
): string {
  if (code === codeByReason.other && serverMessage !== '') return serverMessage
  return lookUp(`error.${code}`) ?? (serverMessage || lookUp('error.system') || 'System error')
}

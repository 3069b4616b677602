import { atom } from 'nanostores'
import type { CallOptions } from '../../api/create-api.ts'
import type { Failure } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { type RefusableCall, shouldOpenPopup } from '../../contract/protocol/popup.ts'
import { environment } from '../../environment/environment.ts'
import { savePendingAction } from '../action/pending-action.ts'
import { handleSessionEnd, redirectToSignIn } from '../session/session.ts'

/** A refusal in the popup "Tips". Its text is looked up when the popup is shown. */
export interface Popup {
  code: number
  message: string
  /** The values for the placeholders of the popup's text. */
  context: Record<string, unknown>
}

/**
 * The message namespaces whose keys notices can use. For a key of another namespace, the key itself would be
 * displayed.
 */
export const noticeNamespaces = ['notices', 'error', 'enrolment', 'player'] as const
export type NoticeKey = `${(typeof noticeNamespaces)[number]}:${string}`

/** A short message about an event. */
export interface Toast {
  id: number
  text: NoticeKey
}

export const $popup = atom<Popup | null>(null)
/** The message key of the reason in the sign-in dialog; null while the dialog is closed. */
export const $signInReason = atom<NoticeKey | null>(null)
export const $toasts = atom<readonly Toast[]>([])

/** The time for which a toast is visible, in milliseconds. Specification 1, section 9. */
const toastDuration = 3000
let lastToast = 0

const cancelDismissal = new Map<number, () => void>()

/**
 * Shows a toast with the text of a message key.
 * @example showToast('enrolment:unreachable')
 */
export function showToast(text: NoticeKey): void {
  lastToast += 1
  $toasts.set([...$toasts.get(), { id: lastToast, text }])
  resumeToast(lastToast)
}

/** Stops the timer that removes a toast, while the pointer is on the toast. `resumeToast` starts the timer again. */
export const pauseToast = (id: number): void => cancelDismissal.get(id)?.()

export const resumeToast = (id: number): unknown =>
  cancelDismissal.set(
    id,
    environment().later(() => dismissToast(id), toastDuration),
  )

const dismissToast = (id: number): void => $toasts.set($toasts.get().filter((shown) => shown.id !== id))

let actionBeforeSignIn: string | undefined

/**
 * Opens the sign-in dialog for an anonymous visitor. `action` is the `data-act` of the pressed button, if its action
 * should continue after the sign-in.
 */
export function openSignInDialog(reason: NoticeKey, action?: string): void {
  actionBeforeSignIn = action
  $signInReason.set(reason)
}

/**
 * Opens the sign-in. Afterwards the learner returns to this page, and the action that required the sign-in
 * continues.
 */
export function signInToContinue(): void {
  if (actionBeforeSignIn) savePendingAction(null, actionBeforeSignIn)
  redirectToSignIn()
}

/**
 * Handles every failed API call: a response with 401 opens the sign-in, and some error codes open the popup "Tips"
 * unless the caller shows the refusal.
 */
export function handleFailure(
  call: RefusableCall,
  failure: Failure,
  { shownByCaller: shows }: CallOptions = {},
): void {
  if (failure.kind !== 'refused') return
  if (failure.code === codeByReason.needLogin) {
    handleSessionEnd()
    return
  }
  const isShown = shows === 'refusals' || (shows === 'fields' && Array.isArray(failure.context.fields))
  if (!isShown && shouldOpenPopup(call, failure.code)) {
    const { code, message, context } = failure
    $popup.set({ code, message, context })
  }
}

/**
 * Shows a toast if the server could not be reached. Refusals are not reported here, because they are shown in a
 * popup or beside a field.
 */
export function reportUnreachable(failure: Failure): void {
  if (failure.kind !== 'refused') showToast('enrolment:unreachable')
}

import { atom } from 'nanostores'
import type { CallOptions } from '../../api/create-api.ts'
import type { Failure } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { opensPopup, type Refusable } from '../../contract/protocol/popup.ts'
import { environment } from '../../environment/environment.ts'
import { endOfSession } from '../session/session.ts'

/** A refusal that opens the popup "Tips". Its text is looked up when it is shown. */
export interface Popup {
  code: number
  message: string
  /** The values that the popup's text names. */
  context: Record<string, unknown>
}

/** The areas whose words notices speak: a key of any other would be shown as it stands. */
export const noticeAreas = ['notices', 'error', 'enrolment', 'player'] as const
export type NoticeKey = `${(typeof noticeAreas)[number]}:${string}`

/** A short message about what has happened. */
export interface Toast {
  id: number
  text: NoticeKey
}

export const $popup = atom<Popup | null>(null)
/** The dialog that asks to sign in: its reason, or null while it is closed. */
export const $signInReason = atom<NoticeKey | null>(null)
export const $toasts = atom<readonly Toast[]>([])

/** How long a toast is shown, in milliseconds. Specification 1, section 9. */
const toastLasts = 3000
let lastToast = 0

const leaving = new Map<number, () => void>()

/**
 * Shows a toast with the text of a message key.
 * @example toast('enrolment:unreachable')
 */
export function toast(text: NoticeKey): void {
  lastToast += 1
  $toasts.set([...$toasts.get(), { id: lastToast, text }])
  resumeToast(lastToast)
}

/** Keeps a toast on the screen while it is read, until it is let go. */
export const holdToast = (id: number): void => leaving.get(id)?.()

export const resumeToast = (id: number): unknown =>
  leaving.set(
    id,
    environment().later(() => dismissToast(id), toastLasts),
  )

const dismissToast = (id: number): void => $toasts.set($toasts.get().filter((shown) => shown.id !== id))

export const promptSignIn = (reason: NoticeKey): void => $signInReason.set(reason)

/**
 * Handles every failed call, whoever made it: sign-on for 401, the popup for the codes that open one, unless the caller shows the
 * refusal by itself.
 */
export function handleFailure(
  call: Refusable,
  failure: Failure,
  { shownByCaller: shows }: CallOptions = {},
): void {
  if (failure.kind !== 'refused') return
  if (failure.code === codeByReason.needLogin) {
    endOfSession()
    return
  }
  const isShown = shows === 'refusals' || (shows === 'fields' && Array.isArray(failure.context.fields))
  if (!isShown && opensPopup(call, failure.code)) {
    const { code, message, context } = failure
    $popup.set({ code, message, context })
  }
}

/** Shows a toast that the server was not reached. Refusals have a popup, or a field, of their own. */
export function reportUnreachable(failure: Failure): void {
  if (failure.kind !== 'refused') toast('enrolment:unreachable')
}

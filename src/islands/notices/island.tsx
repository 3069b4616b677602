import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import {
  $popup,
  $signInReason,
  $toasts,
  type noticeNamespaces,
  pauseToast,
  resumeToast,
} from '#src/stores/notice/notices.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

export const namespaces = [
  'notices',
  'error',
  'enrolment',
  'player',
] as const satisfies typeof noticeNamespaces

const Tips = lazy(() => import('./Tips.tsx'))
const SignInDialog = lazy(() => import('./SignInDialog.tsx'))

/** The dialogs and toasts of the whole page; only one of the dialogs is open at a time. */
export default function Notices() {
  const popup = useStore($popup)
  const reason = useStore($signInReason)
  return (
    <>
      <Toasts />
      <Suspense>{popup ? <Tips popup={popup} /> : reason ? <SignInDialog reason={reason} /> : null}</Suspense>
    </>
  )
}

function Toasts() {
  const { t } = useTranslation()
  const toasts = useStore($toasts)
  const region = document.getElementById('toasts')
  if (!region) return null
  return createPortal(
    toasts.map((toast) => (
      <p
        key={toast.id}
        className="toast"
        onPointerEnter={() => pauseToast(toast.id)}
        onPointerLeave={() => resumeToast(toast.id)}
      >
        {t(toast.text)}
      </p>
    )),
    region,
  )
}

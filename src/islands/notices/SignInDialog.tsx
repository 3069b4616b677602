import { $signInReason, signInToContinue } from '#src/stores/notice/notices.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The dialog that requires a sign-in before an action. The sign-in returns to this page. */
export default function SignInDialog({ reason }: { reason: string }) {
  const { t } = useTranslation()
  const close = () => $signInReason.set(null)
  return (
    <Dialog
      title={t('notices:signInFirst')}
      onClose={close}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={close}>
            {t('notices:notNow')}
          </button>
          <button type="button" className="btn" onClick={signInToContinue}>
            {t('notices:signIn')}
          </button>
        </>
      }
    >
      <p>{t(reason)}</p>
    </Dialog>
  )
}

import { $signInReason } from '../../stores/notices.ts'
import { goToSignOn } from '../../stores/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../ui/Words.tsx'

/** Asks to sign in before an act; sign-on comes back to this page. */
export default function SignInDialog({ reason }: { reason: string }) {
  const { t } = useWords()
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
          <button type="button" className="btn" onClick={goToSignOn}>
            {t('notices:signIn')}
          </button>
        </>
      }
    >
      <p>{t(reason)}</p>
    </Dialog>
  )
}

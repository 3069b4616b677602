import { disableLeaveWarning } from '#src/stores/exam/open-exam-room.ts'
import { redirectToSignIn } from '#src/stores/session/session.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * The dialog for a session that ended during an attempt. The answers stay on this device, and after signing in the
 * learner returns to the current question.
 */
export function SessionEnded({ timed }: { timed: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('exam:session.title')}
      onClose={() => undefined}
      actions={
        <button
          type="button"
          className="btn"
          onClick={() => {
            disableLeaveWarning()
            redirectToSignIn()
          }}
        >
          {t('exam:session.signIn')}
        </button>
      }
    >
      <p>
        {t('exam:session.text')} {timed && t('exam:session.clockRuns')}
      </p>
    </Dialog>
  )
}

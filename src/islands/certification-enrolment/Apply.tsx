import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { fullNameOf } from '#src/domain/learner/learner.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { submitApplication } from '#src/stores/certification/certification-enrolment.ts'
import { $session } from '#src/stores/session/session.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The button that applies for the certificate. A confirmation first shows the name that will be printed. */
export function Apply({ id }: { id: number }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const session = useStore($session)
  const [dialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn full lg" data-act="enrol" onClick={() => setDialogOpen(true)}>
        {t('certification-enrolment:next.apply')}
      </button>
      <p className="meta">{t('certification-enrolment:next.within')}</p>
      {dialogOpen && (
        <ConfirmationDialog
          title={t('certification-enrolment:next.apply')}
          confirm={t('certification-enrolment:applyNow')}
          busy={busy}
          onConfirm={() => void submitApplication(id).then(() => setDialogOpen(false))}
          onClose={() => setDialogOpen(false)}
        >
          {session.state === 'signedIn' && (
            <p>
              <b>
                <bdi>{fullNameOf(session.learner)}</bdi>
              </b>
            </p>
          )}
          <p>{t('certification-enrolment:applyAsk')}</p>
        </ConfirmationDialog>
      )}
    </>
  )
}

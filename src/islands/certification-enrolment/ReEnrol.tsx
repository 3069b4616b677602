import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Certification } from '#src/domain/certification/certification.ts'
import { $isActing, ensureCanEnrol } from '#src/stores/action/action.ts'
import { enrolAgain } from '#src/stores/certification/certification-enrolment.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * The button that enrols again: the progress returns to 0, and the earlier results are stored as history.
 * Specification 1, section 4.
 */
export function ReEnrol({ id, kind }: Pick<Certification, 'id' | 'kind'>) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [dialogOpen, setDialogOpen] = useState(false)
  const openDialog = async () => {
    if (await ensureCanEnrol('enrolment:certification.signIn', kind)) setDialogOpen(true)
  }
  return (
    <>
      <p>{t('certification-enrolment:again')}</p>
      <button type="button" className="btn full lg" data-act="enrol" onClick={() => void openDialog()}>
        {t('certification-enrolment:reEnrol')}
      </button>
      {dialogOpen && (
        <ConfirmationDialog
          title={t('certification-enrolment:reEnrol')}
          confirm={t('certification-enrolment:reEnrol')}
          busy={busy}
          onConfirm={() => void enrolAgain(id).then(() => setDialogOpen(false))}
          onClose={() => setDialogOpen(false)}
        >
          <p>{t('certification-enrolment:againAsk')}</p>
        </ConfirmationDialog>
      )}
    </>
  )
}

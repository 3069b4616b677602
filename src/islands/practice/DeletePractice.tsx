import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { deletePracticeHistory } from '#src/stores/practice/bank-choice.ts'
import { $isPracticeBusy } from '#src/stores/practice/stage.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The button that deletes the practice records, after a confirmation. */
export function DeletePractice() {
  const { t } = useTranslation()
  const busy = useStore($isPracticeBusy)
  const [dialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <p>
        <button type="button" className="btn quiet sm" onClick={() => setDialogOpen(true)}>
          {t('practice:forget')}
        </button>
      </p>
      {dialogOpen && (
        <ConfirmationDialog
          title={t('practice:forget')}
          confirm={t('practice:forget')}
          isHarmful
          busy={busy}
          onConfirm={() => void deletePracticeHistory().then(() => setDialogOpen(false))}
          onClose={() => setDialogOpen(false)}
        >
          <p>{t('practice:forgetIs')}</p>
        </ConfirmationDialog>
      )}
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { canChangeCertificationProgress } from '#src/domain/certification/progress.ts'
import type { MyCertification } from '#src/domain/overview/overview.ts'
import { clearStudyRecords } from '#src/stores/account/study-records.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const deletedRecords = ['courses', 'credits', 'practice'] as const
const remainingRecords = ['attempts', 'seats', 'certificates'] as const

/**
 * A button that deletes the study records of a certification, after a dialog that lists what is deleted and what
 * remains. Hidden during the theory exam and after the exams are passed.
 */
export function ClearRecords({ certification }: { certification: MyCertification }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [dialogOpen, setDialogOpen] = useState(false)
  const { status, exam } = certification
  if (exam.resumes || status === 'approved' || !canChangeCertificationProgress(status, 'enrol')) return null
  return (
    <div>
      <button
        type="button"
        className="btn quiet sm"
        aria-label={t('my-next:records.clearOf', { name: certification.name })}
        onClick={() => setDialogOpen(true)}
      >
        {t('my-next:records.clear')}
      </button>
      {dialogOpen && (
        <ConfirmationDialog
          title={t('my-next:records.title', { name: certification.name })}
          confirm={t('my-next:records.now')}
          isHarmful
          busy={busy}
          onConfirm={() =>
            void clearStudyRecords(certification.id).then((cleared) => cleared && setDialogOpen(false))
          }
          onClose={() => setDialogOpen(false)}
        >
          <div className="stack gap-4">
            <p>{t('my-next:records.text')}</p>
            <TitledList
              title={t('my-next:records.goes')}
              items={deletedRecords.map((each) => t(`my-next:records.gone.${each}`))}
            />
            <TitledList
              title={t('my-next:records.stays')}
              items={remainingRecords.map((each) => t(`my-next:records.kept.${each}`))}
            />
          </div>
        </ConfirmationDialog>
      )}
    </div>
  )
}

function TitledList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="prose">
      <p>
        <b>{title}</b>
      </p>
      <ul aria-label={title}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

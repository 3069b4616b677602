import { useState } from 'react'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { MoveDialog } from './MoveDialog.tsx'

/** The button that opens the dialog with the other dates of a training or practical exam. */
export function MoveSession({ training }: { training: MyTraining }) {
  const { name } = training.kind === 'practicalExam' ? training.practicalExam : training.classroom
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn quiet sm"
        aria-label={`${t('my-session:move.button')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t('my-session:move.button')}
      </button>
      {open && <MoveDialog training={training} onClose={() => setOpen(false)} />}
    </>
  )
}

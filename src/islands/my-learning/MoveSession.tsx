import { useState } from 'react'
import type { ClassroomEntry } from '#src/domain/classroom/classroom-entry.ts'
import { useWords } from '#src/ui/Words.tsx'
import { MoveDialog } from './MoveDialog.tsx'

/** The button that opens the dialog with the other dates of a training. */
export function MoveSession({ of }: { of: ClassroomEntry }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn quiet sm"
        aria-label={`${t('my-session:move.button')}: ${of.name}`}
        onClick={() => setOpen(true)}
      >
        {t('my-session:move.button')}
      </button>
      {open && <MoveDialog of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

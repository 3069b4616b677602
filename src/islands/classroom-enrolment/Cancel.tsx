import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $isActing } from '#src/stores/action/action.ts'
import {
  cancelClassroomEnrolment,
  type EnrollableClassroom,
} from '#src/stores/classroom/classroom-enrolment.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PaidNote } from '../PaidNote.tsx'
import type { ClassroomStatus } from './classroom-status.ts'

/** The button that cancels the seat, or leaves the waiting list, after a confirmation. */
export function Cancel({ classroom, status }: { classroom: EnrollableClassroom; status: ClassroomStatus }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [dialogOpen, setDialogOpen] = useState(false)
  const action = status === 'waitlisted' ? 'leave' : 'cancel'
  const paid = status === 'enrolled' && classroom.offer.kind === 'sold'
  return (
    <>
      <button type="button" className="btn sec2 full" onClick={() => setDialogOpen(true)}>
        {t(`classroom-enrolment:${action}.button`)}
      </button>
      <p className="meta">{t(paid ? 'classroom:note.cancelPaid' : 'classroom:note.cancel')}</p>
      {dialogOpen && (
        <ConfirmationDialog
          title={t(`classroom-enrolment:${action}.button`)}
          confirm={t(`classroom-enrolment:${action}.confirm`)}
          isHarmful
          busy={busy}
          onConfirm={() => void cancelClassroomEnrolment(classroom).then(() => setDialogOpen(false))}
          onClose={() => setDialogOpen(false)}
        >
          <p>
            {t(`classroom-enrolment:${action}.ask`)} {paid && <PaidNote kind="classroom" id={classroom.id} />}
          </p>
        </ConfirmationDialog>
      )}
    </>
  )
}

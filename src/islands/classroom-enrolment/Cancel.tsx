import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $isActing } from '#src/stores/act/act.ts'
import { cancel, type EnrollableClassroom } from '#src/stores/classroom/classroom-enrolment.ts'
import { Confirm } from '#src/ui/Confirm.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PaidNote } from '../PaidNote.tsx'
import type { ClassroomStatus } from './classroom-status.ts'

/** The button that cancels the seat, or leaves the waiting list, after a confirmation. */
export function Cancel({
  classroom,
  standing,
}: {
  classroom: EnrollableClassroom
  standing: ClassroomStatus
}) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [asking, setAsking] = useState(false)
  const words = standing === 'waitlisted' ? 'leave' : 'cancel'
  const paid = standing === 'enrolled' && classroom.offer.kind === 'sold'
  return (
    <>
      <button type="button" className="btn sec2 full" onClick={() => setAsking(true)}>
        {t(`classroom-enrolment:${words}.button`)}
      </button>
      <p className="meta">{t(paid ? 'classroom:note.cancelPaid' : 'classroom:note.cancel')}</p>
      {asking && (
        <Confirm
          title={t(`classroom-enrolment:${words}.button`)}
          confirm={t(`classroom-enrolment:${words}.confirm`)}
          busy={busy}
          onConfirm={() => void cancel(classroom).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>
            {t(`classroom-enrolment:${words}.ask`)} {paid && <PaidNote kind="classroom" id={classroom.id} />}
          </p>
        </Confirm>
      )}
    </>
  )
}

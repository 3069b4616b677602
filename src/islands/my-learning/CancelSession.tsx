import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { noticePeriod } from '#src/domain/classroom/notice-period.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { formatDateTimeWithZone } from '#src/i18n/session-time.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { cancelMySeat } from '#src/stores/classroom/my-sessions.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PaidNote } from '../PaidNote.tsx'
import { sessionStatusOf } from './session-status.ts'
import { timeZoneOfTraining } from './session-zone.ts'

/** The button that cancels a seat, after a confirmation that names the deadline for cancelling. */
export function CancelSession({ training }: { training: MyTraining }) {
  const { t, locale } = useTranslation()
  const busy = useStore($isActing)
  const [dialogOpen, setDialogOpen] = useState(false)
  const isExam = training.kind === 'practicalExam'
  const { id, name, startsAt, fee } = isExam ? training.practicalExam : training.classroom
  const isWaitlisted = !isExam && training.classroom.own.status === 'waitlisted'
  const isPaid = fee !== null && sessionStatusOf(training) === 'enrolled'
  const action = isWaitlisted ? 'leave' : 'cancel'
  const deadline = isWaitlisted ? startsAt : new Date(Date.parse(startsAt) - noticePeriod).toISOString()
  return (
    <>
      <button
        type="button"
        className="btn quiet sm"
        aria-label={`${t(`my-session:${action}`)}: ${name}`}
        onClick={() => setDialogOpen(true)}
      >
        {t(`my-session:${action}`)}
      </button>
      {dialogOpen && (
        <ConfirmationDialog
          title={t(`classroom-enrolment:${action}.button`)}
          confirm={t(`classroom-enrolment:${action}.confirm`)}
          isHarmful
          busy={busy}
          onConfirm={() => void cancelMySeat(training).then(() => setDialogOpen(false))}
          onClose={() => setDialogOpen(false)}
        >
          <p>
            <b>{name}</b>
          </p>
          <p>
            {t(`classroom-enrolment:${action}.ask`)}{' '}
            {isPaid && <PaidNote kind={isExam ? 'practicalExam' : 'classroom'} id={id} area="classroom" />}
          </p>
          <p className="meta">
            {t('my-session:until', {
              when: formatDateTimeWithZone(locale, deadline, timeZoneOfTraining(training)),
            })}
          </p>
        </ConfirmationDialog>
      )}
    </>
  )
}

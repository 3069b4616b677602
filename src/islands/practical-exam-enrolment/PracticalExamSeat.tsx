import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { checkNoticePeriod } from '#src/domain/classroom/notice-period.ts'
import { otherSellingSiteOf } from '#src/domain/order/offer.ts'
import { environment } from '#src/environment/environment.ts'
import { sellerPaymentUrl } from '#src/query/payment.ts'
import { type Place, routes } from '#src/routes.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { calendarFileUrl } from '#src/stores/classroom/calendar-file.ts'
import {
  cancelPracticalExamSeat,
  type EnrollablePracticalExam,
} from '#src/stores/practical-exam/practical-exam-enrolment.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PaidNote } from '../PaidNote.tsx'
import type { PracticalExamStatus } from './practical-exam-status.ts'

interface PracticalExamSeatProps {
  status: Exclude<PracticalExamStatus, 'open' | 'notHeld'>
  startsAt: string
  place: Place
  exam: EnrollablePracticalExam
}

/** The status of the enrolment as text, with the actions that are possible now. */
export function PracticalExamSeat({ status, startsAt, place, exam }: PracticalExamSeatProps) {
  const { t } = useTranslation()
  const offersOtherDates = status !== 'unpaid' && status !== 'enrolled' && status !== 'passed'
  const canCancel = status === 'enrolled' || status === 'unpaid'
  const refusal = checkNoticePeriod(startsAt, environment().now())
  return (
    <>
      <p role="status">{t(`practical-exam-enrolment:standing.${status}`)}</p>
      {status === 'unpaid' && (
        <a
          className="btn full lg"
          href={sellerPaymentUrl(place, otherSellingSiteOf(exam.offer), {
            kind: 'practicalExam',
            id: exam.id,
          })}
        >
          {t('practical-exam-enrolment:pay')}
        </a>
      )}
      {status === 'enrolled' && (
        <a className="btn full lg" href={calendarFileUrl('practical-exam', exam.id)} download>
          <Icon name="calendar" />
          {t('enrolment:calendar')}
        </a>
      )}
      {status === 'enrolled' && !refusal && (
        <a className="btn sec2 full" href={`${routes.myLearning(place)}?tab=1&subTab=2`}>
          {t('practical-exam-enrolment:move')}
        </a>
      )}
      {offersOtherDates && (
        <a className="btn sec2 full" href={routes.practicalExams(place)}>
          {t('practical-exam-enrolment:others')}
        </a>
      )}
      {canCancel &&
        (refusal ? (
          <p className="meta">
            {t(`practical-exam-enrolment:leave.${refusal === 'tooLateToCancel' ? 'late' : 'begun'}`)}
          </p>
        ) : (
          <CancelEnrolment exam={exam} isPaid={status === 'enrolled' && exam.offer.kind === 'sold'} />
        ))}
    </>
  )
}

function CancelEnrolment({ exam, isPaid }: { exam: EnrollablePracticalExam; isPaid: boolean }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [dialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn sec2 full" onClick={() => setDialogOpen(true)}>
        {t('practical-exam-enrolment:leave.button')}
      </button>
      <p className="meta">{t(isPaid ? 'classroom:note.cancelPaid' : 'classroom:note.cancel')}</p>
      {dialogOpen && (
        <ConfirmationDialog
          title={t('practical-exam-enrolment:leave.button')}
          confirm={t('practical-exam-enrolment:leave.confirm')}
          isHarmful
          busy={busy}
          onConfirm={() => void cancelPracticalExamSeat(exam).then(() => setDialogOpen(false))}
          onClose={() => setDialogOpen(false)}
        >
          <p>
            {t('practical-exam-enrolment:leave.ask')}{' '}
            {isPaid && <PaidNote kind="practicalExam" id={exam.id} />}
          </p>
        </ConfirmationDialog>
      )}
    </>
  )
}

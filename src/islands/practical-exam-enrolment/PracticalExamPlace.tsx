import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { cancelRefusal } from '#src/domain/classroom/notice-period.ts'
import { otherSeller } from '#src/domain/order/offer.ts'
import { environment } from '#src/environment/environment.ts'
import { sellerAddress } from '#src/query/payment.ts'
import { type Place, routes } from '#src/routes.ts'
import { $isActing } from '#src/stores/act/act.ts'
import { calendarFileAddress } from '#src/stores/classroom/calendar-file.ts'
import { type EnrollablePracticalExam, leave } from '#src/stores/practical-exam/practical-exam-enrolment.ts'
import { Confirm } from '#src/ui/Confirm.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PaidNote } from '../PaidNote.tsx'
import type { PracticalExamStatus } from './practical-exam-status.ts'

interface HeldProps {
  standing: Exclude<PracticalExamStatus, 'open' | 'notHeld'>
  startsAt: string
  place: Place
  exam: EnrollablePracticalExam
}

/** The state of the enrolment in words, with the acts that are possible now. */
export function PracticalExamPlace({ standing, startsAt, place, exam }: HeldProps) {
  const { t } = useTranslation()
  const elsewhere = standing !== 'unpaid' && standing !== 'enrolled' && standing !== 'passed'
  const leavable = standing === 'enrolled' || standing === 'unpaid'
  const refusal = cancelRefusal(startsAt, environment().now())
  return (
    <>
      <p role="status">{t(`practical-exam-enrolment:standing.${standing}`)}</p>
      {standing === 'unpaid' && (
        <a
          className="btn full lg"
          href={sellerAddress(place, otherSeller(exam.offer), { kind: 'practicalExam', id: exam.id })}
        >
          {t('practical-exam-enrolment:pay')}
        </a>
      )}
      {standing === 'enrolled' && (
        <a className="btn full lg" href={calendarFileAddress('practical-exam', exam.id)} download>
          <Icon name="calendar" />
          {t('enrolment:calendar')}
        </a>
      )}
      {standing === 'enrolled' && !refusal && (
        <a className="btn sec2 full" href={`${routes.myLearning(place)}?tab=1&subTab=2`}>
          {t('practical-exam-enrolment:move')}
        </a>
      )}
      {elsewhere && (
        <a className="btn sec2 full" href={routes.practicalExams(place)}>
          {t('practical-exam-enrolment:others')}
        </a>
      )}
      {leavable &&
        (refusal ? (
          <p className="meta">
            {t(`practical-exam-enrolment:leave.${refusal === 'tooLateToCancel' ? 'late' : 'begun'}`)}
          </p>
        ) : (
          <Leave exam={exam} paid={standing === 'enrolled' && exam.offer.kind === 'sold'} />
        ))}
    </>
  )
}

function Leave({ exam, paid }: { exam: EnrollablePracticalExam; paid: boolean }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="btn sec2 full" onClick={() => setAsking(true)}>
        {t('practical-exam-enrolment:leave.button')}
      </button>
      <p className="meta">{t(paid ? 'classroom:note.cancelPaid' : 'classroom:note.cancel')}</p>
      {asking && (
        <Confirm
          title={t('practical-exam-enrolment:leave.button')}
          confirm={t('practical-exam-enrolment:leave.confirm')}
          busy={busy}
          onConfirm={() => void leave(exam).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>
            {t('practical-exam-enrolment:leave.ask')} {paid && <PaidNote kind="practicalExam" id={exam.id} />}
          </p>
        </Confirm>
      )}
    </>
  )
}

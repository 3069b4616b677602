import { lazy, Suspense } from 'react'
import { checkNoticePeriod } from '#src/domain/classroom/notice-period.ts'
import { isSeatMovable } from '#src/domain/classroom/seat.ts'
import { otherSellingSiteOf } from '#src/domain/order/offer.ts'
import { environment } from '#src/environment/environment.ts'
import { sellerPaymentUrl } from '#src/query/payment.ts'
import { type Place, routes } from '#src/routes.ts'
import { calendarFileUrl } from '#src/stores/classroom/calendar-file.ts'
import { type LiveClassroom, orderKindOf } from '#src/stores/classroom/classroom.ts'
import type { EnrollableClassroom } from '#src/stores/classroom/classroom-enrolment.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { AttendanceNote } from './AttendanceNote.tsx'
import { Cancel } from './Cancel.tsx'
import type { ClassroomStatus } from './classroom-status.ts'

/** The survey about the classroom. It is loaded after the classroom is finished. */
const SurveyOffer = lazy(() => import('../SurveyOffer.tsx'))

interface EnrolledPanelProps {
  status: Exclude<ClassroomStatus, 'open' | 'waitable' | 'notHeld'>
  current: LiveClassroom
  place: Place
  classroom: EnrollableClassroom
}

const cancellable: readonly ClassroomStatus[] = ['underReview', 'unpaid', 'enrolled', 'waitlisted']

/** The statuses in which a certificate of attendance is still possible or already earned. */
const withAttendance: readonly ClassroomStatus[] = [
  'underReview',
  'enrolled',
  'waitlisted',
  'checkedIn',
  'finished',
]

/** The status of the enrolment as text, with the actions that are possible now. */
export function EnrolledPanel({ status, current, place, classroom }: EnrolledPanelProps) {
  const { t } = useTranslation()
  const { id, own, startsAt } = current.classroom
  const refusal = checkNoticePeriod(startsAt, environment().now())
  const isTooLate = refusal === 'tooLateToCancel' && status !== 'waitlisted'
  const canCancel = cancellable.includes(status) && !isTooLate && refusal !== 'enrolmentExpired'
  const canMove = isSeatMovable(own) && refusal === null
  return (
    <>
      <p role="status">
        {t(`classroom-enrolment:standing.${status}`, { position: own.waitingPosition ?? 1 })}
      </p>
      {status === 'unpaid' && (
        <a
          className="btn full lg"
          href={sellerPaymentUrl(place, otherSellingSiteOf(classroom.offer), {
            kind: orderKindOf(classroom),
            id,
          })}
        >
          {t('classroom-enrolment:pay')}
        </a>
      )}
      {status === 'enrolled' && (
        <a className="btn full lg" href={calendarFileUrl('classroom', id)} download>
          <Icon name="calendar" />
          {t('enrolment:calendar')}
        </a>
      )}
      {classroom.certificationId === null && withAttendance.includes(status) && (
        <AttendanceNote place={place} id={id} earned={status === 'finished'} />
      )}
      {status === 'finished' && (
        <Suspense>
          <SurveyOffer training="classroom" id={id} />
        </Suspense>
      )}
      {canMove && (
        <a className="btn sec2 full" href={`${routes.myLearning(place)}?tab=1&subTab=2`}>
          {t('classroom-enrolment:move')}
        </a>
      )}
      {cancellable.includes(status) && isTooLate && <p className="meta">{t('classroom-enrolment:late')}</p>}
      {canCancel && <Cancel classroom={classroom} status={status} />}
    </>
  )
}

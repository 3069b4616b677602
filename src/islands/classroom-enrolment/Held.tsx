import { lazy, Suspense } from 'react'
import { cancelRefusal } from '#src/domain/classroom/notice-period.ts'
import { isMovable } from '#src/domain/classroom/seat.ts'
import { otherSeller } from '#src/domain/order/offer.ts'
import { environment } from '#src/environment/environment.ts'
import { sellerAddress } from '#src/query/payment.ts'
import { type Place, routes } from '#src/routes.ts'
import { calendarFileAddress } from '#src/stores/classroom/calendar-file.ts'
import { type LiveClassroom, orderKindOf } from '#src/stores/classroom/classroom.ts'
import type { EnrollableClassroom } from '#src/stores/classroom/classroom-enrolment.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { AttendanceNote } from './AttendanceNote.tsx'
import { Cancel } from './Cancel.tsx'
import type { ClassroomStatus } from './classroom-status.ts'

/** The survey after the classroom, loaded once that is over. */
const SurveyOffer = lazy(() => import('../SurveyOffer.tsx'))

interface HeldProps {
  standing: Exclude<ClassroomStatus, 'open' | 'waitable' | 'notHeld'>
  now: LiveClassroom
  place: Place
  classroom: EnrollableClassroom
}

const cancellable: readonly ClassroomStatus[] = ['underReview', 'unpaid', 'enrolled', 'waitlisted']

/** The standings in which a certificate of attendance can still be had, or is. */
const attended: readonly ClassroomStatus[] = [
  'underReview',
  'enrolled',
  'waitlisted',
  'checkedIn',
  'finished',
]

/** The state of the enrolment in words, with the acts that are possible now. */
export function Held({ standing, now, place, classroom }: HeldProps) {
  const { t } = useTranslation()
  const { id, own, startsAt } = now.classroom
  const refusal = cancelRefusal(startsAt, environment().now())
  const late = refusal === 'tooLateToCancel' && standing !== 'waitlisted'
  const canCancel = cancellable.includes(standing) && !late && refusal !== 'enrolmentExpired'
  const movable = isMovable(own) && refusal === null
  return (
    <>
      <p role="status">
        {t(`classroom-enrolment:standing.${standing}`, { position: own.waitingPosition ?? 1 })}
      </p>
      {standing === 'unpaid' && (
        <a
          className="btn full lg"
          href={sellerAddress(place, otherSeller(classroom.offer), { kind: orderKindOf(classroom), id })}
        >
          {t('classroom-enrolment:pay')}
        </a>
      )}
      {standing === 'enrolled' && (
        <a className="btn full lg" href={calendarFileAddress('classroom', id)} download>
          <Icon name="calendar" />
          {t('enrolment:calendar')}
        </a>
      )}
      {classroom.certificationId === null && attended.includes(standing) && (
        <AttendanceNote place={place} id={id} earned={standing === 'finished'} />
      )}
      {standing === 'finished' && (
        <Suspense>
          <SurveyOffer training="classroom" id={id} />
        </Suspense>
      )}
      {movable && (
        <a className="btn sec2 full" href={`${routes.myLearning(place)}?tab=1&subTab=2`}>
          {t('classroom-enrolment:move')}
        </a>
      )}
      {cancellable.includes(standing) && late && <p className="meta">{t('classroom-enrolment:late')}</p>}
      {canCancel && <Cancel classroom={classroom} standing={standing} />}
    </>
  )
}

import { checkNoticePeriod } from '#src/domain/classroom/notice-period.ts'
import { isSeatMovable } from '#src/domain/classroom/seat.ts'
import { otherSellingSiteOf } from '#src/domain/order/offer.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { sellerPaymentUrl } from '#src/query/payment.ts'
import { type Place, routes } from '#src/routes.ts'
import { calendarFileUrl } from '#src/stores/classroom/calendar-file.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CancelSession } from './CancelSession.tsx'
import { MoveSession } from './MoveSession.tsx'
import { sessionStatusOf } from './session-status.ts'
import { useNow } from './use-now.ts'

const withCalendarFile: readonly string[] = ['enrolled', 'pending', 'unpaid', 'checkedIn']
const reEnrollable: readonly string[] = ['expired', 'left', 'notEnrolled']
const withTask: readonly string[] = ['enrolled', 'failed', 'passed']
const cancellable: readonly string[] = ['enrolled', 'pending', 'unpaid', 'waitlisted']

/** The learner's actions for a training session. If it is too late to cancel, a text says this and explains why. */
export function SessionActions({ training, place }: { training: MyTraining; place: Place }) {
  const { t } = useTranslation()
  const now = useNow()
  const isExam = training.kind === 'practicalExam'
  const session = isExam ? training.practicalExam : training.classroom
  const { id, name, startsAt, endsAt } = session
  const status = sessionStatusOf(training)
  const isOver = Date.parse(endsAt) <= now
  const refusal =
    status === 'waitlisted' && now < Date.parse(startsAt) ? null : checkNoticePeriod(startsAt, now)
  const orderKind = isExam ? 'practicalExam' : training.kind === 'classroom' ? 'classroom' : 'workshop'
  const canMove = isExam ? status === 'enrolled' : isSeatMovable(training.classroom.own)
  const isRunning = now >= Date.parse(startsAt) && !isOver
  return (
    <div className="end">
      {status === 'unpaid' && (
        <a
          className="btn sec2 sm"
          href={sellerPaymentUrl(place, otherSellingSiteOf(session.offer), { kind: orderKind, id })}
        >
          {t('my-session:pay')}
        </a>
      )}
      {reEnrollable.includes(status) && now < Date.parse(startsAt) && (
        <a
          className="btn sec2 sm"
          href={(isExam ? routes.practicalExam : routes.classroom)(place, id)}
          aria-label={`${t('my-next:act.reEnrol')}: ${name}`}
        >
          {t('my-next:act.reEnrol')}
        </a>
      )}
      {!isOver && withCalendarFile.includes(status) && (
        <a
          className="btn sec2 sm"
          href={calendarFileUrl(isExam ? 'practical-exam' : 'classroom', id)}
          download
          aria-label={`${t('my-session:calendar')}: ${name}`}
        >
          <Icon name="calendar" />
          {t('my-session:calendar')}
        </a>
      )}
      {isExam && training.task && withTask.includes(status) && (
        <a
          className="btn sec2 sm"
          href={routes.practicalExamTask(place, training.practicalExam.certificationId)}
        >
          {t('my-session:task')}
        </a>
      )}
      {!refusal && canMove && <MoveSession training={training} />}
      {cancellable.includes(status) && !refusal && <CancelSession training={training} />}
      {cancellable.includes(status) && refusal && !isOver && (
        <p className="meta">{t(isRunning && !isExam ? 'my-session:checkIn' : `my-session:${refusal}`)}</p>
      )}
    </div>
  )
}

import { cancelRefusal } from '#src/domain/classroom/notice-period.ts'
import { isMovable } from '#src/domain/classroom/seat.ts'
import { otherSeller } from '#src/domain/order/offer.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { sellerAddress } from '#src/query/payment.ts'
import { type Place, routes } from '#src/routes.ts'
import { calendarFileAddress } from '#src/stores/classroom/calendar-file.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CancelSession } from './CancelSession.tsx'
import { MoveSession } from './MoveSession.tsx'
import { standingOfSession } from './session-standing.ts'
import { useNow } from './use-now.ts'

const dated: readonly string[] = ['enrolled', 'pending', 'unpaid', 'checkedIn']
const ended: readonly string[] = ['expired', 'left', 'notEnrolled']
const tasked: readonly string[] = ['enrolled', 'failed', 'passed']
const leavable: readonly string[] = ['enrolled', 'pending', 'unpaid', 'waitlisted']

/** What a learner can do about a session now; where giving it back is too late, it says so and why. */
export function SessionActs({ of, place }: { of: MyTraining; place: Place }) {
  const { t } = useTranslation()
  const now = useNow()
  const exam = of.kind === 'practicalExam'
  const session = exam ? of.practicalExam : of.classroom
  const { id, name, startsAt, endsAt } = session
  const standing = standingOfSession(of)
  const over = Date.parse(endsAt) <= now
  const late = standing === 'waitlisted' && now < Date.parse(startsAt) ? null : cancelRefusal(startsAt, now)
  const target = exam ? 'practicalExam' : of.kind === 'classroom' ? 'classroom' : 'workshop'
  const movable = exam ? standing === 'enrolled' : isMovable(of.classroom.own)
  const running = now >= Date.parse(startsAt) && !over
  return (
    <div className="end">
      {standing === 'unpaid' && (
        <a
          className="btn sec2 sm"
          href={sellerAddress(place, otherSeller(session.offer), { kind: target, id })}
        >
          {t('my-session:pay')}
        </a>
      )}
      {ended.includes(standing) && now < Date.parse(startsAt) && (
        <a
          className="btn sec2 sm"
          href={(exam ? routes.practicalExam : routes.classroom)(place, id)}
          aria-label={`${t('my-next:act.reEnrol')}: ${name}`}
        >
          {t('my-next:act.reEnrol')}
        </a>
      )}
      {!over && dated.includes(standing) && (
        <a
          className="btn sec2 sm"
          href={calendarFileAddress(exam ? 'practical-exam' : 'classroom', id)}
          download
          aria-label={`${t('my-session:calendar')}: ${name}`}
        >
          <Icon name="calendar" />
          {t('my-session:calendar')}
        </a>
      )}
      {exam && of.task && tasked.includes(standing) && (
        <a className="btn sec2 sm" href={routes.practicalExamTask(place, of.practicalExam.certificationId)}>
          {t('my-session:task')}
        </a>
      )}
      {!late && movable && <MoveSession of={of} />}
      {leavable.includes(standing) && !late && <CancelSession of={of} />}
      {leavable.includes(standing) && late && !over && (
        <p className="meta">{t(running && !exam ? 'my-session:checkIn' : `my-session:${late}`)}</p>
      )}
    </div>
  )
}

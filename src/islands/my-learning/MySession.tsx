import { useStore } from '@nanostores/react'
import { payDeadlineOf } from '#src/domain/overview/pay-deadline.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { formatDateTimeWithZone } from '#src/i18n/session-time.ts'
import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { CalendarBadge } from '#src/ui/CalendarBadge.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { getDeviceTimeZone } from '#src/ui/device-time-zone.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlaceAndTime } from './PlaceAndTime.tsx'
import { SessionActions } from './SessionActions.tsx'
import { chipBySessionStatus, sessionStatusOf } from './session-status.ts'
import { timeZoneOfTraining } from './session-zone.ts'

/** One of the learner's training sessions, with the learner's status in it and its actions. */
export function MySession({ training, place }: { training: MyTraining; place: Place }) {
  const { t, locale } = useTranslation()
  const session = training.kind === 'practicalExam' ? training.practicalExam : training.classroom
  const route = training.kind === 'practicalExam' ? routes.practicalExam : routes.classroom
  const status = sessionStatusOf(training)
  const enrolment = training.kind === 'practicalExam' ? null : training.classroom.own
  const orders = useStore(myLearningData.orders.$state)
  const deadline = payDeadlineOf(training, orders.state === 'ready' ? orders.value.rows : [])
  return (
    <li>
      <CalendarBadge session={session} zone={timeZoneOfTraining(training)} />
      <div className="stack gap-2">
        <h3 className="name" {...langAttributesOf(session, locale)}>
          <a href={route(place, session.id)}>{session.name}</a>
        </h3>
        <PlaceAndTime training={training} />
        <p className="row gap-2">
          <Chip {...chipBySessionStatus[status]}>{t(`my-session:standing.${status}`)}</Chip>
          {enrolment?.waitingPosition && (
            <span className="meta">{t('my-session:position', { position: enrolment.waitingPosition })}</span>
          )}
          {deadline && (
            <span className="meta">
              {t('my-next:by', {
                when: formatDateTimeWithZone(locale, deadline.at, deadline.zone ?? getDeviceTimeZone()),
              })}
            </span>
          )}
        </p>
      </div>
      <SessionActions training={training} place={place} />
    </li>
  )
}

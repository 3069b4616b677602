import { useStore } from '@nanostores/react'
import { payDeadlineOf } from '#src/domain/overview/pay-deadline.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { zonedTime } from '#src/i18n/session-time.ts'
import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { CalendarBadge } from '#src/ui/CalendarBadge.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ownZone } from '#src/ui/own-zone.ts'
import { SessionFacts } from '#src/ui/SessionFacts.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { SessionActs } from './SessionActs.tsx'
import { chips, standingOfSession } from './session-standing.ts'
import { sessionZone } from './session-zone.ts'

/** A session of the learner's own, with the learner's standing in it and what can be done about it. */
export function OwnSession({ of, place }: { of: MyTraining; place: Place }) {
  const { t, spoken } = useTranslation()
  const session = of.kind === 'practicalExam' ? of.practicalExam : of.classroom
  const online = of.kind !== 'practicalExam' && !of.classroom.venue
  const page = of.kind === 'practicalExam' ? routes.practicalExam : routes.classroom
  const standing = standingOfSession(of)
  const own = of.kind === 'practicalExam' ? null : of.classroom.own
  const orders = useStore(myLearningData.orders.$asked)
  const deadline = payDeadlineOf(of, orders.state === 'ready' ? orders.value.rows : [])
  return (
    <li>
      <CalendarBadge session={session} zone={sessionZone(of)} />
      <div className="stack gap-2">
        <h3 className="name" {...langAttributesOf(session, spoken)}>
          <a href={page(place, session.id)}>{session.name}</a>
        </h3>
        <SessionFacts
          session={session}
          online={online}
          live
          where={
            <li>
              <Icon name={online ? 'globe' : 'pin'} />
              {of.kind === 'practicalExam' ? session.location : t(`classroom:mode.${of.classroom.mode}`)}
            </li>
          }
        />
        <p className="row gap-2">
          <Chip {...chips[standing]}>{t(`my-session:standing.${standing}`)}</Chip>
          {own?.waitingPosition && (
            <span className="meta">{t('my-session:position', { position: own.waitingPosition })}</span>
          )}
          {deadline && (
            <span className="meta">
              {t('my-next:by', { when: zonedTime(spoken, deadline.at, deadline.zone ?? ownZone()) })}
            </span>
          )}
        </p>
      </div>
      <SessionActs of={of} place={place} />
    </li>
  )
}

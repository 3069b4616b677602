import type { ComponentType } from 'react'
import type { PlannedClassroom, PlannedExam } from '../../domain/plan/planned-certification.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import { formatSessionDays } from '../../i18n/session-time.ts'
import { type Place, routes } from '../../routes.ts'
import type { FreeSeatsProps } from '../FreeSeats.tsx'
import { OfferDescription } from '../OfferDescription.tsx'
import { useTranslation } from '../TranslationContext.tsx'

/** The component that shows the seats of a date, either as published or with the current number. */
export type SeatsComponent = ComponentType<FreeSeatsProps>

interface PlanDateProps {
  of: FreeSeatsProps['of']
  date: PlannedClassroom | PlannedExam
  place: Place
  Seats: SeatsComponent
}

/** A date of a plan: title, location, time, seats and price. Uses the message namespaces `classroom` and `price`. */
export function PlanDate({ of, date, place, Seats }: PlanDateProps) {
  const { t, locale } = useTranslation()
  const { id, name, startsAt, endsAt, zone, capacity, offer } = date
  const href = of === 'classroom' ? routes.classroom(place, id) : routes.practicalExam(place, id)
  return (
    <div className="stack gap-1">
      <p {...langAttributesOf(date, locale)}>
        <a href={href}>{name}</a>
      </p>
      <ul className="facts">
        {'venue' in date ? (
          <li>{t(`classroom:mode.${date.venue ? 'onsite' : 'online'}`)}</li>
        ) : (
          <li {...langAttributesOf(date, locale)}>{date.location}</li>
        )}
        <li>
          <time dateTime={startsAt}>{formatSessionDays(locale, { startsAt, endsAt }, zone)}</time>
        </li>
        <li>
          <span>
            <OfferDescription offer={offer} />
          </span>
        </li>
        <li>
          <Seats {...{ of, id, startsAt, endsAt, capacity }} />
        </li>
      </ul>
    </div>
  )
}

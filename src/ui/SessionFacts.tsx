import type { ReactNode } from 'react'
import type { Offer } from '../domain/order/offer.ts'
import { type SessionTime, sessionDays, sessionHours, zoneName } from '../i18n/session-time.ts'
import { Icon } from './Icon.tsx'
import { OfferInWords } from './OfferInWords.tsx'
import { ownZone } from './own-zone.ts'
import { useTranslation } from './TranslationContext.tsx'

interface SessionFactsProps {
  session: SessionTime & { zone: string }
  /** The place where it is held: the first of the facts. */
  where: ReactNode
  /** Whether it is held online, and told in the reader's own time. */
  online: boolean
  /** Whether the reader's zone is known: a published page tells the venue's, until a script can tell the reader's. */
  live: boolean
  /** On what terms it is offered, where that is to be told. */
  offer?: Offer | undefined
}

/** The place and times of a session. Speaks the areas `classroom` and `price`. Decision: docs/decisions/classroom-seats.md. */
export function SessionFacts({ session, where, online, live, offer }: SessionFactsProps) {
  const { t, spoken } = useTranslation()
  const own = online && live
  const zone = own ? ownZone() : session.zone
  const later = online &&
    !live && {
      'data-viewer-time': `${session.startsAt} ${session.endsAt}`,
      'data-viewer-label': t('classroom:yourTime', { zone: '{zone}' }),
    }
  return (
    <ul className="facts" {...later}>
      {where}
      <li>
        <Icon name="calendar" />
        <time dateTime={session.startsAt}>{sessionDays(spoken, session, zone)}</time>
      </li>
      <li>
        <Icon name="clock" />
        <span data-hours="">
          <bdi>{sessionHours(spoken, session, zone)}</bdi>{' '}
          <span className="zone">
            {t(`classroom:${own ? 'yourTime' : 'venueTime'}`, { zone: zoneName(spoken, session, zone) })}
          </span>
        </span>
      </li>
      {offer && (
        <li>
          <Icon name="card" />
          <span>
            <OfferInWords of={offer} />
          </span>
        </li>
      )}
    </ul>
  )
}

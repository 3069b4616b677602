import type { ReactNode } from 'react'
import type { Offer } from '../domain/order/offer.ts'
import { type SessionTime, sessionDays, sessionHours, zoneName } from '../i18n/session-time.ts'
import { Icon } from './Icon.tsx'
import { OfferInWords } from './OfferInWords.tsx'
import { viewerZone } from './viewer-zone.ts'
import { useTranslation } from './TranslationContext.tsx'

interface SessionFactsProps {
  session: SessionTime & { zone: string }
  /** The location: the first of the facts. */
  where: ReactNode
  /** Whether the session is online, and its times are in the reader's zone. */
  online: boolean
  /** Whether the reader's zone is known. A published page shows the venue's zone until a script replaces it. */
  live: boolean
  /** The terms of the offer, if they are displayed. */
  offer?: Offer | undefined
}

/** The location and times of a session. Uses the messages `classroom` and `price`. Decision: docs/decisions/classroom-seats.md. */
export function SessionFacts({ session, where, online, live, offer }: SessionFactsProps) {
  const { t, spoken } = useTranslation()
  const own = online && live
  const zone = own ? viewerZone() : session.zone
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

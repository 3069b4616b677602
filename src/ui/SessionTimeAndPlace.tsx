import type { ReactNode } from 'react'
import type { Offer } from '../domain/order/offer.ts'
import { formatSessionDays, formatSessionHours, type SessionTime, zoneNameOf } from '../i18n/session-time.ts'
import { getDeviceTimeZone } from './device-time-zone.ts'
import { Icon } from './Icon.tsx'
import { OfferDescription } from './OfferDescription.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface SessionTimeAndPlaceProps {
  session: SessionTime & { zone: string }
  /** The first entries in the list of details: the location, for a classroom also its languages. */
  where: ReactNode
  /** Whether the session is online, so that its times are in the visitor's time zone. */
  online: boolean
  /** Whether the visitor's time zone is known. A published page shows the venue's zone until a script replaces it. */
  live: boolean
  /** The terms of the offer, if they are displayed. */
  offer?: Offer | undefined
}

/**
 * The location and times of a session. Uses the message namespaces `classroom` and `price`. Decision:
 * docs/decisions/classroom-seats.md.
 */
export function SessionTimeAndPlace({ session, where, online, live, offer }: SessionTimeAndPlaceProps) {
  const { t, locale } = useTranslation()
  const inViewerZone = online && live
  const zone = inViewerZone ? getDeviceTimeZone() : session.zone
  const viewerData = online &&
    !live && {
      'data-viewer-time': `${session.startsAt} ${session.endsAt}`,
      'data-viewer-label': t('classroom:yourTime', { zone: '{zone}' }),
    }
  return (
    <ul className="facts" {...viewerData}>
      {where}
      <li>
        <Icon name="calendar" />
        <time dateTime={session.startsAt}>{formatSessionDays(locale, session, zone)}</time>
      </li>
      <li>
        <Icon name="clock" />
        <span data-hours="">
          <bdi>{formatSessionHours(locale, session, zone)}</bdi>{' '}
          <span className="zone">
            {t(`classroom:${inViewerZone ? 'yourTime' : 'venueTime'}`, {
              zone: zoneNameOf(locale, session, zone),
            })}
          </span>
        </span>
      </li>
      {offer && (
        <li>
          <Icon name="card" />
          <span>
            <OfferDescription offer={offer} />
          </span>
        </li>
      )}
    </ul>
  )
}

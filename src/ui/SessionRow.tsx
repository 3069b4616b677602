import type { ReactNode } from 'react'
import type { Offer } from '../domain/order/offer.ts'
import { langAttributesOf } from '../i18n/lang-attributes.ts'
import type { SessionTime } from '../i18n/session-time.ts'
import { CalendarBadge } from './CalendarBadge.tsx'
import { getDeviceTimeZone } from './device-time-zone.ts'
import { FreeSeats } from './FreeSeats.tsx'
import { SeatsChip } from './SeatsChip.tsx'
import { SessionTimeAndPlace } from './SessionTimeAndPlace.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface SessionRowProps {
  of: 'classroom' | 'practicalExam'
  /** A session with its free seats as reported by the server. On a published page the free seats are missing. */
  session: SessionTime & {
    id: number
    zone: string
    name: string
    language: string
    capacity: number
    seatsLeft?: number
    offer: Offer
  }
  href: string
  level: 'h2' | 'h3'
  /** The first entries in the list of details: the location, for a classroom also its languages. */
  where: ReactNode
  online?: boolean
}

/** A session with a date in a list. Uses the message namespaces `classroom` and `price`. */
export function SessionRow({ of, session, href, level: Heading, where, online = false }: SessionRowProps) {
  const { t, locale } = useTranslation()
  const { id, name, zone, startsAt, endsAt, seatsLeft, capacity } = session
  const live = seatsLeft !== undefined
  return (
    <li>
      <CalendarBadge session={session} zone={online && live ? getDeviceTimeZone() : zone} />
      <div className="stack gap-1">
        <Heading className="name" {...langAttributesOf(session, locale)}>
          <a href={href}>{name}</a>
        </Heading>
        <SessionTimeAndPlace
          session={session}
          where={where}
          online={online}
          live={live}
          offer={session.offer}
        />
      </div>
      <div className="end">
        {live ? (
          <span className="seats">
            <SeatsChip seatsLeft={seatsLeft} capacity={capacity} />
          </span>
        ) : (
          <FreeSeats {...{ of, id, startsAt, endsAt, capacity }} />
        )}
        <a className="btn sec2 sm" href={href} aria-label={t('classroom:seeOf', { name })}>
          {t('classroom:see')}
        </a>
      </div>
    </li>
  )
}

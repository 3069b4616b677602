import type { ReactNode } from 'react'
import { tongueOf } from '#src/i18n/tongue.ts'
import { type SessionTime, sessionDays, sessionHours, zoneName } from '../i18n/session-time.ts'
import { DateLeaf } from './DateLeaf.tsx'
import { Icon } from './Icon.tsx'
import { ownZone } from './own-zone.ts'
import { SeatsChip } from './SeatsChip.tsx'
import { useWords } from './Words.tsx'

interface SessionRowProps {
  session: SessionTime & { zone: string; name: string; language: string; seatsLeft: number; capacity: number }
  href: string
  level: 'h2' | 'h3'
  /** The place where the session is held: the first of the facts. */
  where: ReactNode
  /** Whether the times are in the reader's own zone instead of the venue's. */
  inOwnZone?: boolean
}

/** A session with a date in a list, with the seats that are left. Speaks the area `classroom`. */
export function SessionRow({ session, href, level: Heading, where, inOwnZone = false }: SessionRowProps) {
  const { t, spoken } = useWords()
  const { name, zone, seatsLeft, capacity } = session
  const shown = inOwnZone ? ownZone() : zone
  const label = inOwnZone ? 'yourTime' : 'venueTime'
  return (
    <li>
      <DateLeaf session={session} zone={shown} />
      <div className="stack gap-1">
        <Heading className="name" {...tongueOf(session, spoken)}>
          <a href={href}>{name}</a>
        </Heading>
        <ul className="facts">
          {where}
          <li>
            <Icon name="calendar" />
            <time dateTime={session.startsAt}>{sessionDays(spoken, session, shown)}</time>
          </li>
          <li>
            <Icon name="clock" />
            <span>
              <bdi>{sessionHours(spoken, session, shown)}</bdi>{' '}
              <span className="zone">
                {t(`classroom:${label}`, { zone: zoneName(spoken, session, shown) })}
              </span>
            </span>
          </li>
        </ul>
      </div>
      <div className="end">
        <span className="seats">
          <SeatsChip seatsLeft={seatsLeft} capacity={capacity} />
        </span>
        <a className="btn sec2 sm" href={href} aria-label={t('classroom:seeOf', { name })}>
          {t('classroom:see')}
        </a>
      </div>
    </li>
  )
}

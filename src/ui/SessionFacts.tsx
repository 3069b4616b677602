import type { ReactNode } from 'react'
import type { PublicPrice } from '../domain/order/public-price.ts'
import { type SessionTime, sessionDays, sessionHours, zoneName } from '../i18n/session-time.ts'
import { Icon } from './Icon.tsx'
import { ownZone } from './own-zone.ts'
import { Price } from './Price.tsx'
import { useWords } from './Words.tsx'

interface SessionFactsProps {
  session: SessionTime & { zone: string }
  /** The place where it is held: the first of the facts. */
  where: ReactNode
  /** Whether it is held online, and told in the reader's own time. */
  online: boolean
  /** Whether the reader's zone is known: a published page tells the venue's, until a script can tell the reader's. */
  live: boolean
  /** The public price, where it is to be told. */
  price?: PublicPrice | null | undefined
}

/** The place and times of a session. Speaks the areas `classroom` and `price`. Decisions: "Classrooms". */
export function SessionFacts({ session, where, online, live, price }: SessionFactsProps) {
  const { t, spoken } = useWords()
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
      {price !== undefined && (
        <li>
          <Icon name="card" />
          <span>
            <Price of={price} />
          </span>
        </li>
      )}
    </ul>
  )
}

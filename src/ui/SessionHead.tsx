import type { SessionTime } from '../i18n/session-time.ts'
import { CalendarBadge } from './CalendarBadge.tsx'
import { FreeSeats, type FreeSeatsProps } from './FreeSeats.tsx'

/** The published date and seats of a session. For a cancelled session, no seats are shown. */
export function SessionHead({
  of,
  session,
  cancelled,
}: {
  cancelled: boolean
  of: FreeSeatsProps['of']
  session: SessionTime & Omit<FreeSeatsProps, 'of'> & { zone: string }
}) {
  const { id, startsAt, endsAt, capacity, zone } = session
  return (
    <>
      <CalendarBadge session={session} zone={zone} />
      {!cancelled && <FreeSeats {...{ of, id, startsAt, endsAt, capacity }} />}
    </>
  )
}

import type { SessionTime } from '../i18n/session-time.ts'
import { DateLeaf } from './DateLeaf.tsx'
import { type Seated, Seats } from './Seats.tsx'

/** The day and the seats of a session, as they were published; a canceled one has no seats. */
export function SessionHead({
  of,
  session,
  cancelled,
}: {
  cancelled: boolean
  of: Seated['of']
  session: SessionTime & Omit<Seated, 'of'> & { zone: string }
}) {
  const { id, startsAt, endsAt, capacity, zone } = session
  return (
    <>
      <DateLeaf session={session} zone={zone} />
      {!cancelled && <Seats {...{ of, id, startsAt, endsAt, capacity }} />}
    </>
  )
}

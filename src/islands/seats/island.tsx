import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $seats, requestSeats, type SessionWithSeats, sessionKey } from '#src/stores/plan/seats.ts'
import { Capacity } from '#src/ui/FreeSeats.tsx'
import { SeatsChip } from '#src/ui/SeatsChip.tsx'

export const areas = ['classroom'] as const

/** The free seats of a session; its capacity until they are loaded. */
export default function Seats({ capacity, ...session }: SessionWithSeats & { capacity: number }) {
  const key = sessionKey(session)
  const seatsLeft = useStore($seats, { keys: [key] })[key]
  const { of, id, startsAt, endsAt } = session
  useEffect(() => requestSeats({ of, id, startsAt, endsAt }), [of, id, startsAt, endsAt])
  if (seatsLeft === undefined) return <Capacity capacity={capacity} />
  return <SeatsChip seatsLeft={seatsLeft} capacity={capacity} />
}

import { useTranslation } from './TranslationContext.tsx'

/** The session whose seats a component shows. */
export interface FreeSeatsProps {
  of: 'classroom' | 'practicalExam'
  id: number
  startsAt: string
  endsAt: string
  capacity: number
}

/**
 * The capacity of a session, shown until the free seats are loaded. The chip has no status icon, because the
 * capacity is not a status. Uses the message namespace `classroom`.
 */
export function CapacityChip({ capacity }: Pick<FreeSeatsProps, 'capacity'>) {
  const { t } = useTranslation()
  return <span className="chip">{t('classroom:places', { count: capacity })}</span>
}

/**
 * The seats of a published session: its capacity, which the script `after-interaction/seats.ts` replaces with the
 * free seats. The script needs no framework, because many visitors only read the pages that list sessions.
 */
export function FreeSeats({ of, id, startsAt, endsAt, capacity }: FreeSeatsProps) {
  return (
    <portal-seats data-session={`${of} ${id} ${startsAt} ${endsAt} ${capacity}`}>
      <CapacityChip capacity={capacity} />
    </portal-seats>
  )
}

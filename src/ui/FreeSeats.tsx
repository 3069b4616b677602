import { useTranslation } from './TranslationContext.tsx'

/** A session whose free seats are loaded. */
export interface SeatedSession {
  of: 'classroom' | 'practicalExam'
  id: number
  startsAt: string
  endsAt: string
  capacity: number
}

/** The capacity of a session, displayed until the free seats are loaded: a fact, not a status, so it has no mark. Uses the messages `classroom`. */
export function Capacity({ capacity }: Pick<SeatedSession, 'capacity'>) {
  const { t } = useTranslation()
  return <span className="chip">{t('classroom:places', { count: capacity })}</span>
}

/**
 * The seats of a published session: its capacity, which the script `after-interaction/seats.ts` replaces by the free seats. It loads no
 * framework, because many pages that are only read have sessions.
 */
export function FreeSeats({ of, id, startsAt, endsAt, capacity }: SeatedSession) {
  return (
    <portal-seats data-session={`${of} ${id} ${startsAt} ${endsAt} ${capacity}`}>
      <Capacity capacity={capacity} />
    </portal-seats>
  )
}

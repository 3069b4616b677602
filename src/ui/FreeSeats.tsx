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

/** The seats of a published session: an island within the markup of another one, which loads the free seats at the first interaction. */
export function FreeSeats({ of, id, startsAt, endsAt, capacity }: SeatedSession) {
  const props = JSON.stringify({ of, id, startsAt, endsAt, capacity })
  return (
    <portal-island name="seats" wake="interaction session" data-props={props}>
      <Capacity capacity={capacity} />
    </portal-island>
  )
}

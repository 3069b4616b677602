import { Chip } from './Chip.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** A session whose seats are asked for. */
export interface SeatedSession {
  of: 'classroom' | 'practicalExam'
  id: number
  startsAt: string
  endsAt: string
  capacity: number
}

/** The capacity of a session, until the seats that are left are known. Speaks the area `classroom`. */
export function Capacity({ capacity }: Pick<SeatedSession, 'capacity'>) {
  const { t } = useTranslation()
  return <Chip mark="ring">{t('classroom:places', { count: capacity })}</Chip>
}

/**
 * The seats of a published session: an island in the markup of another one, which asks for those that are left at the first sign
 * of somebody at work.
 */
export function FreeSeats({ of, id, startsAt, endsAt, capacity }: SeatedSession) {
  const props = JSON.stringify({ of, id, startsAt, endsAt, capacity })
  return (
    <portal-island name="seats" wake="interaction session" data-props={props}>
      <Capacity capacity={capacity} />
    </portal-island>
  )
}

import { Chip } from './Chip.tsx'
import { useWords } from './Words.tsx'

/** A session whose seats are asked for. */
export interface Seated {
  of: 'classroom' | 'practicalExam'
  id: number
  startsAt: string
  endsAt: string
  capacity: number
}

/** The capacity of a session, until the seats that are left are known. Speaks the area `liveClassroom`. */
export function Capacity({ capacity }: Pick<Seated, 'capacity'>) {
  const { t } = useWords()
  return <Chip mark="ring">{t('classroom:places', { count: capacity })}</Chip>
}

/**
 * The seats of a published session: an island in the markup of another one, which asks for those that are left at the first sign
 * of somebody at work.
 */
export function Seats({ of, id, startsAt, endsAt, capacity }: Seated) {
  const props = JSON.stringify({ of, id, startsAt, endsAt, capacity })
  return (
    <portal-island name="seats" wake="interaction session" data-props={props}>
      <Capacity capacity={capacity} />
    </portal-island>
  )
}

import type { Place } from '../../routes.ts'
import { paymentAddress } from '../../stores/address.ts'
import { calendarFile } from '../../stores/calendar.ts'
import { type LiveClassroom, orderKindOf } from '../../stores/classroom.ts'
import type { Enrollable } from '../../stores/classroom-enrolment.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../ui/Words.tsx'
import { Cancel } from './Cancel.tsx'
import type { Standing } from './standing.ts'

interface HeldProps {
  standing: Exclude<Standing, 'open' | 'waitable'>
  now: LiveClassroom
  place: Place
  classroom: Enrollable
}

const cancellable: readonly Standing[] = ['underReview', 'unpaid', 'enrolled', 'waitlisted']

/** What became of the enrolment in words, and what can be done now. */
export function Held({ standing, now, place, classroom }: HeldProps) {
  const { t } = useWords()
  const { id, own } = now.classroom
  return (
    <>
      <p role="status">
        {t(`classroom-enrolment:standing.${standing}`, { position: own.waitingPosition ?? 1 })}
      </p>
      {standing === 'unpaid' && (
        <a className="btn full lg" href={paymentAddress(place, { kind: orderKindOf(classroom), id })}>
          {t('classroom-enrolment:pay')}
        </a>
      )}
      {standing === 'enrolled' && (
        <a className="btn full lg" href={calendarFile('classroom', id)} download>
          <Icon name="calendar" />
          {t('enrolment:calendar')}
        </a>
      )}
      {cancellable.includes(standing) && <Cancel classroom={classroom} waiting={standing === 'waitlisted'} />}
    </>
  )
}

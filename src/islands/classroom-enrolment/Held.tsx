import { paymentAddress } from '#src/query/payment.ts'
import type { Place } from '#src/routes.ts'
import { calendarFile } from '#src/stores/calendar.ts'
import { type LiveClassroom, orderKindOf } from '#src/stores/classroom.ts'
import type { EnrollableClassroom } from '#src/stores/classroom-enrolment.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { Cancel } from './Cancel.tsx'
import type { Standing } from './standing.ts'

interface HeldProps {
  standing: Exclude<Standing, 'open' | 'waitable'>
  now: LiveClassroom
  place: Place
  classroom: EnrollableClassroom
}

const cancellable: readonly Standing[] = ['underReview', 'unpaid', 'enrolled', 'waitlisted']

/** The state of the enrolment in words, with the acts that are possible now. */
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

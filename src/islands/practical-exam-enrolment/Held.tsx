import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type Place, routes } from '../../routes.ts'
import { $acting } from '../../stores/act.ts'
import { paymentAddress } from '../../stores/address.ts'
import { calendarFile } from '../../stores/calendar.ts'
import { type Enrollable, leave } from '../../stores/practical-exam-enrolment.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../ui/Words.tsx'
import type { Standing } from './standing.ts'

interface HeldProps {
  standing: Exclude<Standing, 'open'>
  place: Place
  exam: Enrollable
}

/** What became of the enrolment in words, and what can be done now. */
export function Held({ standing, place, exam }: HeldProps) {
  const { t } = useWords()
  const elsewhere =
    standing === 'failed' || standing === 'absent' || standing === 'full' || standing === 'over'
  return (
    <>
      <p role="status">{t(`practical-exam-enrolment:standing.${standing}`)}</p>
      {standing === 'unpaid' && (
        <a className="btn full lg" href={paymentAddress(place, { kind: 'practicalExam', id: exam.id })}>
          {t('practical-exam-enrolment:pay')}
        </a>
      )}
      {standing === 'enrolled' && (
        <a className="btn full lg" href={calendarFile('practical-exam', exam.id)} download>
          <Icon name="calendar" />
          {t('enrolment:calendar')}
        </a>
      )}
      {elsewhere && (
        <a className="btn sec2 full" href={routes.practicalExams(place)}>
          {t('practical-exam-enrolment:others')}
        </a>
      )}
      {(standing === 'enrolled' || standing === 'unpaid') && <Leave exam={exam} />}
    </>
  )
}

function Leave({ exam }: { exam: Enrollable }) {
  const { t } = useWords()
  const busy = useStore($acting)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="btn sec2 full" onClick={() => setAsking(true)}>
        {t('practical-exam-enrolment:leave.button')}
      </button>
      <p className="meta">{t('classroom:note.cancel')}</p>
      {asking && (
        <Confirm
          title={t('practical-exam-enrolment:leave.button')}
          confirm={t('practical-exam-enrolment:leave.confirm')}
          busy={busy}
          onConfirm={() => void leave(exam).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>{t('practical-exam-enrolment:leave.ask')}</p>
        </Confirm>
      )}
    </>
  )
}

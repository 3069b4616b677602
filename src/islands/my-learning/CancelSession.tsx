import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { noticePeriod } from '#src/domain/classroom/notice-period.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { zonedTime } from '#src/i18n/session-time.ts'
import { $isActing } from '#src/stores/act/act.ts'
import { cancelSession } from '#src/stores/classroom/my-sessions.ts'
import { Confirm } from '#src/ui/Confirm.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PaidNote } from '../PaidNote.tsx'
import { sessionStatusOf } from './session-status.ts'
import { sessionZone } from './session-zone.ts'

/** The button that cancels a seat, after a confirmation that names the deadline for it. */
export function CancelSession({ of }: { of: MyTraining }) {
  const { t, spoken } = useTranslation()
  const busy = useStore($isActing)
  const [asking, setAsking] = useState(false)
  const exam = of.kind === 'practicalExam'
  const { id, name, startsAt, fee } = exam ? of.practicalExam : of.classroom
  const waits = !exam && of.classroom.own.status === 'waitlisted'
  const paid = fee !== null && sessionStatusOf(of) === 'enrolled'
  const words = waits ? 'leave' : 'cancel'
  const until = waits ? startsAt : new Date(Date.parse(startsAt) - noticePeriod).toISOString()
  return (
    <>
      <button
        type="button"
        className="btn quiet sm"
        aria-label={`${t(`my-session:${words}`)}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t(`my-session:${words}`)}
      </button>
      {asking && (
        <Confirm
          title={t(`classroom-enrolment:${words}.button`)}
          confirm={t(`classroom-enrolment:${words}.confirm`)}
          busy={busy}
          onConfirm={() => void cancelSession(of).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>
            <b>{name}</b>
          </p>
          <p>
            {t(`classroom-enrolment:${words}.ask`)}{' '}
            {paid && <PaidNote kind={exam ? 'practicalExam' : 'classroom'} id={id} of="classroom" />}
          </p>
          <p className="meta">{t('my-session:until', { when: zonedTime(spoken, until, sessionZone(of)) })}</p>
        </Confirm>
      )}
    </>
  )
}

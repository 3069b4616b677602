import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Place } from '../../routes.ts'
import { $acting, mayAct } from '../../stores/act.ts'
import { type LiveClassroom, classroom as store } from '../../stores/classroom.ts'
import type { Enrollable } from '../../stores/classroom-enrolment.ts'
import { itemOf } from '../../stores/live.ts'
import { useWords } from '../../ui/Words.tsx'
import { EnrolDialog } from './EnrolDialog.tsx'

interface EnrolProps {
  place: Place
  classroom: Enrollable
  now: LiveClassroom | undefined
}

/** The button that opens the dialog, what it costs and until when it may be cancelled. */
export function Enrol({ place, classroom, now }: EnrolProps) {
  const { t } = useWords()
  const busy = useStore($acting)
  const [asking, setAsking] = useState(false)
  const { id, charged, needsApproval } = classroom
  const full = now?.classroom.seatsLeft === 0
  const ask = async () => {
    if (!(await mayAct('enrolment:classroom.signIn'))) return
    if (!itemOf(store.$live.get())) await store.load(id)
    setAsking(true)
  }
  const note = charged ? 'charged' : needsApproval ? 'approval' : 'free'
  return (
    <>
      {now?.order && (
        <p className="t24">
          <bdi>{now.order.shown.fee}</bdi>
        </p>
      )}
      <button
        type="button"
        className="btn full lg"
        data-act="enrol"
        aria-busy={busy}
        onClick={() => void ask()}
      >
        {t(full ? 'classroom-enrolment:wait' : 'classroom:enrol')}
      </button>
      <p className="meta">{t(full ? 'classroom-enrolment:waitNote' : `classroom:note.${note}`)}</p>
      <p className="meta">{t('classroom:note.cancel')}</p>
      {asking && (
        <EnrolDialog place={place} classroom={classroom} full={full} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

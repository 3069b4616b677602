import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { creditsNeeded } from '../../domain/course/course.ts'
import type { Place } from '../../routes.ts'
import { $acting, mayAct } from '../../stores/act.ts'
import type { Enrollable } from '../../stores/certification-enrolment.ts'
import { useWords } from '../../ui/Words.tsx'
import { EnrolDialog } from './EnrolDialog.tsx'

interface EnrolProps {
  place: Place
  certification: Enrollable
}

/** The button that opens the dialog, and what enrolling costs. */
export function Enrol({ place, certification }: EnrolProps) {
  const { t } = useWords()
  const busy = useStore($acting)
  const [asking, setAsking] = useState(false)
  const { kind, charged, needsCode } = certification
  const ask = async () => {
    if (await mayAct('enrolment:certification.signIn')) setAsking(true)
  }
  return (
    <>
      <p className="meta">{t('certification:creditsOf', { count: creditsNeeded[kind] })}</p>
      <button
        type="button"
        className="btn full lg"
        data-act="enrol"
        aria-busy={busy}
        onClick={() => void ask()}
      >
        {t('certification:enrol')}
      </button>
      <p className="meta">
        {t(charged ? 'certification:charged' : needsCode ? 'certification:byCode' : 'certification:free')}
      </p>
      {asking && <EnrolDialog place={place} certification={certification} onClose={() => setAsking(false)} />}
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { creditsNeeded } from '#src/domain/course/course.ts'
import type { Place } from '#src/routes.ts'
import { $acting, mayEnrol } from '#src/stores/act.ts'
import type { EnrollableCertification } from '#src/stores/certification-enrolment.ts'
import { NeedsScript } from '#src/ui/NeedsScript.tsx'
import { PriceLine } from '#src/ui/Price.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { EnrolDialog } from './EnrolDialog.tsx'

interface EnrolProps {
  place: Place
  certification: EnrollableCertification
}

/** The button that opens the enrolment dialog, with what enrolling costs. */
export function Enrol({ place, certification }: EnrolProps) {
  const { t } = useWords()
  const busy = useStore($acting)
  const [asking, setAsking] = useState(false)
  const { kind, price, needsCode } = certification
  const ask = async () => {
    if (await mayEnrol('enrolment:certification.signIn', kind)) setAsking(true)
  }
  return (
    <>
      <p className="meta">{t('certification:creditsOf', { count: creditsNeeded[kind] })}</p>
      <button
        type="button"
        className="btn full lg needs-script"
        data-act="enrol"
        aria-busy={busy || undefined}
        onClick={() => void ask()}
      >
        {t('certification:enrol')}
      </button>
      {price ? (
        <PriceLine of={price} />
      ) : (
        <p className="meta">{t(needsCode ? 'certification:byCode' : 'certification:free')}</p>
      )}
      <NeedsScript />
      {asking && <EnrolDialog place={place} certification={certification} onClose={() => setAsking(false)} />}
    </>
  )
}

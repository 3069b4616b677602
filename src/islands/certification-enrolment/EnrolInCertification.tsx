import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { creditsNeededByKind } from '#src/domain/course/course.ts'
import { type Place, routes } from '#src/routes.ts'
import { $isActing, ensureCanEnrol } from '#src/stores/action/action.ts'
import type { EnrollableCertification } from '#src/stores/certification/certification-enrolment.ts'
import { ExamPrice } from '#src/ui/ExamPrice.tsx'
import { EnrolmentPrice } from '#src/ui/Price.tsx'
import { ScriptRequiredNote } from '#src/ui/ScriptRequiredNote.tsx'
import { SoldByOtherSite } from '#src/ui/SoldByOtherSite.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CertificationEnrolDialog } from './CertificationEnrolDialog.tsx'

interface EnrolProps {
  place: Place
  certification: EnrollableCertification
}

/** The button that opens the enrolment dialog, with the price. */
export function EnrolInCertification({ place, certification }: EnrolProps) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [dialogOpen, setDialogOpen] = useState(false)
  const { id, kind, offer, needsCode, examPrice } = certification
  const openDialog = async () => {
    if (await ensureCanEnrol('enrolment:certification.signIn', kind)) setDialogOpen(true)
  }
  const credits = <p className="meta">{t('certification:creditsOf', { count: creditsNeededByKind[kind] })}</p>
  if (!needsCode && offer.kind !== 'sold' && offer.kind !== 'free')
    return (
      <>
        {credits}
        <SoldByOtherSite {...{ offer, place }} urlOf={(at) => routes.certification(at, id)} />
        <ExamPrice examPrice={examPrice} />
      </>
    )
  return (
    <>
      {credits}
      <button
        type="button"
        className="btn full lg needs-script"
        data-act="enrol"
        aria-busy={busy || undefined}
        onClick={() => void openDialog()}
      >
        {t('certification:enrol')}
      </button>
      {offer.kind === 'sold' ? (
        <EnrolmentPrice price={offer.price} />
      ) : (
        <p className="meta">{t(needsCode ? 'certification:byCode' : 'certification:free')}</p>
      )}
      <ExamPrice examPrice={examPrice} />
      <ScriptRequiredNote />
      {dialogOpen && (
        <CertificationEnrolDialog
          place={place}
          certification={certification}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  )
}

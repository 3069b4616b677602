import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { $isActing, ensureCanEnrol, ensureSession } from '#src/stores/action/action.ts'
import type { LiveClassroom } from '#src/stores/classroom/classroom.ts'
import {
  type EnrollableClassroom,
  isCertificationMissing,
} from '#src/stores/classroom/classroom-enrolment.ts'
import { $missingPrerequisites } from '#src/stores/prerequisite/prerequisite.ts'
import { saveReturnPage } from '#src/stores/session/return-page.ts'
import { PrerequisiteDialog } from '#src/ui/PrerequisiteDialog.tsx'
import { EnrolmentPrice } from '#src/ui/Price.tsx'
import { ScriptRequiredNote } from '#src/ui/ScriptRequiredNote.tsx'
import { SoldByOtherSite } from '#src/ui/SoldByOtherSite.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EnrolDialog } from './EnrolDialog.tsx'

interface EnrolProps {
  place: Place
  classroom: EnrollableClassroom
  current: LiveClassroom | undefined
}

/** The button that opens the enrolment dialog, with the price and the time limit for cancelling. */
export function Enrol({ place, classroom, current }: EnrolProps) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const missing = useStore($missingPrerequisites)
  const [dialogOpen, setDialogOpen] = useState(false)
  const { id, offer, needsApproval } = classroom
  const full = current?.classroom.seatsLeft === 0
  const enrol = async () => {
    if (!(await ensureSession('enrolment:classroom.signIn', 'enrol'))) return
    if (await isCertificationMissing(classroom)) return
    await openDialog()
  }
  const openDialog = async () => {
    if (await ensureCanEnrol('enrolment:classroom.signIn', classroom.kind)) setDialogOpen(true)
  }
  const note = full
    ? 'classroom-enrolment:waitNote'
    : needsApproval
      ? 'classroom:note.approval'
      : offer.kind === 'free'
        ? 'price:free'
        : undefined
  if (offer.kind !== 'sold' && offer.kind !== 'free')
    return <SoldByOtherSite {...{ offer, place }} urlOf={(at) => routes.classroom(at, id)} />
  return (
    <>
      {offer.kind === 'sold' && <EnrolmentPrice price={offer.price} />}
      <button
        type="button"
        className="btn full lg needs-script"
        data-act="enrol"
        aria-busy={busy || undefined}
        onClick={() => void enrol()}
      >
        {t(full ? 'classroom-enrolment:wait' : 'classroom:enrol')}
      </button>
      {note && <p className="meta">{t(note)}</p>}
      <p className="meta">
        {t(offer.kind === 'sold' ? 'classroom:note.cancelPaid' : 'classroom:note.cancel')}
      </p>
      <ScriptRequiredNote />
      <PrerequisiteDialog
        missing={missing}
        reason={t('classroom-enrolment:prerequisite')}
        href={(needed) => routes.certification(place, needed)}
        onFollow={(certificationId) =>
          saveReturnPage({
            certificationId,
            href: routes.classroom(place, id),
            name: current?.classroom.name ?? '',
          })
        }
        onCode={() => {
          $missingPrerequisites.set([])
          void openDialog()
        }}
        onClose={() => $missingPrerequisites.set([])}
      />
      {dialogOpen && (
        <EnrolDialog place={place} classroom={classroom} full={full} onClose={() => setDialogOpen(false)} />
      )}
    </>
  )
}

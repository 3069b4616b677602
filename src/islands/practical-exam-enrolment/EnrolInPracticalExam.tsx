import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { $isActing, ensureCanEnrol } from '#src/stores/action/action.ts'
import {
  type EnrollablePracticalExam,
  enrolByPracticalExam,
} from '#src/stores/practical-exam/practical-exam-enrolment.ts'
import { $missingPrerequisites, $missingReason } from '#src/stores/prerequisite/prerequisite.ts'
import { isFoodOrdered } from '#src/stores/site/site.ts'
import { FoodFields } from '#src/ui/FoodFields.tsx'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { PrerequisiteDialog } from '#src/ui/PrerequisiteDialog.tsx'
import { EnrolmentPrice } from '#src/ui/Price.tsx'
import { ScriptRequiredNote } from '#src/ui/ScriptRequiredNote.tsx'
import { SoldByOtherSite } from '#src/ui/SoldByOtherSite.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface EnrolProps {
  place: Place
  exam: EnrollablePracticalExam
}

/** The button that enrols, with the price and the prerequisites. */
export function EnrolInPracticalExam({ place, exam }: EnrolProps) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const missing = useStore($missingPrerequisites)
  const reason = useStore($missingReason)
  const [dialogOpen, setDialogOpen] = useState(false)
  const openDialog = async () => {
    if (await ensureCanEnrol('enrolment:practicalExam.signIn', exam.kind)) setDialogOpen(true)
  }
  const { id, offer } = exam
  if (offer.kind !== 'sold' && offer.kind !== 'free')
    return <SoldByOtherSite {...{ offer, place }} urlOf={(at) => routes.practicalExam(at, id)} />
  return (
    <>
      {offer.kind === 'sold' && <EnrolmentPrice price={offer.price} />}
      <button
        type="button"
        className="btn full lg needs-script"
        data-act="enrol"
        aria-busy={busy || undefined}
        onClick={() => void openDialog()}
      >
        {t('classroom:enrol')}
      </button>
      {offer.kind === 'free' && <p className="meta">{t('price:free')}</p>}
      <p className="meta">{t('practical-exam:needsTheory')}</p>
      <ScriptRequiredNote />
      <PrerequisiteDialog
        missing={missing}
        reason={t(`error:reason.${reason}`)}
        href={(needed) => routes.certification(place, needed)}
        onClose={() => $missingPrerequisites.set([])}
      />
      {dialogOpen && <EnrolDialog place={place} exam={exam} onClose={() => setDialogOpen(false)} />}
    </>
  )
}

function EnrolDialog({ place, exam, onClose }: EnrolProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [food, setFood] = useState(false)
  const isPaid = exam.offer.kind === 'sold'
  useEffect(() => void isFoodOrdered().then(setFood), [])
  const submit = async (fields: FormData) => {
    const textOf = (name: string) => String(fields.get(name) ?? '').trim()
    await enrolByPracticalExam(place, exam, { allergies: textOf('allergies'), diet: textOf('diet') })
    onClose()
  }
  return (
    <FormDialog
      title={t('practical-exam-enrolment:dialog.title')}
      submit={t(isPaid ? 'practical-exam-enrolment:dialog.goOn' : 'classroom:enrol')}
      busy={busy}
      onSubmit={(fields) => void submit(fields)}
      onClose={onClose}
    >
      <p>{t(`practical-exam-enrolment:dialog.${isPaid ? 'charged' : 'free'}`)}</p>
      {food && !isPaid && <FoodFields />}
    </FormDialog>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Place } from '#src/routes.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { failureTextOf } from '#src/stores/action/refusal.ts'
import { type EnrollableClassroom, enrolByClassroom } from '#src/stores/classroom/classroom-enrolment.ts'
import { isFoodOrdered } from '#src/stores/site/site.ts'
import { FoodFields } from '#src/ui/FoodFields.tsx'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { TrainingEmailsField } from '#src/ui/TrainingEmailsField.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface EnrolDialogProps {
  place: Place
  classroom: EnrollableClassroom
  full: boolean
  onClose: () => void
}

/**
 * The enrolment dialog: an invitation code, allergies and diet (onsite trainings on sites that order food), and
 * consent to emails.
 */
export function EnrolDialog({ place, classroom, full, onClose }: EnrolDialogProps) {
  const { t, find } = useTranslation()
  const busy = useStore($isActing)
  const [error, setError] = useState<string>()
  const [code, setCode] = useState('')
  const food = useFood(classroom)
  const hasCodeField = classroom.certificationId !== null && !full
  const isPaid = classroom.offer.kind === 'sold' && !full
  const submit = async (fields: FormData) => {
    const textOf = (name: string) => String(fields.get(name) ?? '').trim()
    const input = { code: textOf('code'), allergies: textOf('allergies'), diet: textOf('diet') }
    const failure = await enrolByClassroom(place, classroom, { ...input, mails: fields.has('mails') })
    if (failure) setError(failureTextOf(find, failure))
    else onClose()
  }
  return (
    <FormDialog
      title={t(full ? 'classroom-enrolment:wait' : 'classroom-enrolment:dialog.title')}
      submit={t(
        isPaid ? 'classroom-enrolment:dialog.goOn' : full ? 'classroom-enrolment:wait' : 'classroom:enrol',
      )}
      busy={busy}
      onSubmit={(fields) => void submit(fields)}
      onClose={onClose}
    >
      {isPaid && <p>{t(`classroom-enrolment:dialog.${hasCodeField ? 'charged' : 'toPayment'}`)}</p>}
      {hasCodeField && (
        <TextField
          name="code"
          label={t('enrolment:codeOptional')}
          hint={t('classroom-enrolment:dialog.code')}
          error={error}
          onWrite={setCode}
          maxLength={100}
          dir="ltr"
        />
      )}
      {/* An order has no fields for allergies and diet, so learners who pay first are not asked. */}
      {food && (!isPaid || code.trim() !== '') && <FoodFields />}
      <TrainingEmailsField />
      {!hasCodeField && error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
    </FormDialog>
  )
}

/** Returns whether the dialog asks for allergies and diet. */
function useFood({ venue }: Pick<EnrollableClassroom, 'venue'>): boolean {
  const [food, setFood] = useState(false)
  useEffect(() => {
    if (venue) void isFoodOrdered().then(setFood)
  }, [venue])
  return food
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { isOnSite } from '../../domain/classroom/on-site.ts'
import type { Place } from '../../routes.ts'
import { $acting } from '../../stores/act.ts'
import { type Enrollable, enrol } from '../../stores/classroom-enrolment.ts'
import { failureText } from '../../stores/refusal.ts'
import { ordersFood } from '../../stores/site.ts'
import { FoodFields } from '../../ui/FoodFields.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MailsField } from '../../ui/MailsField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/Words.tsx'

interface EnrolDialogProps {
  place: Place
  classroom: Enrollable
  full: boolean
  onClose: () => void
}

/** Asks for an invitation code, for food where people meet and the site orders it, and whether mails are wanted. */
export function EnrolDialog({ place, classroom, full, onClose }: EnrolDialogProps) {
  const { t, find } = useWords()
  const busy = useStore($acting)
  const [error, setError] = useState<string>()
  const [code, setCode] = useState('')
  const food = useFood(classroom)
  const withCode = classroom.certification !== null && !full
  const pays = classroom.charged && !full
  const submit = async (fields: FormData) => {
    const said = (name: string) => String(fields.get(name) ?? '').trim()
    const wish = { code: said('code'), allergies: said('allergies'), diet: said('diet') }
    const failure = await enrol(place, classroom, { ...wish, mails: fields.has('mails') })
    if (failure) setError(failureText(find, failure))
    else onClose()
  }
  return (
    <FormDialog
      title={t(full ? 'classroom-enrolment:wait' : 'classroom-enrolment:dialog.title')}
      submit={t(
        pays ? 'classroom-enrolment:dialog.goOn' : full ? 'classroom-enrolment:wait' : 'classroom:enrol',
      )}
      busy={busy}
      onSubmit={(fields) => void submit(fields)}
      onClose={onClose}
    >
      {pays && <p>{t('classroom-enrolment:dialog.charged')}</p>}
      {withCode && (
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
      {/* Who pays first says it to nobody: an order carries no such words. */}
      {food && (!pays || code.trim() !== '') && <FoodFields />}
      <MailsField />
      {!withCode && error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
    </FormDialog>
  )
}

/** Whether to ask for food. */
function useFood({ mode }: Pick<Enrollable, 'mode'>): boolean {
  const [food, setFood] = useState(false)
  useEffect(() => {
    if (isOnSite(mode)) void ordersFood().then(setFood)
  }, [mode])
  return food
}

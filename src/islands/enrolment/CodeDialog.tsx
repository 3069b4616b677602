import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $isActing } from '#src/stores/action/action.ts'
import { failureTextOf } from '#src/stores/action/refusal.ts'
import { enrolInCourseByCode } from '#src/stores/classroom/enrolment-by-code.ts'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { TrainingEmailsField } from '#src/ui/TrainingEmailsField.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The dialog that asks for the code. If a code is refused, the reason is shown beside the field. */
export default function CodeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t, find } = useTranslation()
  const busy = useStore($isActing)
  const [error, setError] = useState<string>()
  const submit = async (fields: FormData) => {
    const code = String(fields.get('code') ?? '').trim()
    if (code === '') return setError(t('enrolment:codeMissing'))
    const failure = await enrolInCourseByCode(id, { code, mails: fields.has('mails') })
    if (failure) setError(failureTextOf(find, failure))
    else onClose()
  }
  return (
    <FormDialog
      title={t('enrolment:byCode.title')}
      submit={t('enrolment:byCode.submit')}
      busy={busy}
      onSubmit={(fields) => void submit(fields)}
      onClose={onClose}
    >
      <TextField
        name="code"
        label={t('enrolment:code')}
        hint={t('enrolment:byCode.text')}
        error={error}
        onWrite={(text) => setError(text.trim() === '' ? t('enrolment:codeMissing') : undefined)}
        required
        maxLength={100}
        dir="ltr"
      />
      <TrainingEmailsField />
    </FormDialog>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $acting } from '../../stores/act.ts'
import { enrolWithCode } from '../../stores/enrolment-by-code.ts'
import { failureText } from '../../stores/refusal.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MailsField } from '../../ui/MailsField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/Words.tsx'

/** Asks for the code; why one is not taken stands beside it. */
export default function CodeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t, find } = useWords()
  const busy = useStore($acting)
  const [error, setError] = useState<string>()
  const submit = async (fields: FormData) => {
    const code = String(fields.get('code') ?? '').trim()
    if (code === '') return setError(t('enrolment:codeMissing'))
    const failure = await enrolWithCode(id, { code, mails: fields.has('mails') })
    if (failure) setError(failureText(find, failure))
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
      <MailsField />
    </FormDialog>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Place } from '#src/routes.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { failureTextOf } from '#src/stores/action/refusal.ts'
import {
  type EnrollableCertification,
  startCertificationEnrolment,
} from '#src/stores/certification/certification-enrolment.ts'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { TrainingEmailsField } from '#src/ui/TrainingEmailsField.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface EnrolDialogProps {
  place: Place
  certification: EnrollableCertification
  onClose: () => void
}

/**
 * The enrolment dialog: consent to emails and, for product certifications, an invitation code, which may be
 * required or replace the fee. Specification 1, sections 2 and 5.
 */
export function CertificationEnrolDialog({ place, certification, onClose }: EnrolDialogProps) {
  const { t, find } = useTranslation()
  const busy = useStore($isActing)
  const [error, setError] = useState<string>()
  const { name, needsCode, offer, kind } = certification
  const isPaid = offer.kind === 'sold' && !needsCode
  const hasCodeField = needsCode || kind === 'hsc'
  const submit = async (fields: FormData) => {
    const code = String(fields.get('code') ?? '').trim()
    if (needsCode && code === '') return setError(t('enrolment:codeMissing'))
    const failure = await startCertificationEnrolment(place, certification, {
      code,
      mails: fields.has('mails'),
    })
    if (failure) setError(failureTextOf(find, failure))
    else onClose()
  }
  return (
    <FormDialog
      title={t('certification-enrolment:dialog.title', { name })}
      submit={t(isPaid ? 'certification-enrolment:dialog.pay' : 'certification:enrol')}
      busy={busy}
      onSubmit={(fields) => void submit(fields)}
      onClose={onClose}
    >
      <p>{t(needsCode ? 'certification-enrolment:dialog.byCode' : 'certification-enrolment:dialog.text')}</p>
      {hasCodeField && (
        <TextField
          name="code"
          label={t(needsCode ? 'enrolment:code' : 'enrolment:codeOptional')}
          hint={isPaid ? t('certification-enrolment:dialog.codeForFee') : undefined}
          error={error}
          onWrite={(text) =>
            setError(needsCode && text.trim() === '' ? t('enrolment:codeMissing') : undefined)
          }
          required={needsCode}
          maxLength={100}
          dir="ltr"
        />
      )}
      <TrainingEmailsField />
    </FormDialog>
  )
}

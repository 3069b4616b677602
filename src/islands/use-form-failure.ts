import { useState } from 'react'
import type { FormFailure } from '#src/stores/form/form.ts'
import { nameFaultTextOf } from '#src/ui/name-fault-text.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEditedFields } from '#src/ui/use-edited-fields.ts'

const summaries = {
  fields: 'form:check',
  tooFrequent: 'form:tooFrequent',
  waitAnHour: 'form:waitAnHour',
  unproven: 'form:unproven',
  refused: 'form:refused',
  unreachable: 'form:unreachable',
} as const

interface FormFailureInput {
  /** Returns the error of a field as text. */
  errorText: (field: string) => string
  /** The fields that may be empty. */
  optional?: readonly string[]
}

/**
 * Returns the errors of a form with a consent checkbox: a text for each field, and the message key of a summary.
 * `checkConsent` returns false if the box is not checked, so that the form is not sent.
 */
export function useFormFailure(
  failure: FormFailure | undefined,
  { errorText, optional = [] }: FormFailureInput,
) {
  const { t } = useTranslation()
  const [missingConsent, setMissingConsent] = useState<object | null>(null)
  const { edited, onInput, resetEdited } = useEditedFields()
  const fields = failure?.kind === 'fields' ? failure.fields : []
  const reasons = (failure?.kind === 'fields' && failure.reasons) || {}

  const checkConsent = (data: FormData): boolean => {
    const hasConsent = data.has('consent')
    setMissingConsent(hasConsent ? null : {})
    resetEdited()
    return hasConsent
  }
  const isWrong = (field: string): boolean => {
    if (edited[field]) return edited[field] === 'empty' && !optional.includes(field)
    return field === 'consent' ? missingConsent !== null : fields.includes(field)
  }
  const errorOf = (field: string): string | undefined => {
    if (!isWrong(field)) return undefined
    const reason = edited[field] ? undefined : reasons[field]
    return reason ? nameFaultTextOf(t, reason) : errorText(field)
  }
  const summary = failure ? summaries[failure.kind] : missingConsent ? summaries.fields : undefined
  return { failure, missingConsent, checkConsent, errorOf, summary, onInput }
}

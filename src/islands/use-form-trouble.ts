import { useState } from 'react'
import type { FormTrouble } from '#src/stores/form/form.ts'
import { nameFaultText } from '#src/ui/name-fault-text.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEdited } from '#src/ui/use-edited.ts'

const summaries = {
  fields: 'form:check',
  tooFrequent: 'form:tooFrequent',
  unproven: 'form:unproven',
  refused: 'form:refused',
  unreachable: 'form:unreachable',
} as const

interface Words {
  /** Returns the error of a field as text. */
  say: (field: string) => string
  /** The fields that may be empty. */
  optional?: readonly string[]
}

/**
 * Returns the errors of a form with consent: a text for each field, and the message key of a summary. `judge` returns
 * false without consent, so that nothing is sent.
 */
export function useFormTrouble(trouble: FormTrouble | undefined, { say, optional = [] }: Words) {
  const { t } = useTranslation()
  const [disagreed, setDisagreed] = useState<object | null>(null)
  const { edited, onInput, forget } = useEdited()
  const fields = trouble?.why === 'fields' ? trouble.fields : []
  const reasons = (trouble?.why === 'fields' && trouble.reasons) || {}

  const judge = (data: FormData): boolean => {
    const agreed = data.has('consent')
    setDisagreed(agreed ? null : {})
    forget()
    return agreed
  }
  const isWrong = (field: string): boolean => {
    if (edited[field]) return edited[field] === 'empty' && !optional.includes(field)
    return field === 'consent' ? disagreed !== null : fields.includes(field)
  }
  const errorOf = (field: string): string | undefined => {
    if (!isWrong(field)) return undefined
    const reason = edited[field] ? undefined : reasons[field]
    return reason ? nameFaultText(t, reason) : say(field)
  }
  const summary = trouble ? summaries[trouble.why] : disagreed ? summaries.fields : undefined
  return { trouble, disagreed, judge, errorOf, summary, onInput }
}

import { useState } from 'react'
import type { Application } from '#src/stores/trainer-application.ts'
import { useEdited } from '#src/ui/use-edited.ts'
import { useWords } from '#src/ui/Words.tsx'

const summaries = {
  fields: 'form:check',
  tooFrequent: 'form:tooFrequent',
  unproven: 'form:unproven',
  refused: 'form:refused',
  unreachable: 'form:unreachable',
} as const

/**
 * The errors of an application in words: by field, and one above all fields. Without consent nothing is sent.
 */
export function useTrouble(application: Exclude<Application, { state: 'sent' }>) {
  const { t } = useWords()
  const [disagreed, setDisagreed] = useState<object | null>(null)
  const { edited, onInput, forget } = useEdited()
  const trouble = application.state === 'open' ? application.trouble : undefined
  const fields = trouble?.why === 'fields' ? trouble.fields : []

  const judge = (data: FormData): boolean => {
    const agreed = data.has('consent')
    setDisagreed(agreed ? null : {})
    forget()
    return agreed
  }
  const isWrong = (field: string): boolean => {
    if (edited[field]) return edited[field] === 'empty' && field !== 'company'
    return field === 'consent' ? disagreed !== null : fields.includes(field)
  }
  const errorOf = (field: string): string | undefined => {
    return isWrong(field) ? t(`trainer-application:error.${field}`) : undefined
  }
  const summary = trouble ? summaries[trouble.why] : disagreed ? summaries.fields : undefined
  return { trouble, disagreed, judge, errorOf, summary, onInput }
}

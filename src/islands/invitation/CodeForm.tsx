import { useEffect, useRef, useState } from 'react'
import { TextField } from '#src/ui/TextField.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface CodeFormProps {
  code: string
  busy: boolean
  /** Whether a letter is already displayed above this form, so that the form is for another letter. */
  isSecond: boolean
  /** The reason why the invitation was refused; undefined if it was not refused. */
  error: string | undefined
  /** Whether the form was submitted without a code. */
  isEmpty: boolean
  onRead: (code: string) => void
}

/** The form for the code of an invitation letter. All errors of the code are shown beside the field. */
export function CodeForm({ code, busy, isSecond, error, isEmpty, onRead }: CodeFormProps) {
  const { t } = useTranslation()
  const [missing, setMissing] = useState(isEmpty)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (missing) form.current?.querySelector('input')?.focus()
  }, [missing])
  return (
    <form
      ref={form}
      className="panel stack gap-4 needs-script"
      data-act="read"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = String(new FormData(event.currentTarget).get('code') ?? '').trim()
        setMissing(typed === '')
        if (typed !== '') onRead(typed)
      }}
    >
      <TextField
        id="code"
        name="code"
        label={t('enrolment:code')}
        hint={t('invitation:codeHint')}
        error={missing ? t('enrolment:codeMissing') : error}
        required
        onWrite={(text) => setMissing(text.trim() === '')}
        maxLength={100}
        dir="ltr"
        defaultValue={code}
      />
      <p>
        <button type="submit" className={isSecond ? 'btn sec2' : 'btn'} aria-busy={busy || undefined}>
          {t(isSecond ? 'invitation:readOther' : 'invitation:read')}
        </button>
      </p>
    </form>
  )
}

import { useEffect, useState } from 'react'
import type { Place } from '#src/routes.ts'
import { checkInWithScan } from '#src/stores/classroom/check-in.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface CodeFormProps {
  place: Place
  /** The typed code, if the form was submitted before the island was mounted. */
  typed: string | undefined
}

/** A form in which the learner types the code instead of scanning it. */
export function CheckInCodeForm({ place, typed }: CodeFormProps) {
  const { t } = useTranslation()
  const [missing, setMissing] = useState(false)
  const send = (text: string) => {
    setMissing(text.trim() === '')
    if (text.trim() !== '') void checkInWithScan(place, text.trim())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code typed before mounting is sent once
  useEffect(() => {
    if (typed !== undefined) send(typed)
  }, [])
  return (
    <form
      className="panel stack gap-4 needs-script"
      data-act="check-in"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(String(new FormData(event.currentTarget).get('code') ?? ''))
      }}
    >
      <TextField
        id="code"
        name="code"
        label={t('check-in:code')}
        hint={t('check-in:codeHint')}
        error={missing ? t('check-in:codeMissing') : undefined}
        required
        onWrite={(text) => setMissing(text.trim() === '')}
        maxLength={100}
        dir="ltr"
        defaultValue={typed ?? ''}
      />
      <p>
        <button type="submit" className="btn">
          {t('check-in:send')}
        </button>
      </p>
    </form>
  )
}

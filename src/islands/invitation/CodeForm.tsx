import { useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/Words.tsx'

interface CodeFormProps {
  code: string
  busy: boolean
  /** A letter stands above already: this is for another one. */
  second: boolean
  /** Why the letter is not taken. */
  error: string | undefined
  /** It was sent without a code. */
  empty: boolean
  onRead: (code: string) => void
}

/** The code of a letter, with everything that is wrong with it said beside it. */
export function CodeForm({ code, busy, second, error, empty, onRead }: CodeFormProps) {
  const { t } = useWords()
  const [missing, setMissing] = useState(empty)
  return (
    <form
      className="panel stack gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = String(new FormData(event.currentTarget).get('code') ?? '').trim()
        setMissing(typed === '')
        if (typed !== '') onRead(typed)
      }}
    >
      <TextField
        key={code}
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
        <button type="submit" className={second ? 'btn sec2' : 'btn'} aria-busy={busy}>
          {t(second ? 'invitation:readOther' : 'invitation:read')}
        </button>
      </p>
    </form>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PracticalExamSummary } from '#src/domain/practical-exam/practical-exam.ts'
import { recordButtonStateOf } from '#src/domain/practical-exam/task-panel.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { submitRecord } from '#src/stores/practical-exam/practical-exam-task.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'

/**
 * The form for the link to a record of practical work, with an optional password. The link can be replaced until
 * the record is graded.
 */
export function Record({ exam }: { exam: PracticalExamSummary | undefined }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [error, setError] = useState<string>()
  const button = recordButtonStateOf(exam?.own.status)
  if (!exam || button === 'none') return null
  const submit = (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const link = String(fields.get('recordLink') ?? '').trim()
    const invalid = isHttps(link) ? undefined : t('practical-exam-task:record.notALink')
    setError(invalid)
    if (!invalid) void submitRecord(exam, link, String(fields.get('password') ?? ''))
  }
  return (
    <form
      className="panel stack gap-4 side"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
      noValidate
      aria-labelledby="record"
    >
      <h2 className="t20" id="record">
        {t('practical-exam-task:record.title')}
      </h2>
      <p className="muted">{t('practical-exam-task:record.text')}</p>
      <TextField
        name="recordLink"
        label={t('practical-exam-task:record.link')}
        type="url"
        error={error}
        onWrite={(text) => setError(text.trim() ? undefined : t('practical-exam-task:record.notALink'))}
        required
        maxLength={500}
        dir="ltr"
        defaultValue={exam.own.recordLink ?? ''}
      />
      <TextField
        name="password"
        label={t('practical-exam-task:record.password')}
        maxLength={100}
        dir="ltr"
        defaultValue={exam.own.recordPassword ?? ''}
      />
      <button type="submit" className="btn full" disabled={button === 'disabled'} aria-busy={busy}>
        {t(exam.own.recordLink ? 'practical-exam-task:record.replace' : 'practical-exam-task:record.submit')}
      </button>
      {button === 'disabled' && <p className="meta">{t('practical-exam-task:record.passed')}</p>}
    </form>
  )
}

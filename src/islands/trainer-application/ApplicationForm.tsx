import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { subject } from '#src/domain/course/course.ts'
import { languageName } from '#src/i18n/format.ts'
import { $popup } from '#src/stores/notices.ts'
import { $proof, newProof } from '#src/stores/proof.ts'
import type { Application } from '#src/stores/trainer-application.ts'
import { ConsentField } from '#src/ui/ConsentField.tsx'
import { useFocusOnWrong } from '#src/ui/Field.tsx'
import { ProofLine } from '#src/ui/ProofLine.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { useFormTrouble } from '../use-form-trouble.ts'
import { Countries } from './Countries.tsx'
import { FileField } from './FileField.tsx'
import { ChoicesField, TextField } from './fields.tsx'

interface ApplicationFormProps {
  privacy: string
  languages: readonly string[]
  typed: FormData | undefined
  application: Exclude<Application, { state: 'sent' }>
  onSend: (data: FormData) => void
  /** Called instead of sending, while the sender has not agreed. */
  onCheck: (data: FormData) => void
}

/**
 * The form of the application. It keeps typed text in its own fields, so that no answer of the server can
 * lose it.
 */
export function ApplicationForm(props: ApplicationFormProps) {
  const { privacy, languages, typed, application, onSend, onCheck } = props
  const { t, spoken } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const proof = useStore($proof)
  const popup = useStore($popup)
  const sending = application.state === 'sending'
  const { trouble, disagreed, judge, errorOf, summary, onInput } = useFormTrouble(
    application.state === 'open' ? application.trouble : undefined,
    { say: (field) => t(`trainer-application:error.${field}`), optional: ['company'] },
  )
  useFocusOnWrong(form, trouble ?? disagreed, popup !== null)
  const text = { typed, errorOf }
  return (
    <form
      ref={form}
      className="panel stack gap-5 needs-script"
      data-act="send"
      data-submits
      aria-label={t('trainer-application:form')}
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        if (judge(data)) onSend(data)
        else onCheck(data)
      }}
    >
      {summary && (
        <p className="note bad" role="alert">
          {t(summary)}
        </p>
      )}
      <div className="pair-fields">
        <TextField {...text} name="firstName" autoComplete="given-name" maxLength={30} />
        <TextField {...text} name="lastName" autoComplete="family-name" maxLength={30} />
        <TextField {...text} name="email" type="email" dir="ltr" autoComplete="email" maxLength={320} />
        <TextField {...text} name="phone" type="tel" dir="ltr" autoComplete="tel" maxLength={40} />
        <Countries typed={typed} error={errorOf('country')} />
        <TextField {...text} name="company" autoComplete="organization" maxLength={100} optional />
      </div>
      <ChoicesField
        {...text}
        name="languages"
        choices={languages.map((value) => ({ value, text: languageName(spoken, value) }))}
      />
      <ChoicesField
        {...text}
        name="subjects"
        choices={subject.options.map((value) => ({ value, text: t(`trainer:subject.${value}`) }))}
      />
      <TextField
        {...text}
        name="experience"
        maxLength={2000}
        lines
        hint={t('trainer-application:experienceHint')}
      />
      <FileField error={errorOf('uploadId')} />
      <ProofLine state={proof.state} onRetry={() => void newProof('trainer')} />
      <ConsentField agreed={typed?.has('consent') ?? false} error={errorOf('consent')}>
        {t('trainer-application:agree')} <a href={privacy}>{t('trainer-application:privacy')}</a>
      </ConsentField>
      <div className="row">
        <button type="submit" className="btn lg" data-act="send" aria-busy={sending || undefined}>
          {t(
            sending
              ? 'trainer-application:sending'
              : trouble?.why === 'unreachable'
                ? 'form:retry'
                : 'trainer-application:send',
          )}
        </button>
      </div>
    </form>
  )
}

import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import type { AnswerOf } from '#src/contract/call.ts'
import type { askForHelp } from '#src/contract/contact.ts'
import { contactSubject, longestMessage } from '#src/domain/contact/contact-form.ts'
import { $popup } from '#src/stores/notices.ts'
import { $proof, newProof } from '#src/stores/proof.ts'
import type { Sending } from '#src/stores/proven-form.ts'
import { ConsentField } from '#src/ui/ConsentField.tsx'
import { Field, useFocusOnWrong } from '#src/ui/Field.tsx'
import { LineField } from '#src/ui/LineField.tsx'
import { ProofLine } from '#src/ui/ProofLine.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { useFormTrouble } from '../use-form-trouble.ts'

interface ContactFormProps {
  form: RefObject<HTMLFormElement | null>
  privacy: string
  typed: FormData | undefined
  sending: Exclude<Sending<AnswerOf<typeof askForHelp>>, { state: 'sent' }>
  onWrite: () => void
  onSend: (data: FormData) => void
  /** Called instead of sending, while the sender has not agreed. */
  onCheck: (data: FormData) => void
}

/** The form itself. What is typed stays in its own fields, so that no answer of the server can lose it. */
export function ContactForm(props: ContactFormProps) {
  const { form, privacy, typed, sending, onWrite, onSend, onCheck } = props
  const { t } = useWords()
  const proof = useStore($proof)
  const popup = useStore($popup)
  const { trouble, disagreed, judge, errorOf, summary, onInput } = useFormTrouble(
    sending.state === 'open' ? sending.trouble : undefined,
    { say: (field) => t(`contact:error.${field}`) },
  )
  useFocusOnWrong(form, trouble ?? disagreed, popup !== null)
  const before = (name: string) => String(typed?.get(name) ?? '')
  const field = (name: string) => ({
    ...{ name, label: t(`contact:${name}`), written: before(name), error: errorOf(name) },
  })
  const busy = sending.state === 'sending'
  return (
    <form
      ref={form}
      className="panel stack gap-5 needs-script"
      data-act="send"
      data-submits
      aria-label={t('contact:form')}
      noValidate
      onInput={(event) => {
        onInput(event)
        onWrite()
      }}
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
        <LineField {...field('name')} autoComplete="name" maxLength={100} />
        <LineField {...field('email')} type="email" dir="ltr" autoComplete="email" maxLength={320} />
      </div>
      <Field name="subject" label={t('contact:subject')} error={errorOf('subject')}>
        {(ties) => (
          <select {...ties} className="in" required defaultValue={before('subject')}>
            <option value="">{t('form:choose')}</option>
            {contactSubject.options.map((value) => (
              <option key={value} value={value}>
                {t(`contact:about.${value}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LineField {...field('message')} maxLength={longestMessage} lines hint={t('contact:messageHint')} />
      <ProofLine state={proof.state} onRetry={() => void newProof('contact')} />
      <ConsentField agreed={typed?.has('consent') ?? false} error={errorOf('consent')}>
        {t('contact:agree')} <a href={privacy}>{t('contact:privacy')}</a>
      </ConsentField>
      <div className="row">
        <button type="submit" className="btn lg" data-act="send" aria-busy={busy || undefined}>
          {t(busy ? 'contact:sending' : trouble?.why === 'unreachable' ? 'form:retry' : 'contact:send')}
        </button>
      </div>
    </form>
  )
}

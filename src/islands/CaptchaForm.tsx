import { useStore } from '@nanostores/react'
import type { ReactNode, RefObject } from 'react'
import type { ProtectedForm as FormName } from '#src/domain/proof.ts'
import type { FormFailure } from '#src/stores/form/form.ts'
import { $proofOfWork, computeNewProof } from '#src/stores/form/proof.ts'
import { $popup } from '#src/stores/notice/notices.ts'
import { CaptchaStatus } from '#src/ui/CaptchaStatus.tsx'
import { ConsentField } from '#src/ui/ConsentField.tsx'
import { useFocusOnInvalid } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useFormFailure } from './use-form-failure.ts'

/** The state of a form that has not been sent yet. */
type UnsentState = { state: 'open'; failure?: FormFailure } | { state: 'sending' }

/** The texts of a form for anonymous visitors. */
export interface FormTexts {
  label: string
  agree: string
  privacy: string
  send: string
  sending: string
  /** Returns the error message for an invalid field. */
  wrong: (field: string) => string
}

interface CaptchaFormProps {
  name: FormName
  form: RefObject<HTMLFormElement | null>
  texts: FormTexts
  /** The URL of the privacy page. */
  privacy: string
  /** The data that the visitor typed before the island was mounted. */
  typed: FormData | undefined
  sending: UnsentState
  /** The fields that may be empty. */
  optional?: readonly string[]
  onWrite?: () => void
  onSend: (data: FormData) => void
  /** Called instead of `onSend` if the visitor submits the form without consent. */
  onCheck: (data: FormData) => void
  /** Renders the fields; `errorOf` returns the error of a field, or undefined if the field is valid. */
  children: (errorOf: (field: string) => string | undefined) => ReactNode
}

/**
 * A form for anonymous visitors, with captcha and consent. Its inputs are uncontrolled, so the typed text is not
 * lost if sending fails. Uses the message namespace `form`.
 */
export function CaptchaForm(props: CaptchaFormProps) {
  const { name, form, texts, privacy, typed, sending, optional = [], onWrite, onSend, onCheck } = props
  const { t } = useTranslation()
  const captcha = useStore($proofOfWork)
  const openPopup = useStore($popup)
  const { failure, missingConsent, checkConsent, errorOf, summary, onInput } = useFormFailure(
    sending.state === 'open' ? sending.failure : undefined,
    { errorText: texts.wrong, optional },
  )
  useFocusOnInvalid(form, failure ?? missingConsent, openPopup !== null)
  const busy = sending.state === 'sending'
  const isRetry = failure?.kind === 'unreachable'
  return (
    <form
      ref={form}
      className="panel stack gap-5 needs-script"
      data-act="send"
      data-submits
      aria-label={texts.label}
      noValidate
      onInput={(event) => {
        onInput(event)
        onWrite?.()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        if (checkConsent(data)) onSend(data)
        else onCheck(data)
      }}
    >
      {summary && (
        <p className="note bad" role="alert">
          {t(summary)}
        </p>
      )}
      {props.children(errorOf)}
      <CaptchaStatus state={captcha.state} onRetry={() => void computeNewProof(name)} />
      <ConsentField agreed={typed?.has('consent') ?? false} error={errorOf('consent')}>
        {texts.agree} <a href={privacy}>{texts.privacy}</a>
      </ConsentField>
      <div className="row">
        <button type="submit" className="btn lg" data-act="send" aria-busy={busy || undefined}>
          {busy ? texts.sending : isRetry ? t('form:retry') : texts.send}
        </button>
      </div>
    </form>
  )
}

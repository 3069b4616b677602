import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { DateAlertForm } from '#src/domain/date-alert/date-alert-filter.ts'
import { environment } from '#src/environment/environment.ts'
import { dateAlertFormStore } from '#src/stores/classroom/date-alert.ts'
import { $proofOfWork, computeNewProof } from '#src/stores/form/proof.ts'
import { $popup } from '#src/stores/notice/notices.ts'
import { CaptchaStatus } from '#src/ui/CaptchaStatus.tsx'
import { Field, useFocusOnInvalid } from '#src/ui/Field.tsx'
import { PrefilledTextField } from '#src/ui/PrefilledTextField.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEditedFields } from '#src/ui/use-edited-fields.ts'

export const namespaces = ['new-dates', 'form'] as const

interface DateAlertProps {
  /** The selection of dates to report: those of a list, a certification or a training. */
  of: Omit<DateAlertForm, 'email' | 'city'>
  /** The cities to choose from. Each has the value that is sent, and the name in the page's language. */
  cities: readonly { value: string; name: string }[]
  /** The URL of the privacy page. */
  privacy: string
  /** The data of the static form when the island was mounted. */
  typed?: FormData | undefined
}

/** The form that subscribes an email address to alerts about new dates. */
export default function DateAlert({ of, cities, privacy, typed }: DateAlertProps) {
  const { t } = useTranslation()
  const sending = useStore(dateAlertFormStore.$sending)
  const captcha = useStore($proofOfWork)
  const popup = useStore($popup)
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const { edited, onInput, resetEdited } = useEditedFields()
  const failure = sending.state === 'open' ? sending.failure : undefined
  useEffect(() => void computeNewProof('newDates'), [])
  useEffect(() => {
    const city = environment().navigation.query().get('city')
    const choice = form.current?.elements.namedItem('city')
    if (city && choice instanceof HTMLSelectElement && !choice.value) choice.value = city
  }, [])
  useFocusOnInvalid(form, failure, popup !== null)
  const isWrong = edited.email ? edited.email === 'empty' : failure?.kind === 'fields'
  const busy = sending.state === 'sending'
  if (sending.state === 'sent') return <Sent email={email} />
  return (
    <form
      ref={form}
      className="panel stack gap-3 one-column needs-script"
      data-act="tell"
      data-submits
      aria-labelledby="new-dates"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const [address, city] = ['email', 'city'].map((name) => String(data.get(name) ?? '').trim())
        resetEdited()
        setEmail(address ?? '')
        void dateAlertFormStore.send({ ...of, email: address ?? '', ...(city && { city }) })
      }}
    >
      <h2 className="t20" id="new-dates">
        {t('new-dates:ask')}
      </h2>
      <p>{t('new-dates:how')}</p>
      {failure && failure.kind !== 'fields' && (
        <p className="note bad" role="alert">
          {t(`form:${failure.kind}`)}
        </p>
      )}
      <div className="pair-fields">
        <PrefilledTextField
          name="email"
          id="dates-email"
          label={t('new-dates:email')}
          initialText={String(typed?.get('email') ?? '')}
          error={isWrong ? t('new-dates:error') : undefined}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={320}
        />
        {cities.length > 0 && (
          <Field name="city" id="dates-city" label={t('new-dates:city')}>
            {(attributes) => (
              <select {...attributes} className="in" defaultValue={String(typed?.get('city') ?? '')}>
                <option value="">{t('new-dates:everywhere')}</option>
                {cities.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      {captcha.state === 'failed' && (
        <CaptchaStatus state="failed" onRetry={() => void computeNewProof('newDates')} />
      )}
      <p className="meta">
        {t('new-dates:kept')} <a href={privacy}>{t('new-dates:privacy')}</a>
      </p>
      <div className="row">
        <button type="submit" className="btn sec2" data-act="tell" aria-busy={busy || undefined}>
          {t(failure?.kind === 'unreachable' ? 'form:retry' : 'new-dates:send')}
        </button>
      </div>
    </form>
  )
}

/**
 * The message after sending, with the next step. To protect privacy, the message is the same for known and unknown
 * email addresses.
 */
function Sent({ email }: { email: string }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="panel stack gap-3 one-column">
      <h2 className="t20" ref={heading} tabIndex={-1}>
        {t('new-dates:sent')}
      </h2>
      <p role="status">{t('new-dates:next', { email })}</p>
    </div>
  )
}

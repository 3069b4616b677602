import type { ComponentProps } from 'react'
import { contactSubject, maxContactMessageLength } from '#src/domain/contact/contact-form.ts'
import { Field } from '#src/ui/Field.tsx'
import { PrefilledTextField } from '#src/ui/PrefilledTextField.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CaptchaForm } from '../CaptchaForm.tsx'

type ContactFormProps = Omit<ComponentProps<typeof CaptchaForm>, 'name' | 'texts' | 'children'>

/** The contact form: sender, subject and message. */
export function ContactFormFields(props: ContactFormProps) {
  const { t } = useTranslation()
  const initialText = (name: string) => String(props.typed?.get(name) ?? '')
  const texts = {
    label: t('contact:form'),
    agree: t('contact:agree'),
    privacy: t('contact:privacy'),
    send: t('contact:send'),
    sending: t('contact:sending'),
    wrong: (field: string) => t(`contact:error.${field}`),
  }
  return (
    <CaptchaForm {...props} name="contact" texts={texts}>
      {(errorOf) => {
        const field = (name: string) => ({
          ...{ name, label: t(`contact:${name}`), initialText: initialText(name), error: errorOf(name) },
        })
        return (
          <>
            <div className="pair-fields">
              <PrefilledTextField {...field('name')} autoComplete="name" maxLength={100} />
              <PrefilledTextField
                {...field('email')}
                type="email"
                dir="ltr"
                autoComplete="email"
                maxLength={320}
              />
            </div>
            <Field name="subject" label={t('contact:subject')} error={errorOf('subject')}>
              {(attributes) => (
                <select {...attributes} className="in" required defaultValue={initialText('subject')}>
                  <option value="">{t('form:choose')}</option>
                  {contactSubject.options.map((value) => (
                    <option key={value} value={value}>
                      {t(`contact:about.${value}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <PrefilledTextField
              {...field('message')}
              maxLength={maxContactMessageLength}
              lines
              hint={t('contact:messageHint')}
            />
          </>
        )
      }}
    </CaptchaForm>
  )
}

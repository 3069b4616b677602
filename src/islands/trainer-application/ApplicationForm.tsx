import { type ComponentProps, useRef } from 'react'
import { subject } from '#src/domain/course/course.ts'
import { languageNameOf } from '#src/i18n/format.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CaptchaForm } from '../CaptchaForm.tsx'
import { CountryField } from './CountryField.tsx'
import { FileField } from './FileField.tsx'
import { ApplicationTextField, ChoicesField } from './fields.tsx'

interface ApplicationFormProps
  extends Pick<ComponentProps<typeof CaptchaForm>, 'privacy' | 'typed' | 'sending' | 'onSend' | 'onCheck'> {
  /** The tags of the languages that an applicant can teach in. */
  languages: readonly string[]
}

/** The application form: the applicant, the subjects, and a file as evidence. */
export function ApplicationForm({ languages, ...props }: ApplicationFormProps) {
  const { t, locale } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const texts = {
    label: t('trainer-application:form'),
    agree: t('trainer-application:agree'),
    privacy: t('trainer-application:privacy'),
    send: t('trainer-application:send'),
    sending: t('trainer-application:sending'),
    wrong: (field: string) => t(`trainer-application:error.${field}`),
  }
  return (
    <CaptchaForm {...props} name="trainer" form={form} texts={texts} optional={['company']}>
      {(errorOf) => {
        const text = { typed: props.typed, errorOf }
        return (
          <>
            <div className="pair-fields">
              <ApplicationTextField {...text} name="firstName" autoComplete="given-name" maxLength={30} />
              <ApplicationTextField {...text} name="lastName" autoComplete="family-name" maxLength={30} />
              <ApplicationTextField
                {...text}
                name="email"
                type="email"
                dir="ltr"
                autoComplete="email"
                maxLength={320}
              />
              <ApplicationTextField
                {...text}
                name="phone"
                type="tel"
                dir="ltr"
                autoComplete="tel"
                maxLength={40}
              />
              <CountryField typed={props.typed} error={errorOf('country')} />
              <ApplicationTextField
                {...text}
                name="company"
                autoComplete="organization"
                maxLength={100}
                optional
              />
            </div>
            <ChoicesField
              {...text}
              name="languages"
              choices={languages.map((value) => ({ value, text: languageNameOf(locale, value) }))}
            />
            <ChoicesField
              {...text}
              name="subjects"
              choices={subject.options.map((value) => ({ value, text: t(`trainer:subject.${value}`) }))}
            />
            <ApplicationTextField
              {...text}
              name="experience"
              maxLength={2000}
              lines
              hint={t('trainer-application:experienceHint')}
            />
            <FileField error={errorOf('uploadId')} />
          </>
        )
      }}
    </CaptchaForm>
  )
}

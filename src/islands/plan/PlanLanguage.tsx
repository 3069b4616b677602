import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import { languagesOfTraining } from '#src/domain/plan/training-language.ts'
import { languageName } from '#src/i18n/format.ts'
import { changePlan } from '#src/stores/plan/plan.ts'
import { Field } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface PlanLanguageProps {
  certifications: readonly PlannedCertification[]
  language: string | undefined
}

/** The choice of the language in which the plan's classrooms are taught. */
export function PlanLanguage({ certifications, language = '' }: PlanLanguageProps) {
  const { t, locale } = useTranslation()
  const names = languagesOfTraining(certifications).map((code) => ({
    code,
    name: languageName(locale, code),
  }))
  return (
    <Field name="language" label={t('plan:language')}>
      {(attributes) => (
        <select
          className="in"
          {...attributes}
          value={language}
          onChange={(event) => changePlan({ language: event.currentTarget.value || undefined })}
        >
          <option value="">{t('plan:allLanguages')}</option>
          {names
            .toSorted((one, other) => one.name.localeCompare(other.name, locale))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      )}
    </Field>
  )
}

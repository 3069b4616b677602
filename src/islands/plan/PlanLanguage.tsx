import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import { languagesOfTraining } from '#src/domain/plan/training-language.ts'
import { languageNameOf } from '#src/i18n/format.ts'
import { changePlan } from '#src/stores/plan/plan.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlanSelect } from './PlanSelect.tsx'

interface PlanLanguageProps {
  certifications: readonly PlannedCertification[]
  language: string | undefined
}

/** The choice of the language in which the plan's classrooms are taught. */
export function PlanLanguage({ certifications, language }: PlanLanguageProps) {
  const { t, locale } = useTranslation()
  return (
    <PlanSelect
      name="language"
      label={t('plan:language')}
      value={language}
      first={[{ value: '', label: t('plan:allLanguages') }]}
      choices={languagesOfTraining(certifications).map((value) => ({
        value,
        label: languageNameOf(locale, value),
      }))}
      onChoose={(chosen) => changePlan({ language: chosen })}
    />
  )
}

import { countriesOfDates, onlineOnlyCountry } from '#src/domain/plan/date-country.ts'
import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import { countryNameOf } from '#src/i18n/format.ts'
import { changePlan } from '#src/stores/plan/plan.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlanSelect } from './PlanSelect.tsx'

interface PlanCountryProps {
  certifications: readonly PlannedCertification[]
  country: string | undefined
}

/** The choice of a country whose onsite dates the plan includes. Online dates are always part of the plan. */
export function PlanCountry({ certifications, country }: PlanCountryProps) {
  const { t, locale } = useTranslation()
  return (
    <PlanSelect
      name="country"
      label={t('plan:country')}
      value={country}
      first={[
        { value: '', label: t('plan:allCountries') },
        { value: onlineOnlyCountry, label: t('plan:onlineOnly') },
      ]}
      choices={countriesOfDates(certifications).map((value) => ({
        value,
        label: countryNameOf(locale, value),
      }))}
      onChoose={(chosen) => changePlan({ country: chosen })}
    />
  )
}

import { countriesOfDates, onlineOnly } from '#src/domain/plan/date-country.ts'
import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import { countryName } from '#src/i18n/format.ts'
import { changePlan } from '#src/stores/plan/plan.ts'
import { Field } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface PlanCountryProps {
  certifications: readonly PlannedCertification[]
  country: string | undefined
}

/** The choice of a country whose onsite dates the plan includes. Online dates are always part of the plan. */
export function PlanCountry({ certifications, country = '' }: PlanCountryProps) {
  const { t, locale } = useTranslation()
  const names = countriesOfDates(certifications).map((code) => ({ code, name: countryName(locale, code) }))
  return (
    <Field name="country" label={t('plan:country')}>
      {(attributes) => (
        <select
          className="in"
          {...attributes}
          value={country}
          onChange={(event) => changePlan({ country: event.currentTarget.value || undefined })}
        >
          <option value="">{t('plan:allCountries')}</option>
          <option value={onlineOnly}>{t('plan:onlineOnly')}</option>
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

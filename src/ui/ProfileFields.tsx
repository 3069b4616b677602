import type { Country } from '../domain/country/country.ts'
import type { Province } from '../domain/country/province.ts'
import type { InformationField } from '../domain/learner/information.ts'
import type { Learner } from '../domain/learner/learner.ts'
import type { NameFaultByField } from '../domain/learner/name.ts'
import { Field } from './Field.tsx'
import { nameFaultTextOf } from './name-fault-text.ts'
import { PhoneFields } from './PhoneFields.tsx'
import { TerritoryFields } from './TerritoryFields.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** The text fields with their maximum length. Specification 1, section 5. */
const lines = {
  firstName: 30,
  lastName: 30,
  company: 100,
  vatNumber: 50,
  postcode: 30,
  address: 200,
} as const
type Line = keyof typeof lines

const territories = { country: 'countryCode', province: 'province', city: 'city' } as const

/**
 * Returns the name that a profile field has in the form. Only the country has another name, because the form
 * contains the country's code.
 */
export const profileFieldNameOf = (field: string): string =>
  field === 'country' ? territories.country : field

interface ProfileFieldsProps {
  learner: Learner
  shown: readonly InformationField[]
  /** The shown fields that may be left empty. */
  optional?: readonly InformationField[]
  /** The names of the fields that the server refused. */
  wrong: readonly string[]
  /** The reasons why names were refused, by field. */
  reasons: NameFaultByField
  countries: readonly Country[]
  provinces: Readonly<Record<string, readonly Province[]>>
  loadProvinces: (country: string) => void
}

/** The fields of personal information. Uses the message namespaces `my-learning` and `form`. */
export function ProfileFields({
  learner,
  shown,
  optional = [],
  wrong,
  reasons,
  ...props
}: ProfileFieldsProps) {
  const { t } = useTranslation()
  // The country is a single field, but the server reports errors for its code and its name.
  const errorOf = (name: string) => {
    const isWrong = wrong.includes(name) || (name === 'countryCode' && wrong.includes('country'))
    if (!isWrong) return undefined
    const reason = reasons[name]
    return reason ? nameFaultTextOf(t, reason) : t(`my-learning:wrong.${name}`)
  }
  const isOptional = (field: InformationField) => optional.includes(field)
  const line = (name: Line) => (
    <Field
      key={name}
      name={name}
      label={t(`my-learning:field.${name}`)}
      error={errorOf(name)}
      optional={isOptional(name)}
    >
      {(attributes) => {
        const input = {
          className: 'in',
          ...attributes,
          maxLength: lines[name],
          defaultValue: learner[name] ?? '',
        }
        return name === 'address' ? <textarea rows={3} {...input} /> : <input {...input} />
      }}
    </Field>
  )
  const parts = (['country', 'province', 'city'] as const).filter((part) => shown.includes(part))
  const { countries, provinces, loadProvinces } = props
  return (
    <>
      <div className="pair-fields two">
        {(Object.keys(lines) as Line[])
          .filter((name) => name !== 'address' && shown.includes(name))
          .map(line)}
        {shown.includes('phoneCode') && (
          <PhoneFields
            countries={countries}
            initial={learner}
            optional={isOptional('phoneCode')}
            errorOf={errorOf}
          />
        )}
        {parts.length > 0 && (
          <TerritoryFields
            countries={countries}
            provinces={provinces}
            load={loadProvinces}
            names={territories}
            initial={{ country: learner.countryCode, province: learner.province, city: learner.city }}
            labelOf={(part) => t(`my-learning:field.${part}`)}
            errorOf={errorOf}
            optional={Object.fromEntries(parts.map((part) => [part, isOptional(part)]))}
            parts={parts}
          />
        )}
      </div>
      {shown.includes('address') && line('address')}
    </>
  )
}

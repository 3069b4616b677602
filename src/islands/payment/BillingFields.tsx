import { useStore } from '@nanostores/react'
import type { Learner } from '#src/domain/learner/learner.ts'
import { $countries } from '#src/stores/countries.ts'
import { $provinces, loadProvinces } from '#src/stores/provinces.ts'
import { Field } from '#src/ui/Field.tsx'
import { TerritoryFields } from '#src/ui/TerritoryFields.tsx'
import { useWords } from '#src/ui/Words.tsx'

interface BillingFieldsProps {
  learner: Learner
  wrong: readonly string[]
  onCountry: (code: string) => void
}

/** The fields with how many characters each may have. Specification 1, section 5. */
const fields = [
  { name: 'firstName', from: 'firstName', most: 30 },
  { name: 'lastName', from: 'lastName', most: 30 },
  { name: 'email', from: 'email', most: 254 },
  { name: 'phone', from: 'phoneNumber', most: 40, optional: true },
  { name: 'street', from: 'address', most: 200 },
  { name: 'postcode', from: 'postcode', most: 30 },
] as const

const billed = { country: 'country', province: 'state', city: 'city' } as const

/** The fields of the buyer and of the invoice's address; the country decides the VAT. */
export function BillingFields({ learner, wrong, onCountry }: BillingFieldsProps) {
  const { t } = useWords()
  const errorOf = (name: string) => (wrong.includes(name) ? t('payment:wrong') : undefined)
  return (
    <section className="panel stack gap-4" aria-labelledby="billing">
      <h2 className="t20" id="billing">
        {t('payment:billing')}
      </h2>
      <div className="grid narrow">
        {fields.map(({ name, from, most, ...more }) => (
          <Field key={name} name={name} label={t(`payment:field.${name}`)} error={errorOf(name)} {...more}>
            {(ties) => <input className="in" {...ties} maxLength={most} defaultValue={learner[from] ?? ''} />}
          </Field>
        ))}
        <TerritoryFields
          countries={useStore($countries)}
          provinces={useStore($provinces)}
          load={loadProvinces}
          names={billed}
          given={{ country: learner.countryCode, province: learner.province, city: learner.city }}
          labelOf={(part) => t(`payment:field.${billed[part]}`)}
          errorOf={errorOf}
          optional={{ province: true }}
          onCountry={onCountry}
        />
      </div>
    </section>
  )
}

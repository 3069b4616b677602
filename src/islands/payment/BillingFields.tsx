import { useStore } from '@nanostores/react'
import type { BillingAddress, Buyer } from '#src/domain/order/buyer.ts'
import type { VatNumberState } from '#src/domain/order/vat-number-state.ts'
import { $countries } from '#src/stores/site/countries.ts'
import { $provinces, loadProvinces } from '#src/stores/site/provinces.ts'
import { Field } from '#src/ui/Field.tsx'
import { nameFaultTextOf } from '#src/ui/name-fault-text.ts'
import { TerritoryFields } from '#src/ui/TerritoryFields.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import type { FieldFaults } from './field-faults.ts'

interface BillingFieldsProps {
  /** The initial values of the fields. */
  initial: Buyer & BillingAddress
  wrong: FieldFaults
  /** The state of the billed VAT number; null if there is nothing to report. */
  vatNumberState: VatNumberState | null
  /**
   * Called with the values that determine the VAT, when the visitor leaves one of these fields or chooses a
   * country.
   */
  onBilled: (billed: Partial<Record<'country' | 'company' | 'vatNumber', string>>) => void
}

/** The fields, each with its maximum length and autofill token. Specification 1, section 5. */
const person = [
  { name: 'firstName', maxLength: 30, autoComplete: 'given-name' },
  { name: 'lastName', maxLength: 30, autoComplete: 'family-name' },
  { name: 'email', maxLength: 254, autoComplete: 'email', type: 'email' },
  { name: 'phone', maxLength: 40, autoComplete: 'tel', type: 'tel', optional: true },
] as const
const company = [
  { name: 'company', maxLength: 100, autoComplete: 'organization', optional: true },
  { name: 'vatNumber', maxLength: 50, autoComplete: 'off', optional: true },
] as const
const address = [
  { name: 'street', maxLength: 200, autoComplete: 'street-address' },
  { name: 'postcode', maxLength: 30, autoComplete: 'postal-code' },
] as const

const billed = { country: 'country', province: 'state', city: 'city' } as const

/** The fields for buyer, company and billing address. Country and VAT number determine the VAT. */
export function BillingFields({ initial, wrong, vatNumberState, onBilled }: BillingFieldsProps) {
  const { t } = useTranslation()
  const errorOf = (name: string) => {
    const fault = wrong[name]
    return typeof fault === 'object'
      ? nameFaultTextOf(t, fault)
      : fault && t(`payment:wrong.${fault}`, { field: t(`payment:field.${name}`) })
  }
  const hintOf = (name: string) =>
    name !== 'vatNumber' || vatNumberState === null ? undefined : t(`payment:vatNumber.${vatNumberState}`)
  const renderFields = (fields: typeof person | typeof company | typeof address) =>
    fields.map(({ name, maxLength, autoComplete, ...more }) => (
      <Field
        key={name}
        name={name}
        label={t(`payment:field.${name}`)}
        error={errorOf(name)}
        note={hintOf(name)}
        optional={'optional' in more}
      >
        {(attributes) => (
          <input
            className="in"
            {...attributes}
            type={'type' in more ? more.type : 'text'}
            autoComplete={autoComplete}
            maxLength={maxLength}
            defaultValue={initial[name] ?? ''}
            onBlur={({ currentTarget: { value } }) => {
              if (name === 'company' || name === 'vatNumber') onBilled({ [name]: value.trim() })
            }}
          />
        )}
      </Field>
    ))
  return (
    <section className="panel stack gap-5" aria-labelledby="billing">
      <h2 className="t20" id="billing">
        {t('payment:billing')}
      </h2>
      <div className="pair-fields two">
        {renderFields(person)}
        {renderFields(company)}
        {renderFields(address)}
        <TerritoryFields
          countries={useStore($countries)}
          provinces={useStore($provinces)}
          load={loadProvinces}
          names={billed}
          initial={{ country: initial.country, province: initial.state, city: initial.city }}
          labelOf={(part) => t(`payment:field.${billed[part]}`)}
          errorOf={errorOf}
          optional={{ province: true }}
          onCountry={(country) => onBilled({ country })}
        />
      </div>
    </section>
  )
}

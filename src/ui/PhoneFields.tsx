import type { Country } from '../domain/country/country.ts'
import { cleanPhone } from '../domain/learner/profile.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { Field } from './Field.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface PhoneFieldsProps {
  countries: readonly Country[]
  initial: { phoneCode: string | null; phoneNumber: string | null }
  optional: boolean
  errorOf: (name: string) => string | undefined
}

/**
 * A telephone number in two fields: the country's calling code, found by name or digits, and the number, which
 * accepts only digits.
 */
export function PhoneFields({ countries, initial, optional, errorOf }: PhoneFieldsProps) {
  const { t } = useTranslation()
  const codes = countries.flatMap(({ callingCode, name }) =>
    callingCode ? [{ value: callingCode, label: `${name} +${callingCode}`, short: `+${callingCode}` }] : [],
  )
  return (
    <>
      <ChoiceField
        name="phoneCode"
        label={t('my-learning:field.phoneCode')}
        error={errorOf('phoneCode')}
        optional={optional}
        options={codes}
        initial={cleanPhone(initial.phoneCode ?? '')}
        maxLength={30}
      />
      <Field
        name="phoneNumber"
        label={t('my-learning:field.phoneNumber')}
        error={errorOf('phoneNumber')}
        optional={optional}
      >
        {(attributes) => (
          <input
            className="in"
            {...attributes}
            dir="ltr"
            type="tel"
            autoComplete="tel-national"
            maxLength={30}
            defaultValue={cleanPhone(initial.phoneNumber ?? '')}
            onInput={({ currentTarget }) => {
              currentTarget.value = cleanPhone(currentTarget.value)
            }}
          />
        )}
      </Field>
    </>
  )
}

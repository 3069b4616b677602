import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Learner } from '#src/domain/learner/learner.ts'
import { $countries } from '#src/stores/countries.ts'
import { $saving, saveProfile } from '#src/stores/profile.ts'
import { $provinces, loadProvinces } from '#src/stores/provinces.ts'
import { Field, useFocusOnWrong } from '#src/ui/Field.tsx'
import { TerritoryFields } from '#src/ui/TerritoryFields.tsx'
import { useWords } from '#src/ui/Words.tsx'

/** The fields with how many characters each may have. Specification 1, section 5. */
const fields = {
  firstName: 30,
  lastName: 30,
  phoneCode: 30,
  phoneNumber: 30,
  address: 200,
  postcode: 30,
  vatNumber: 50,
  company: 100,
} as const
type FieldName = keyof typeof fields

interface ProfileFormProps {
  learner: Learner
  /** The fields that the site asks for, which are required. */
  wanted: Readonly<Partial<Record<FieldName | 'country' | 'province' | 'city', boolean>>>
}

/** The form of the profile. Fields that the site does not ask for may stay empty. */
export function ProfileForm({ learner, wanted }: ProfileFormProps) {
  const { t } = useWords()
  const saving = useStore($saving)
  const form = useRef<HTMLFormElement>(null)
  const trouble = saving.state === 'open' ? saving.trouble : undefined
  useFocusOnWrong(form, trouble, false)
  const countries = useStore($countries)
  const wrong = trouble?.why === 'fields' ? trouble.fields : []
  // The country is chosen once, and sent as its code and as its name.
  const errorOf = (name: string) =>
    wrong.includes(name) || (name === 'countryCode' && wrong.includes('country'))
      ? t(`my-learning:wrong.${name}`)
      : undefined
  return (
    <form
      ref={form}
      className="panel stack gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const said = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
        const country = countries.find(({ code }) => code === said.countryCode)?.name ?? ''
        void saveProfile({ ...said, country })
      }}
    >
      {trouble && (
        <p className="note" role="alert">
          {t(trouble.why === 'fields' ? 'form:check' : `form:${trouble.why}`)}
        </p>
      )}
      {(Object.keys(fields) as FieldName[]).map((name) => (
        <Field
          key={name}
          name={name}
          label={t(`my-learning:field.${name}`)}
          error={errorOf(name)}
          optional={!wanted[name]}
        >
          {(ties) =>
            name === 'address' ? (
              <textarea
                className="in"
                {...ties}
                rows={3}
                maxLength={fields[name]}
                defaultValue={learner[name] ?? ''}
              />
            ) : (
              <input className="in" {...ties} maxLength={fields[name]} defaultValue={learner[name] ?? ''} />
            )
          }
        </Field>
      ))}
      <TerritoryFields
        countries={countries}
        provinces={useStore($provinces)}
        load={loadProvinces}
        names={{ country: 'countryCode', province: 'province', city: 'city' }}
        given={{ country: learner.countryCode, province: learner.province, city: learner.city }}
        labelOf={(part) => t(`my-learning:field.${part}`)}
        errorOf={errorOf}
        optional={{ country: !wanted.country, province: !wanted.province, city: !wanted.city }}
      />
      <p>
        <button type="submit" className="btn" aria-busy={saving.state === 'sending'}>
          {t('my-learning:save')}
        </button>
      </p>
    </form>
  )
}

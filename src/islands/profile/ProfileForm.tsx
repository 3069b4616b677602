import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import type { Learner } from '#src/domain/learner/learner.ts'
import { $countries } from '#src/stores/countries.ts'
import { $saving, saveProfile, type Wanted } from '#src/stores/profile.ts'
import { $provinces, loadProvinces } from '#src/stores/provinces.ts'
import { Field, useFocusOnWrong } from '#src/ui/Field.tsx'
import { TerritoryFields } from '#src/ui/TerritoryFields.tsx'
import { useComplete } from '#src/ui/use-complete.ts'
import { useWords } from '#src/ui/Words.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { PhoneFields } from './PhoneFields.tsx'

/** The plain fields with how many characters each may have. Specification 1, section 5. */
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

/** The parts of a territory that are asked for; each is chosen within the ones before it. */
const askedParts = ({ country, province, city }: Wanted) =>
  (['country', 'province', 'city'] as const).slice(0, city ? 3 : province ? 2 : country ? 1 : 0)

interface ProfileFormProps {
  learner: Learner
  /** The fields that are asked for; only those are shown, and all of them are required. */
  wanted: Wanted
  children?: ReactNode
}

/** The form of the profile: the fields that the site asks for. It can be saved once all are filled. */
export function ProfileForm({ learner: known, wanted, children }: ProfileFormProps) {
  const { t } = useWords()
  const saving = useStore($saving)
  const form = useRef<HTMLFormElement>(null)
  const { written, keep, forget } = useKeptForm(form, 'profile', known.id)
  const learner = { ...known, ...written }
  const trouble = saving.state === 'open' ? saving.trouble : undefined
  useFocusOnWrong(form, trouble, false)
  const [countries, provinces] = [useStore($countries), useStore($provinces)]
  const wrong = trouble?.why === 'fields' ? trouble.fields : []
  const asksPhone = wanted.phoneCode || wanted.phoneNumber
  const shown = (Object.keys(lines) as Line[]).filter((name) => wanted[name])
  const parts = askedParts(wanted)
  const { complete, look } = useComplete(form, [
    ...shown,
    ...(asksPhone ? ['phoneCode', 'phoneNumber'] : []),
    ...parts.map((part) => territories[part]),
  ])
  const changed = () => {
    look()
    // What a list chose is drawn before it is kept.
    setTimeout(keep)
  }
  // The country is chosen once, and sent as its code and as its name.
  const errorOf = (name: string) =>
    wrong.includes(name) || (name === 'countryCode' && wrong.includes('country'))
      ? t(`my-learning:wrong.${name}`)
      : undefined
  const line = (name: Line) => (
    <Field key={name} name={name} label={t(`my-learning:field.${name}`)} error={errorOf(name)}>
      {(ties) => {
        const input = { className: 'in', ...ties, maxLength: lines[name], defaultValue: learner[name] ?? '' }
        return name === 'address' ? <textarea rows={3} {...input} /> : <input {...input} />
      }}
    </Field>
  )
  return (
    <form
      ref={form}
      className="stack gap-5"
      noValidate
      onInput={changed}
      onSubmit={(event) => {
        event.preventDefault()
        const said = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
        const country = countries.find(({ code }) => code === said.countryCode)?.name
        void saveProfile({ ...said, ...(country !== undefined && { country }) }).then(
          (saved) => saved && forget(),
        )
      }}
    >
      {trouble && (
        <p className="note bad" role="alert">
          {t(trouble.why === 'fields' ? 'form:check' : `form:${trouble.why}`)}
        </p>
      )}
      <div className="pair-fields two">
        {shown.filter((name) => name !== 'address').map(line)}
        {asksPhone && <PhoneFields given={learner} optional={false} errorOf={errorOf} onChoose={changed} />}
        {parts.length > 0 && (
          <TerritoryFields
            countries={countries}
            provinces={provinces}
            load={loadProvinces}
            names={territories}
            given={{ country: learner.countryCode, province: learner.province, city: learner.city }}
            labelOf={(part) => t(`my-learning:field.${part}`)}
            errorOf={errorOf}
            optional={{}}
            asked={parts}
            onChange={changed}
          />
        )}
      </div>
      {wanted.address && line('address')}
      <p className="row">
        <button type="submit" className="btn" disabled={!complete} aria-busy={saving.state === 'sending'}>
          {t('my-learning:save')}
        </button>
        {!complete && <span className="meta">{t('my-learning:saveLater')}</span>}
        {children}
      </p>
    </form>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { countriesResource } from '#src/stores/site/countries.ts'
import { Field } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The choice of a country by name. */
export function CountryField({ typed, error }: { typed: FormData | undefined; error: string | undefined }) {
  const { t } = useTranslation()
  const countries = useStore(countriesResource.$state)
  useEffect(() => void countriesResource.load(), [])
  const chosen = String(typed?.get('country') ?? '')
  return (
    <Field name="country" label={t('trainer-application:country')} error={error}>
      {(attributes) => (
        <>
          <select
            {...attributes}
            key={countries.state}
            className="in"
            autoComplete="country"
            required
            defaultValue={chosen}
            aria-busy={countries.state === 'loading' || undefined}
          >
            <option value="">{t('form:choose')}</option>
            {countries.state === 'ready' &&
              countries.value.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
          {countries.state === 'failed' && (
            <p role="alert">
              {t('trainer-application:countriesFailed')}{' '}
              <button type="button" className="btn quiet" onClick={() => void countriesResource.load(true)}>
                {t('form:retry')}
              </button>
            </p>
          )}
        </>
      )}
    </Field>
  )
}

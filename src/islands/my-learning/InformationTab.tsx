import { displayNameOf, type Learner } from '#src/domain/learner/learner.ts'
import { countryNameOf } from '#src/i18n/format.ts'
import { routes } from '#src/routes.ts'
import { withdrawNewName } from '#src/stores/profile/profile.ts'
import { RequestedName } from '#src/ui/RequestedName.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { MissingInformation } from './MissingInformation.tsx'
import type { PanelProps } from './props.ts'

const fields = [
  'phoneNumber',
  'address',
  'postcode',
  'city',
  'province',
  'country',
  'vatNumber',
  'company',
] as const

/**
 * Returns the learner's country in the language of the page. Only its code is certain: the name is missing, or is in
 * the language in which the learner has chosen the country.
 */
const countryOf = (locale: string, { country, countryCode }: Learner): string | null =>
  countryCode ? countryNameOf(locale, countryCode) : country

/** The learner's personal information, with a link to the form in which it can be changed. */
export default function InformationTab({ place, learner }: PanelProps) {
  const { t, locale } = useTranslation()
  const shown = { ...learner, country: countryOf(locale, learner) }
  const known = fields.filter((field) => shown[field])
  return (
    <section className="panel stack gap-5">
      <MissingInformation learner={learner} />
      <RequestedName requested={learner.requestedName} onWithdraw={withdrawNewName} />
      <dl className="ex facts-list">
        <div>
          <dt>{t('my-learning:field.name')}</dt>
          <dd>{displayNameOf(learner)}</dd>
        </div>
        <div>
          <dt>{t('my-learning:field.email')}</dt>
          <dd>
            <bdi>{learner.email}</bdi>
          </dd>
        </div>
        {known.map((field) => (
          <div key={field}>
            <dt>{t(`my-learning:field.${field}`)}</dt>
            <dd>
              <bdi>{shown[field]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="btn sec2" href={`${routes.personalInformation(place)}?change=${known.join(',')}`}>
          {t('my-learning:edit')}
        </a>
      </p>
    </section>
  )
}

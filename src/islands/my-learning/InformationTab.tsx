import { displayName } from '#src/domain/learner/learner.ts'
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

/** The learner's personal information, with a link to the form in which it can be changed. */
export default function InformationTab({ place, learner }: PanelProps) {
  const { t } = useTranslation()
  const known = fields.filter((field) => learner[field])
  return (
    <section className="panel stack gap-5">
      <MissingInformation learner={learner} />
      <RequestedName requested={learner.requestedName} onWithdraw={withdrawNewName} />
      <dl className="ex facts-list">
        <div>
          <dt>{t('my-learning:field.name')}</dt>
          <dd>{displayName(learner)}</dd>
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
              <bdi>{learner[field]}</bdi>
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

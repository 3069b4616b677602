import type { OwnCertification } from '#src/domain/overview/overview.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CertificationSteps } from './CertificationSteps.tsx'
import { certificationStatusOf, tones } from './certification-status.ts'
import { EmptyList } from './EmptyList.tsx'
import { ExamWindow } from './ExamWindow.tsx'

/** The certifications that the learner has begun or finished, each with its four steps. */
export function Certifications({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <ResourceList
      of={myLearningData.overview}
      isNone={({ certifications }) => certifications.length === 0}
      none={
        <EmptyList
          text={t('my-learning:none.certifications')}
          href={routes.overview(place, 'hsc')}
          way={t('home:find')}
        />
      }
    >
      {({ certifications }) => (
        <ul className="stack gap-4">
          {certifications.map((each) => (
            <li key={each.id}>
              <Card of={each} place={place} />
            </li>
          ))}
        </ul>
      )}
    </ResourceList>
  )
}

function Card({ of, place }: { of: OwnCertification; place: Place }) {
  const { t, spoken } = useTranslation()
  const standing = certificationStatusOf(of)
  return (
    <article className="panel stack gap-4">
      <div className="row between">
        <h3 className="t20" {...langAttributesOf(of, spoken)}>
          <a className="quiet-link" href={routes.certification(place, of.id)}>
            {of.name}
          </a>
        </h3>
        <Chip {...tones[standing]}>{t(`my-next:standing.${standing}`)}</Chip>
      </div>
      <CertificationSteps of={of} />
      <ExamWindow of={of} place={place} />
    </article>
  )
}

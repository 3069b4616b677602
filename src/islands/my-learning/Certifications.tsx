import type { MyCertification } from '#src/domain/overview/overview.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { certificationStatusOf, chipByCertificationStatus } from './certification-status.ts'
import { EmptyList } from './EmptyList.tsx'
import { ExamWindow } from './ExamWindow.tsx'
import { MyCertificationSteps } from './MyCertificationSteps.tsx'

/** The certifications that the learner has started or finished, each with its four steps. */
export function Certifications({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <ResourceList
      resource={myLearningData.overview}
      isEmpty={({ certifications }) => certifications.length === 0}
      emptyContent={
        <EmptyList
          text={t('my-learning:none.certifications')}
          href={routes.overview(place, 'hsc')}
          linkText={t('home:find')}
        />
      }
    >
      {({ certifications }) => (
        <ul className="stack gap-4">
          {certifications.map((each) => (
            <li key={each.id}>
              <Card certification={each} place={place} />
            </li>
          ))}
        </ul>
      )}
    </ResourceList>
  )
}

function Card({ certification, place }: { certification: MyCertification; place: Place }) {
  const { t, locale } = useTranslation()
  const label = certificationStatusOf(certification)
  return (
    <article className="panel stack gap-4">
      <div className="row between">
        <h3 className="t20" {...langAttributesOf(certification, locale)}>
          <a className="quiet-link" href={routes.certification(place, certification.id)}>
            {certification.name}
          </a>
        </h3>
        <Chip {...chipByCertificationStatus[label]}>{t(`my-next:standing.${label}`)}</Chip>
      </div>
      <MyCertificationSteps certification={certification} />
      <ExamWindow certification={certification} place={place} />
    </article>
  )
}

import { drawMedal, medalViewBox } from '#src/drawings/medal.ts'
import { routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EmptyList } from './EmptyList.tsx'
import type { PanelProps } from './props.ts'

/** The learner's medals, one for each certification. An expired medal is greyed out and labelled. */
export default function Medals({ place }: Pick<PanelProps, 'place'>) {
  const { t } = useTranslation()
  return (
    <section className="stack gap-4" aria-labelledby="medals">
      <h2 className="t24" id="medals">
        {t('my-learning:tab.medals')}
      </h2>
      <ResourceList
        resource={myLearningData.medals}
        isEmpty={(medals) => medals.length === 0}
        emptyContent={
          <EmptyList
            text={t('my-learning:none.medals')}
            href={routes.overview(place, 'hsc')}
            linkText={t('home:find')}
          />
        }
      >
        {(medals) => (
          <ul className="grid narrow">
            {medals.map(({ medal, certificationId, certificationName, expired }) => (
              <li key={certificationId} className={expired ? 'panel stack expired' : 'panel stack'}>
                <svg
                  className="medal"
                  viewBox={medalViewBox}
                  aria-hidden="true"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
                  dangerouslySetInnerHTML={{ __html: drawMedal(medal) }}
                />
                <h3 className="name">
                  <a href={routes.certification(place, certificationId)}>{certificationName}</a>
                </h3>
                <p className="meta">
                  {t(expired ? 'my-learning:certificate.expired' : `certification:medal.${medal}`)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ResourceList>
    </section>
  )
}

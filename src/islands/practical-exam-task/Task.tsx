import type { Certification } from '#src/domain/certification/certification.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The task of a practical exam, line by line. */
export function Task({ certification, place }: { certification: Certification; place: Place }) {
  const { t, locale } = useTranslation()
  const langAttributes = langAttributesOf(certification, locale)
  return (
    <section className="stack gap-4" aria-labelledby="task">
      <p className="row">
        <span className="plate">{certification.code}</span>
        <a href={routes.certification(place, certification.id)} {...langAttributes}>
          {certification.name}
        </a>
      </p>
      <h2 className="t24" id="task">
        {t('practical-exam-task:task')}
      </h2>
      {certification.task.length === 0 ? (
        <p>{t('practical-exam-task:noText')}</p>
      ) : (
        <ol className="prose" {...langAttributesOf({ language: certification.bodyLanguage }, locale)}>
          {certification.task.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
            <li key={index}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

import { type Place, routes } from '#src/routes.ts'
import { mine } from '#src/stores/my-learning.ts'
import { AskedList } from '#src/ui/AskedList.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { ExamWindow } from './ExamWindow.tsx'

/**
 * The certifications that the learner has begun and not finished, each with its next step and a link to its
 * page.
 */
export function Begun({ place }: { place: Place }) {
  const { t } = useWords()
  return (
    <AskedList
      of={mine.unfinished}
      isNone={(begun) => !begun.some(({ type }) => type === 'certification')}
      none={
        <>
          <p>{t('my-learning:none.certifications')}</p>
          <a className="btn" href={routes.overview(place, 'hsc')}>
            {t('home:find')}
          </a>
        </>
      }
    >
      {(begun) => (
        <ul className="panel tight rows r2">
          {begun
            .filter(({ type }) => type === 'certification')
            .map(({ id, name }) => (
              <li key={id}>
                <div>
                  <h2 className="name">
                    <a href={routes.certification(place, id)}>{name}</a>
                  </h2>
                  <ExamWindow id={id} />
                </div>
                <a
                  className="btn sec2 sm"
                  href={routes.certification(place, id)}
                  aria-label={t('my-learning:continueOf', { name })}
                >
                  {t('my-learning:continue')}
                </a>
              </li>
            ))}
        </ul>
      )}
    </AskedList>
  )
}

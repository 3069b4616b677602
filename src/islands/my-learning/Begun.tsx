import { type Place, routes } from '../../routes.ts'
import { mine } from '../../stores/my-learning.ts'
import { AskedList } from '../../ui/AskedList.tsx'
import { useWords } from '../../ui/Words.tsx'

/** Certifications that were begun and are not finished, each leading to its own page with its next step. */
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
                <h2 className="name">
                  <a href={routes.certification(place, id)}>{name}</a>
                </h2>
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

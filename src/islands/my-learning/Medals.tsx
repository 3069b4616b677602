import { medalArt, medalViewBox } from '../../drawings/medal.ts'
import { routes } from '../../routes.ts'
import { mine } from '../../stores/my-learning.ts'
import { AskedList } from '../../ui/AskedList.tsx'
import { useWords } from '../../ui/Words.tsx'
import type { PanelProps } from './props.ts'

/** One for each certification; an expired one is greyed, and says so. */
export default function Medals({ place }: PanelProps) {
  const { t } = useWords()
  return (
    <AskedList
      of={mine.medals}
      isNone={(medals) => medals.length === 0}
      none={<p>{t('my-learning:none.medals')}</p>}
    >
      {(medals) => (
        <ul className="grid narrow">
          {medals.map(({ medal, releaseCertificationId, certificationName, expired }) => (
            <li key={releaseCertificationId} className={expired ? 'panel stack expired' : 'panel stack'}>
              <svg
                className="medal"
                viewBox={medalViewBox}
                aria-hidden="true"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
                dangerouslySetInnerHTML={{ __html: medalArt(medal) }}
              />
              <h2 className="name">
                <a href={routes.certification(place, releaseCertificationId)}>{certificationName}</a>
              </h2>
              <p className="meta">
                {t(expired ? 'my-learning:certificate.expired' : `certification:medal.${medal}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </AskedList>
  )
}

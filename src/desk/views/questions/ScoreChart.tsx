import { type CSSProperties, useId } from 'react'
import type { ScoreDistribution } from '#src/domain/pool/score-distribution.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatNumber } from '../../components/format-time.ts'

/**
 * The scores in a pool's exam papers as a bar chart. The bars of passed papers are filled, the others are hatched.
 */
export function ScoreChart({ distribution }: { distribution: ScoreDistribution }) {
  const { t } = useTranslation()
  const heading = useId()
  const { pass, bands } = distribution
  const most = Math.max(...bands.map(({ papers }) => papers))
  return (
    <section aria-labelledby={heading}>
      <h3 className="h3" id={heading}>
        {t('questions:scores')}
      </h3>
      <p className="meta">{t('questions:scoresHelp', { pass })}</p>
      <ol className="score-bands">
        {bands.map(({ from, to, papers }) => {
          const points = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`
          return (
            <li key={from}>
              <span className="sr">{t('questions:band', { points, count: papers })}</span>
              <span className="num" aria-hidden="true">
                {papers > 0 && formatNumber(papers)}
              </span>
              <span
                className={from >= pass ? 'bar passed' : 'bar'}
                style={{ '--share': papers / most } as CSSProperties}
                aria-hidden="true"
              />
              <bdi className="num" aria-hidden="true">
                {formatNumber(from)}
              </bdi>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

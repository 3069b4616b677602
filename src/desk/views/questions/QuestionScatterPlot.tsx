import { useId } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router } from '../../address/router.ts'
import { poolUrl } from './pool-url.ts'
import { questionNameInUrl } from './QuestionCells.tsx'
import type { QuestionTableRow } from './question-filter.ts'
import { minPapers } from './rate-question.ts'

/**
 * The size of the plot in units of its view box, and the lowest discrimination on its axis. Lower values are drawn
 * at the edge.
 */
const width = 300
const height = 130
const lowest = -0.5

const xOf = (facility: number): number => facility * width
const yOf = (discrimination: number): number =>
  ((1 - Math.max(discrimination, lowest)) / (1 - lowest)) * height

/**
 * A scatter plot of the rated questions of a pool. The horizontal axis is the facility, from hard to easy; the
 * vertical axis is the discrimination. Each point links to its question.
 */
export function QuestionScatterPlot({
  poolId,
  lines,
}: {
  poolId: number
  lines: readonly QuestionTableRow[]
}) {
  const { t } = useTranslation()
  const heading = useId()
  const points = lines.flatMap((line) => {
    const { facility, discrimination } = line.figures ?? {}
    const isRated = line.rating !== 'tooFew' && line.rating !== 'takenOut'
    return isRated && typeof facility === 'number' && typeof discrimination === 'number'
      ? [{ line, facility, discrimination }]
      : []
  })
  const useful = points.filter(({ line }) => line.rating === 'good').length
  return (
    <section aria-labelledby={heading}>
      <h3 className="h3" id={heading}>
        {t('questions:map')}
      </h3>
      {points.length === 0 ? (
        <p className="meta">{t('questions:tooFewText', { count: minPapers })}</p>
      ) : (
        <>
          <p className="meta">{t('questions:mapHelp', { count: minPapers })}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
          <svg
            className="pt question-map"
            viewBox={`-6 -6 ${width + 12} ${height + 12}`}
            role="group"
            aria-label={t('questions:mapLabel', { count: points.length, useful })}
          >
            <rect className="bd" x={xOf(0.25)} y={0} width={xOf(0.7)} height={yOf(0.1)} />
            <path className="ax" d={`M0 0v${height}M0 ${yOf(0)}h${width}`} />
            <text x={4} y={7}>
              {t('questions:discrimination')}
            </text>
            <text x={width} y={yOf(0) + 10} textAnchor="end">
              {t('questions:facility')}
            </text>
            {points.map(({ line, facility, discrimination }) => (
              <a
                key={questionNameInUrl(line)}
                href={poolUrl(poolId, { question: questionNameInUrl(line) })}
                tabIndex={-1}
                onClick={(event) => {
                  event.preventDefault()
                  $router.open(poolUrl(poolId, { question: questionNameInUrl(line) }))
                }}
              >
                <title>{line.text}</title>
                <Point line={line} x={xOf(facility)} y={yOf(discrimination)} />
              </a>
            ))}
          </svg>
          <p className="row between meta map-ends" aria-hidden="true">
            <span>{t('questions:rating.hard')}</span>
            <span>{t('questions:rating.easy')}</span>
          </p>
        </>
      )}
    </section>
  )
}

/**
 * A question as a dot, a ring or a cross, depending on its rating. Its number is shown beside it unless the rating
 * is good.
 */
function Point({ line: { rating, index }, x, y }: { line: QuestionTableRow; x: number; y: number }) {
  if (rating === 'good') return <circle className="dot" cx={x} cy={y} r={4.5} />
  return (
    <>
      {rating === 'misleads' ? (
        <path className="cross" d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} />
      ) : (
        <circle className="wa" cx={x} cy={y} r={4.5} />
      )}
      <text x={x + 7} y={y + 3}>
        {index + 1}
      </text>
    </>
  )
}

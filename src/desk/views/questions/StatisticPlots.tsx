import { useTranslation } from '#src/ui/TranslationContext.tsx'

const formatFigure = (value: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value)

/** A plot of the share of correct answers on a scale from 0 to 1; a band marks the useful range. */
export function FacilityPlot({ value }: { value: number }) {
  const { t } = useTranslation()
  const isUseful = value >= 0.25 && value <= 0.95
  return (
    <span className="figure">
      <svg
        className="pt"
        viewBox="0 0 96 16"
        role="img"
        aria-label={`${t('questions:facility')} ${formatFigure(value)}`}
      >
        <rect className="bd" x={24} y={2} width={67.2} height={12} />
        <path className="ax" d="M0 8h96" />
        <circle className={isUseful ? 'dot' : 'wa'} cx={5 + value * 86} cy={8} r={4.5} />
      </svg>
      <span className="num" aria-hidden="true">
        {formatFigure(value)}
      </span>
    </span>
  )
}

/**
 * A plot of the discrimination as a bar from zero. A band marks the values that separate strong from weak
 * candidates.
 */
export function DiscriminationPlot({ value }: { value: number }) {
  const { t } = useTranslation()
  const width = Math.abs(value) * 72
  const start = value < 0 ? Math.max(0, 24 - width) : 24
  return (
    <span className="figure">
      <svg
        className="pt"
        viewBox="0 0 96 16"
        role="img"
        aria-label={`${t('questions:discrimination')} ${formatFigure(value)}`}
      >
        <rect className="bd" x={38.4} y={2} width={57.6} height={12} />
        <path className="ax" d="M24 1v14" />
        <rect
          className={value < 0 ? 'bad' : value < 0.2 ? 'weak' : 'dot'}
          x={start}
          y={5}
          width={Math.min(width, value < 0 ? 24 : 72)}
          height={6}
        />
      </svg>
      <span className="num" aria-hidden="true">
        {formatFigure(value)}
      </span>
    </span>
  )
}

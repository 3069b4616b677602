import type { LoggedPublish } from '#src/domain/content-item/logged-publish.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const [width, height, step] = [124, 22, 6.2]

const hasFailed = ({ failure, failures }: LoggedPublish): boolean =>
  failure !== undefined || (failures ?? []).length > 0

/**
 * The last twenty publishes of a site as bars, the newest at the end. The height of a bar shows the number of pages;
 * a cross marks a failure.
 */
export function PublishChart({ publishes }: { publishes: readonly LoggedPublish[] }) {
  const { t } = useTranslation()
  const shown = publishes.slice(0, 20).toReversed()
  const most = Math.max(1, ...shown.map(({ rendered = 0 }) => rendered))
  const failed = shown.filter(hasFailed).length
  return (
    <svg
      className="runs"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('publishing:bars', { count: shown.length, failed })}
    >
      {shown.map((publish, index) => {
        const x = index * step + 0.3
        const size = 4 + (10 * (publish.rendered ?? 0)) / most
        return hasFailed(publish) ? (
          <path key={publish.at} className="x" d={`M${x} 14l4.6 6m0-6-4.6 6`} />
        ) : (
          <rect
            key={publish.at}
            className={index === shown.length - 1 ? 'on' : undefined}
            {...{ x, y: height - 1 - size, width: 4.4, height: size }}
          />
        )
      })}
    </svg>
  )
}

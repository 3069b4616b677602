import { useEffect, useState } from 'react'
import { useTranslation } from '../../ui/TranslationContext.tsx'

/** The milliseconds after which a placeholder appears. With a faster response, no placeholder appears. */
const delay = 300

const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-2/5']

/** Placeholder lines while content is loading. */
export function Skeleton({ lines = 8 }: { lines?: number }) {
  const { t } = useTranslation()
  const [isShown, show] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => show(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="skeleton" aria-busy="true">
      <span className="sr" role="status">
        {t('shell:loading')}
      </span>
      {isShown &&
        Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity
          <span key={index} className={`sk ${widths[index % widths.length]}`} />
        ))}
    </div>
  )
}

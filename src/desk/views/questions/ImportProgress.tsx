import { useEffect, useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * The progress of a check or an import, with the elapsed seconds, because a large question bank takes several
 * seconds.
 */
export function ImportProgress({ activity }: { activity: 'checking' | 'importing' }) {
  const { t } = useTranslation()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="pn c row">
      <progress className="prog" aria-label={t(`questions:${activity}`)} />
      <span role="status">{t(`questions:${activity}`)}</span>
      {seconds > 0 && <span className="meta num">{t('questions:seconds', { count: seconds })}</span>}
    </div>
  )
}

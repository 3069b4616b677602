import { useEffect } from 'react'
import type { Failure } from '../../api/result.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { failureText } from './failure-text.ts'

/**
 * A panel that is shown instead of content that could not be loaded; the rest of the page stays. If the server was
 * unreachable, the content is loaded again once the browser is back online.
 */
export function FailedPanel({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const translator = useTranslation()
  const isUnreachable = failure.kind === 'unreachable'
  useEffect(() => {
    if (!isUnreachable || !onRetry) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [isUnreachable, onRetry])
  return (
    <div className="empty failed" role="alert">
      <p>{failureText(failure, translator)}</p>
      {onRetry && (
        <button className="btn sec2" type="button" onClick={onRetry}>
          <Icon name="retry" />
          {translator.t('shell:retry')}
        </button>
      )}
    </div>
  )
}

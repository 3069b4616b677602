import type { Failure } from '../../api/result.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { failureText } from './failure-text.ts'

/** The place of something that could not be loaded; everything else on the page stays. */
export function FailedPanel({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const translator = useTranslation()
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

import { Icon } from './Icon.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface ProofLineProps {
  state: 'working' | 'failed' | 'ready'
  onRetry: () => void
}

/**
 * What becomes of a form's proof, which the reader's computer works out by itself: there is nothing to read, hear or type. Speaks
 * the area `form`.
 */
export function ProofLine({ state, onRetry }: ProofLineProps) {
  const { t } = useTranslation()
  return (
    <div className="row">
      <p className="meta" role="status">
        {t(`form:proof.${state}`)}
      </p>
      {state === 'failed' && (
        <button type="button" className="btn quiet" onClick={onRetry}>
          <Icon name="retry" />
          {t('form:proof.again')}
        </button>
      )}
    </div>
  )
}

import { Icon } from './Icon.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface CaptchaStatusProps {
  state: 'working' | 'failed' | 'ready'
  onRetry: () => void
}

/**
 * The state of a form's captcha. The browser solves it automatically; the visitor has nothing to read, hear or
 * type. Uses the message namespace `form`.
 */
export function CaptchaStatus({ state, onRetry }: CaptchaStatusProps) {
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

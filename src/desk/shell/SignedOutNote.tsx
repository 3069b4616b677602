import { useStore } from '@nanostores/react'
import { signInPath } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $hasSessionEnded } from '../api/desk-api.ts'

/**
 * The note that the session has ended. Unsaved work stays on this device; after signing in, the user returns to
 * this URL.
 */
export function SignedOutNote() {
  const { t } = useTranslation()
  if (!useStore($hasSessionEnded)) return null
  return (
    <div className="note warn signed-out" role="alert">
      <Icon name="lock" />
      <div>
        <b>{t('shell:signedOutTitle')}</b> {t('shell:signedOut')}
      </div>
      <a className="btn sec2" href={signInPath(location.pathname + location.search)}>
        {t('shell:signInHere')}
      </a>
    </div>
  )
}

import { signInPath } from '../../routes.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { FailedPanel } from '../components/FailedPanel.tsx'
import { loadMe, type Me } from './me.ts'

/** The page for users who are not signed in, who have no role, or whose session could not be checked. */
export function SignInPanel({ me }: { me: Me }) {
  const { t } = useTranslation()
  const signIn = (
    <a className="btn" href={signInPath(location.pathname + location.search)}>
      {t('shell:signIn')}
    </a>
  )
  return (
    <main className="entrance" id="main">
      {me.state === 'failed' && me.failure ? (
        <FailedPanel failure={me.failure} onRetry={() => void loadMe()} />
      ) : (
        <div className="empty">
          <h1 className="h1">{t(me.state === 'anonymous' ? 'shell:anonymousTitle' : 'shell:noRoleTitle')}</h1>
          <p>{t(me.state === 'anonymous' ? 'shell:anonymous' : 'shell:noRole')}</p>
          {me.state === 'anonymous' ? (
            signIn
          ) : (
            <a className="btn sec2" href="/">
              {t('shell:portal')}
            </a>
          )}
        </div>
      )}
    </main>
  )
}

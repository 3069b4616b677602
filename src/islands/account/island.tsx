import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { displayNameOf, initialsOf, type Learner } from '#src/domain/learner/learner.ts'
import { environment } from '#src/environment/environment.ts'
import { type Place, routes, signInPath, signOutPath } from '#src/routes.ts'
import { $session, loadSession, redirectToSignInFromLink } from '#src/stores/session/session.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

export const namespaces = ['account'] as const

/**
 * The account in the header: a link to sign in, or a portrait that opens a menu with name, email address, links to
 * the learner's pages, and sign-out. Until the session is loaded, both are rendered, and a script in the page's
 * head decides which one is visible.
 */
export default function Account({ place, path }: { place: Place; path: string }) {
  const { t } = useTranslation()
  const session = useStore($session)
  const onPhone = place.variant === 'mobile'
  useEffect(() => void loadSession(), [])
  useEffect(() => {
    // The script in the page's head has found the cookie of a session that has ended in the meantime.
    if (session.state === 'anonymous') delete document.documentElement.dataset.session
  }, [session.state])
  if (session.state === 'signedIn') return <Menu place={place} learner={session.learner} />
  if (session.state === 'failed')
    return (
      <button
        type="button"
        className="btn sec2 sm"
        title={t('account:unreachable')}
        onClick={() => void loadSession()}
      >
        {t('account:retry')}
      </button>
    )
  return (
    <>
      <a
        className={onPhone ? 'icb sign-in' : 'btn sec2 sign-in'}
        href={signInPath(path)}
        onClick={redirectToSignInFromLink}
      >
        {onPhone && <Icon name="person" />}
        <span className={onPhone ? 'sr' : undefined}>{t('account:signIn')}</span>
      </a>
      <span className="av account-hold" role="img" aria-label={t('account:loading')} />
    </>
  )
}

/**
 * Returns the URL to return to after signing out: the current page, or the home page if the current page requires a
 * sign-in.
 */
function returnUrl(place: Place): string {
  const current = environment().navigation.current()
  return current.startsWith(routes.myLearning(place)) ? routes.home(place) : current
}

function Menu({ place, learner }: { place: Place; learner: Learner }) {
  const { t } = useTranslation()
  const name = displayNameOf(learner)
  const account = t('account:account', { name })
  const letters = initialsOf(learner)
  return (
    <details className="account" name="header">
      <summary className="icb" aria-label={learner.photoUrl ? account : `${letters}, ${account}`}>
        {learner.photoUrl ? (
          <img className="av" src={learner.photoUrl} alt="" width="40" height="40" />
        ) : (
          <span className="av">{letters}</span>
        )}
      </summary>
      <div className="pop">
        <p className="who">
          <b>{name}</b>
          <bdi className="meta">{learner.email}</bdi>
        </p>
        <a href={routes.personalInformation(place)}>{t('account:personal')}</a>
        <a href={routes.myLearning(place)}>{t('account:myLearning')}</a>
        <a href={signOutPath(returnUrl(place))}>{t('account:signOut')}</a>
      </div>
    </details>
  )
}

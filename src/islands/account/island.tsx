import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { displayName, initials, type Learner } from '../../domain/learner/learner.ts'
import { environment } from '../../environment/environment.ts'
import { signOff } from '../../routes.ts'
import { $session, goToSignOn, loadSession } from '../../stores/session.ts'
import { useWords } from '../../ui/Words.tsx'

export const areas = ['account'] as const

/** The account in the header: a portrait that opens name, e-mail address and sign-out. */
export default function Account() {
  const { t } = useWords()
  const session = useStore($session)
  useEffect(() => void loadSession(), [])
  if (session.state === 'signedIn') return <Menu learner={session.learner} />
  if (session.state === 'anonymous')
    return (
      <button type="button" className="btn sec2" onClick={goToSignOn}>
        {t('account:signIn')}
      </button>
    )
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
  return <span className="av" aria-hidden="true" />
}

function Menu({ learner }: { learner: Learner }) {
  const { t } = useWords()
  const name = displayName(learner)
  return (
    <details className="account" name="header">
      <summary className="icb" aria-label={t('account:account', { name })}>
        <span className="av">{initials(learner)}</span>
      </summary>
      <div className="pop">
        <p className="who">
          <b>{name}</b>
          <bdi className="meta">{learner.email}</bdi>
        </p>
        <a href={signOff(environment().navigation.current())}>{t('account:signOut')}</a>
      </div>
    </details>
  )
}

import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { $shown, addressOfShown, followShown, type Shown, show, tabs } from '#src/stores/my-learning.ts'
import { $session, goToSignOn, loadSession } from '#src/stores/session.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { useWords } from '#src/ui/Words.tsx'
import type { PanelProps } from './props.ts'

export const areas = [
  'my-learning',
  'list',
  'enrolment',
  'course',
  'classroom',
  'certification',
  'home',
] as const

const panels: Record<Shown['tab'], React.LazyExoticComponent<React.ComponentType<PanelProps>>> = {
  training: lazy(() => import('./Training.tsx')),
  certificates: lazy(() => import('./Certificates.tsx')),
  medals: lazy(() => import('./Medals.tsx')),
  information: lazy(() => import('./Information.tsx')),
  preferences: lazy(() => import('./Preferences.tsx')),
}

/**
 * The page of the learner's own things: a guest is led to sign-on and comes back here. The shown tab stands
 * in the URL.
 */
export default function MyLearning({ place }: { place: Place }) {
  const { t } = useWords()
  const session = useStore($session)
  const shown = useStore($shown)
  useEffect(() => {
    void loadSession().then(({ state }) => state === 'anonymous' && goToSignOn())
    return followShown()
  }, [])
  if (session.state === 'failed')
    return <Failed text={t('list:failed')} retry={t('enrolment:retry')} onRetry={() => void loadSession()} />
  if (session.state !== 'signedIn') return <div className="panel holding" aria-busy="true" />
  const address = routes.myLearning(place)
  const Panel = panels[shown.tab]
  return (
    <div className="stack gap-6">
      <nav className="tabs" aria-label={t('my-learning:title')}>
        {tabs.map((tab) => {
          const to: Shown = { tab, subTab: 'certifications' }
          return (
            <a
              key={tab}
              href={address + addressOfShown(to)}
              aria-current={tab === shown.tab ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault()
                show(address, to)
              }}
            >
              {t(`my-learning:tab.${tab}`)}
            </a>
          )
        })}
      </nav>
      <Suspense fallback={<div className="panel holding" aria-busy="true" />}>
        <Panel place={place} learner={session.learner} shown={shown} />
      </Suspense>
    </div>
  )
}

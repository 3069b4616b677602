import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { routes } from '#src/routes.ts'
import { $shownTabs, type ShownTabs, syncTabsWithUrl } from '#src/stores/my-learning/my-learning.ts'
import { $session, loadSession, redirectToSignIn } from '#src/stores/session/session.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { isSignedOutElsewhere, SignedOutNotice } from '../SignedOutNotice.tsx'
import { LearningHeader } from './LearningHeader.tsx'
import { LearningTabs } from './LearningTabs.tsx'
import type { PanelProps } from './props.ts'

export const namespaces = [
  'my-learning',
  'my-next',
  'my-session',
  'message',
  'list',
  'enrolment',
  'course',
  'classroom',
  'classroom-enrolment',
  'certification',
  'home',
] as const

const panels: Record<ShownTabs['tab'], React.LazyExoticComponent<React.ComponentType<PanelProps>>> = {
  training: lazy(() => import('./TrainingTab.tsx')),
  certificates: lazy(() => import('./Certificates.tsx')),
  medals: lazy(() => import('./Medals.tsx')),
  information: lazy(() => import('./InformationTab.tsx')),
  preferences: lazy(() => import('./Preferences.tsx')),
  messages: lazy(() => import('./Messages.tsx')),
}

/**
 * The page My Learning. Anonymous visitors are redirected to the sign-in, which returns to this page. The URL
 * contains the current tab.
 */
export default function MyLearning({ place, firstCourse }: Pick<PanelProps, 'place' | 'firstCourse'>) {
  const { t } = useTranslation()
  const session = useStore($session)
  const currentTabs = useStore($shownTabs)
  useEffect(() => {
    void loadSession().then(({ state }) => state === 'anonymous' && redirectToSignIn())
    return syncTabsWithUrl()
  }, [])
  if (session.state === 'failed')
    return (
      <>
        <LearningHeader learner={null} />
        <LoadFailure
          text={t('my-learning:sessionFailed')}
          retry={t('enrolment:retry')}
          onRetry={() => void loadSession()}
        />
      </>
    )
  if (isSignedOutElsewhere(session))
    return (
      <>
        <LearningHeader learner={null} />
        <SignedOutNotice />
      </>
    )
  if (session.state !== 'signedIn')
    return (
      <>
        <LearningHeader learner={null} />
        <div className="panel holding" aria-busy="true" />
      </>
    )
  const address = routes.myLearning(place)
  const Panel = panels[currentTabs.tab]
  return (
    <>
      <LearningHeader learner={session.learner} />
      <div className="split l">
        <LearningTabs address={address} currentTabs={currentTabs} />
        <Suspense fallback={<div className="panel holding" aria-busy="true" />}>
          <Panel
            place={place}
            learner={session.learner}
            currentTabs={currentTabs}
            firstCourse={firstCourse}
          />
        </Suspense>
      </div>
    </>
  )
}

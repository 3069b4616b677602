import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { environment } from '#src/environment/environment.ts'
import { setUpExamDevice } from '#src/environment/set-up-exam-device.ts'
import { parsePracticeKind } from '#src/query/practice.ts'
import type { Place } from '#src/routes.ts'
import { openSignInDialog } from '#src/stores/notice/notices.ts'
import { openPractice } from '#src/stores/practice/bank-choice.ts'
import { $practiceStage } from '#src/stores/practice/stage.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useViewChange } from '#src/ui/use-view-change.ts'
import { MockExamEntryPage } from './MockExamEntryPage.tsx'
import { MockExamResultView } from './MockExamResultView.tsx'
import { MockExamRoom } from './MockExamRoom.tsx'
import { PracticeBar } from './PracticeBar.tsx'
import { PracticeChoice } from './PracticeChoice.tsx'
import { PracticeSession } from './PracticeSession.tsx'
import { PracticeSignIn } from './PracticeSignIn.tsx'

export const namespaces = ['practice', 'exam', 'enrolment'] as const

const open = () => openPractice(parsePracticeKind(environment().navigation.query()))

/** Practice by topic with immediate explanations, and mock exams. No result affects a certification. */
export default function Practice({ place }: { place: Place }) {
  const { t } = useTranslation()
  const stage = useStore($practiceStage)
  useEffect(() => {
    setUpExamDevice()
    void open()
  }, [])
  useEffect(() => {
    if (stage === 'anonymous') openSignInDialog('notices:signInToPractise')
  }, [stage])
  useViewChange({ view: stage === 'opening' ? null : stage })
  if (stage === 'mock') return <MockExamRoom />
  return (
    <>
      <PracticeBar place={place} />
      <main id="main" tabIndex={-1} className="wrap exam-main">
        {stage === 'opening' && <Opening />}
        {stage === 'anonymous' && <PracticeSignIn />}
        {stage === 'failed' && (
          <>
            <h1 className="sr">{t('practice:title')}</h1>
            <LoadFailure
              text={t('practice:failed')}
              retry={t('practice:retry')}
              onRetry={() => void open()}
            />
          </>
        )}
        {stage === 'choosing' && <PracticeChoice />}
        {stage === 'question' && <PracticeSession />}
        {stage === 'door' && <MockExamEntryPage />}
        {stage === 'result' && <MockExamResultView />}
      </main>
    </>
  )
}

/** The placeholder of the page while it loads. */
function Opening() {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="sr">{t('practice:title')}</h1>
      <div className="panel holding needs-script" aria-busy="true" />
      <noscript>
        <p className="note">{t('practice:needsScript')}</p>
      </noscript>
    </>
  )
}

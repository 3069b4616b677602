import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { ExamStage } from '#src/stores/exam/exam-stage.ts'
import { $paper } from '#src/stores/exam/paper.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useViewChange, type ViewChange } from '#src/ui/use-view-change.ts'
import { ExamBar } from './ExamBar.tsx'
import type { ExamStageProps } from './exam-props.ts'
import { LostAttempt } from './LostAttempt.tsx'

const AllAttempts = lazy(() => import('./AllAttempts.tsx'))
const Analysis = lazy(() => import('./Analysis.tsx'))
const Closed = lazy(() => import('./ClosedRoom.tsx'))
const ExamEntryPage = lazy(() => import('./ExamEntryPage.tsx'))
const Outcome = lazy(() => import('./Outcome.tsx'))

type ExamStages = Exclude<ExamStage, { at: 'opening' | 'missing' | 'room' }>

/**
 * The pages before and after an attempt, and the page shown after an attempt was taken over elsewhere. They are a
 * separate script because of their many imports.
 */
export default function ExamStages({
  stage,
  latestView,
  ...examProps
}: ExamStageProps & { stage: ExamStages }) {
  const paper = useStore($paper)
  const name = stage.at === 'door' ? stage.terms.name : 'name' in stage ? stage.name : (paper?.name ?? '')
  const title = useStageTitle(stage)
  return (
    <>
      <ExamBar exam={examProps.target.exam} name={name} />
      <main id="main" tabIndex={-1} className="wrap exam-main">
        <Suspense fallback={<div className="panel holding" aria-busy="true" />}>
          {stage.at === 'door' && <ExamEntryPage {...examProps} terms={stage.terms} />}
          {stage.at === 'result' && <Outcome {...examProps} result={stage.result} />}
          {stage.at === 'analysis' && <Analysis {...examProps} attemptId={stage.attemptId} />}
          {stage.at === 'attempts' && <AllAttempts {...examProps} />}
          {stage.at === 'taken' && <LostAttempt {...examProps} />}
          {(stage.at === 'closed' || stage.at === 'failed' || stage.at === 'anonymous') && (
            <Closed {...examProps} reason={stage.at} />
          )}
          <StageView key={stage.at} view={stage.at} title={title} latestView={latestView} />
        </Suspense>
      </main>
    </>
  )
}

/** Returns the title of a stage; undefined if the stage uses the title of the page. */
function useStageTitle(stage: ExamStages): string | undefined {
  const { t } = useTranslation()
  if (stage.at === 'door') return stage.terms.name
  if (stage.at === 'result')
    return t(stage.result.state === 'passed' ? 'exam:result.passed' : 'exam:result.failed')
  if (stage.at === 'analysis' || stage.at === 'attempts') return t(`exam:${stage.at}.title`)
  return undefined
}

/**
 * Reports the view of a stage to screen readers. This component is rendered beside the lazy component of the stage,
 * so it reports the view only after that component is loaded.
 */
function StageView(view: ViewChange): null {
  useViewChange(view)
  return null
}

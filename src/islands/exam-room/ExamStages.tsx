import { lazy, Suspense } from 'react'
import type { ExamStage } from '#src/stores/exam/exam-stage.ts'
import { ExamBar } from './ExamBar.tsx'
import type { ExamProps } from './exam-props.ts'

const AllAttempts = lazy(() => import('./AllAttempts.tsx'))
const Analysis = lazy(() => import('./Analysis.tsx'))
const Closed = lazy(() => import('./ClosedRoom.tsx'))
const ExamEntryPage = lazy(() => import('./ExamEntryPage.tsx'))
const Outcome = lazy(() => import('./Outcome.tsx'))

type ExamStages = Exclude<ExamStage, { at: 'opening' | 'missing' | 'room' | 'taken' }>

/** The pages before and after an attempt. They are a separate script because of their many imports. */
export default function ExamStages({ stage, ...examProps }: ExamProps & { stage: ExamStages }) {
  const name = stage.at === 'door' ? stage.terms.name : 'name' in stage ? stage.name : ''
  return (
    <>
      <ExamBar exam={examProps.target.exam} name={name} />
      <main id="main" tabIndex={-1} className="wrap exam-main">
        <Suspense fallback={<div className="panel holding" aria-busy="true" />}>
          {stage.at === 'door' && <ExamEntryPage {...examProps} terms={stage.terms} />}
          {stage.at === 'result' && <Outcome {...examProps} result={stage.result} />}
          {stage.at === 'analysis' && <Analysis {...examProps} attemptId={stage.attemptId} />}
          {stage.at === 'attempts' && <AllAttempts {...examProps} />}
          {(stage.at === 'closed' || stage.at === 'failed' || stage.at === 'anonymous') && (
            <Closed {...examProps} reason={stage.at} />
          )}
        </Suspense>
      </main>
    </>
  )
}

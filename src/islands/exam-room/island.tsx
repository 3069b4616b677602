import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { environment } from '#src/environment/environment.ts'
import { setUpExamDevice } from '#src/environment/set-up-exam-device.ts'
import type { ExamTarget } from '#src/query/exam.ts'
import { parseExamTarget, parseExamView } from '#src/query/exam-view.ts'
import { type Place, routes } from '#src/routes.ts'
import { openExam } from '#src/stores/exam/entry.ts'
import { $examStage } from '#src/stores/exam/exam-stage.ts'
import { openSignInDialog } from '#src/stores/notice/notices.ts'
import { ExamRoomView } from './ExamRoomView.tsx'
import { OpeningRoom } from './OpeningRoom.tsx'

// The pages before and after an attempt are loaded when needed. The code of the attempt itself is loaded
// immediately, so that the attempt works offline.
const ExamStages = lazy(() => import('./ExamStages.tsx'))

export const namespaces = ['exam', 'enrolment'] as const

/**
 * The exam room for the exam in the URL, from the entry page to the analysis. Specification 1, sections 2 and 4:
 * /exam.
 */
export default function ExamRoom({ place }: { place: Place }) {
  const stage = useStore($examStage)
  const latestView = useRef<string | null>(null)
  const [target, setTarget] = useState<ExamTarget | null>(null)
  useEffect(() => {
    setUpExamDevice()
    const query = environment().navigation.query()
    const requestedTarget = parseExamTarget(query)
    if (!requestedTarget) return environment().navigation.goInstead(routes.notFound(place))
    setTarget(requestedTarget)
    void openExam(requestedTarget, parseExamView(query))
  }, [place])
  useEffect(() => {
    if (stage.at === 'missing') environment().navigation.goInstead(routes.notFound(place))
    if (stage.at === 'anonymous') openSignInDialog('enrolment:certification.signInForExam')
  }, [stage.at, place])
  if (!target || stage.at === 'missing' || stage.at === 'opening') return <OpeningRoom />
  const examProps = { target, place, latestView }
  if (stage.at === 'room') return <ExamRoomView {...examProps} />
  return (
    <Suspense fallback={<OpeningRoom />}>
      <ExamStages {...examProps} stage={stage} />
    </Suspense>
  )
}

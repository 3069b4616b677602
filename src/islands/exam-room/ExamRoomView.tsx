import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { countAnsweredQuestions } from '#src/domain/exam/room.ts'
import { $answerSaving, chooseOption, sendUnsentAnswers, toggleMark } from '#src/stores/exam/answer-saving.ts'
import { $lastAnnouncedMinute, $secondsLeft } from '#src/stores/exam/exam-clock.ts'
import { $examFailure, $isExamBusy } from '#src/stores/exam/exam-stage.ts'
import { $sessionEnded } from '#src/stores/exam/open-exam-room.ts'
import { $answers, $paper, $position, goToQuestion, listUnanswered } from '#src/stores/exam/paper.ts'
import { submitTheoryExam } from '#src/stores/exam/submission.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { AnswerSheet, AnswerSheetDialog } from '#src/ui/paper/AnswerSheet.tsx'
import { ExamClock } from '#src/ui/paper/ExamClock.tsx'
import { PaperFooter } from '#src/ui/paper/PaperFooter.tsx'
import { SubmitDialog } from '#src/ui/paper/SubmitDialog.tsx'
import { TimeUpDialog } from '#src/ui/paper/TimeUpDialog.tsx'
import { type PaperKeyActions, usePaperKeys } from '#src/ui/paper/use-paper-keys.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useViewChange } from '#src/ui/use-view-change.ts'
import { useOffline } from '../use-offline.ts'
import { ExamBar } from './ExamBar.tsx'
import type { ExamStageProps } from './exam-props.ts'
import { Question } from './Question.tsx'
import { SavedState } from './SavedState.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { Watermark } from './Watermark.tsx'

const keyActions: PaperKeyActions = {
  choose: chooseOption,
  mark: toggleMark,
  move: (by) => goToQuestion($position.get() + by),
}

/** An attempt in progress: one question, the answer sheet, the clock and the saving state. */
export function ExamRoomView({ target, latestView }: ExamStageProps) {
  const { t } = useTranslation()
  const paper = useStore($paper)
  const secondsLeft = useStore($secondsLeft)
  const sessionEnded = useStore($sessionEnded)
  const answers = useStore($answers)
  const position = useStore($position)
  const announcedMinutes = useStore($lastAnnouncedMinute)
  const busy = useStore($isExamBusy)
  const failure = useStore($examFailure)
  const { state: saving } = useStore($answerSaving)
  const offline = useOffline()
  const unsent = offline || saving === 'kept' || saving === 'held'
  const [submitDialogOpen, setSubmitDialogOpen] = useState(false)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [keysEnabled, setKeysEnabled] = useState(true)
  usePaperKeys(keysEnabled, keyActions)
  // Newer browsers return a promise from `scrollTo`; without `void`, React would treat it as a clean-up function.
  useEffect(() => void scrollTo({ top: 0 }), [])
  const isTimeUp = secondsLeft === 0
  useEffect(() => {
    // When the time is up, the answers are sent immediately, without waiting for the learner's confirmation.
    if (isTimeUp) void sendUnsentAnswers()
  }, [isTimeUp])
  const title = paper ? t('exam:question', { position, of: paper.questions.length }) : undefined
  useViewChange({ view: 'room', title, latestView })
  if (!paper) return null
  const sheetProps = { questions: paper.questions, answers, position, onGo: goToQuestion }
  const openSubmitDialog = () => {
    setSheetOpen(false)
    setSubmitDialogOpen(true)
  }
  return (
    <>
      <Watermark text={paper.holder} />
      <ExamBar exam={target.exam} name={paper.name}>
        <SavedState />
        {secondsLeft !== null && (
          <ExamClock
            seconds={secondsLeft}
            extraSeconds={paper.extraSeconds}
            announcedMinutes={announcedMinutes}
          />
        )}
        <button type="button" className="btn sec2 only-d" onClick={openSubmitDialog}>
          {t(`exam:submit.${target.exam === 'theory' ? 'exam' : 'quiz'}`)}
        </button>
      </ExamBar>
      <main id="main" tabIndex={-1} className="wrap exam-main">
        <div className="split exam-table">
          <Question target={target} />
          <aside className="panel stick only-d stack gap-4" aria-labelledby="sheet-title">
            <AnswerSheet {...sheetProps} />
            <KeySwitch on={keysEnabled} onSwitch={setKeysEnabled} />
          </aside>
        </div>
      </main>
      <PaperFooter
        position={position}
        count={paper.questions.length}
        answered={countAnsweredQuestions(answers)}
        onGo={goToQuestion}
        onSheet={() => setSheetOpen(true)}
      />
      {sheetOpen && (
        <AnswerSheetDialog {...sheetProps} onClose={() => setSheetOpen(false)} onSubmit={openSubmitDialog} />
      )}
      {submitDialogOpen && !isTimeUp && (
        <SubmitDialog
          openQuestions={listUnanswered(paper, answers)}
          secondsLeft={secondsLeft}
          busy={busy}
          failed={failure === 'submit'}
          onGo={goToQuestion}
          onSubmit={() => void submitTheoryExam(target)}
          onClose={() => setSubmitDialogOpen(false)}
        />
      )}
      {isTimeUp && !sessionEnded && (
        <TimeUpDialog
          busy={busy}
          isOffline={unsent || failure === 'submit'}
          onOk={() => void submitTheoryExam(target)}
        />
      )}
      {sessionEnded && <SessionEnded timed={secondsLeft !== null} />}
    </>
  )
}

/** The list of keyboard shortcuts, with a switch that turns them off. WCAG 2.2, 2.1.4. */
function KeySwitch({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <details className="fold">
      <summary>
        {t('exam:keys.title')}
        <span className="turn">
          <Icon name="chevronDown" />
        </span>
      </summary>
      <ul className="exam-rules">
        {(['choose', 'move', 'mark'] as const).map((key) => (
          <li key={key}>{t(`exam:keys.${key}`)}</li>
        ))}
      </ul>
      <label className="ck">
        <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.currentTarget.checked)} />
        {t('exam:keys.on')}
      </label>
    </details>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { answeredCount } from '#src/domain/exam/room.ts'
import { $answerSaving, chooseOption, sendNow, toggleMark } from '#src/stores/exam/answer-saving.ts'
import { $sessionEnded } from '#src/stores/exam/attempt-seat.ts'
import { $lastAnnouncedMinute, $secondsLeft } from '#src/stores/exam/exam-clock.ts'
import { $busy, $trouble } from '#src/stores/exam/exam-stage.ts'
import { $answers, $paper, $position, goToQuestion, listUnanswered } from '#src/stores/exam/paper.ts'
import { submit } from '#src/stores/exam/submission.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { AnswerSheet, SheetDialog } from '#src/ui/paper/AnswerSheet.tsx'
import { ExamClock } from '#src/ui/paper/ExamClock.tsx'
import { Foot } from '#src/ui/paper/Foot.tsx'
import { SubmitDialog } from '#src/ui/paper/SubmitDialog.tsx'
import { TimeUpDialog } from '#src/ui/paper/TimeUpDialog.tsx'
import { type Keys as KeyActs, usePaperKeys } from '#src/ui/paper/use-paper-keys.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useOffline } from '../use-offline.ts'
import type { At } from './at.ts'
import { ExamBar } from './ExamBar.tsx'
import { Question } from './Question.tsx'
import { SavedState } from './SavedState.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { Watermark } from './Watermark.tsx'

const acts: KeyActs = {
  choose: chooseOption,
  mark: toggleMark,
  move: (by) => goToQuestion($position.get() + by),
}

/** The table: one question, the sheet, the clock, and what became of the answers. */
export function ExamRoomView({ target }: At) {
  const { t } = useTranslation()
  const paper = useStore($paper)
  const secondsLeft = useStore($secondsLeft)
  const ended = useStore($sessionEnded)
  const answers = useStore($answers)
  const position = useStore($position)
  const said = useStore($lastAnnouncedMinute)
  const busy = useStore($busy)
  const trouble = useStore($trouble)
  const { state: saving } = useStore($answerSaving)
  const offline = useOffline()
  const unsent = offline || saving === 'kept' || saving === 'held'
  const [asking, setAsking] = useState(false)
  const [sheet, setSheet] = useState(false)
  const [keys, setKeys] = useState(true)
  usePaperKeys(keys, acts)
  // Newer browsers answer a promise, which is no clean-up.
  useEffect(() => void scrollTo({ top: 0 }), [])
  const up = secondsLeft === 0
  useEffect(() => {
    // What was given is sent at once, before the OK.
    if (up) void sendNow()
  }, [up])
  if (!paper) return null
  const sheetProps = { questions: paper.questions, answers, position, onGo: goToQuestion }
  const askToSubmit = () => {
    setSheet(false)
    setAsking(true)
  }
  return (
    <>
      <Watermark text={paper.holder} />
      <ExamBar exam={target.exam} name={paper.name}>
        <SavedState />
        {secondsLeft !== null && (
          <ExamClock seconds={secondsLeft} extraSeconds={paper.extraSeconds} said={said} />
        )}
        <button type="button" className="btn sec2 only-d" onClick={askToSubmit}>
          {t(`exam:submit.${target.exam === 'theory' ? 'exam' : 'quiz'}`)}
        </button>
      </ExamBar>
      <main id="main" tabIndex={-1} className="wrap exam-main">
        <div className="split exam-table">
          <Question target={target} />
          <aside className="panel stick only-d stack gap-4" aria-labelledby="sheet-title">
            <AnswerSheet {...sheetProps} />
            <Keys on={keys} onSwitch={setKeys} />
          </aside>
        </div>
      </main>
      <Foot
        position={position}
        count={paper.questions.length}
        answered={answeredCount(answers)}
        onGo={goToQuestion}
        onSheet={() => setSheet(true)}
      />
      {sheet && <SheetDialog {...sheetProps} onClose={() => setSheet(false)} onSubmit={askToSubmit} />}
      {asking && !up && (
        <SubmitDialog
          leftOver={listUnanswered()}
          secondsLeft={secondsLeft}
          busy={busy}
          failed={trouble === 'submit'}
          onGo={goToQuestion}
          onSubmit={() => void submit(target)}
          onClose={() => setAsking(false)}
        />
      )}
      {up && !ended && (
        <TimeUpDialog busy={busy} noLine={unsent || trouble === 'submit'} onOk={() => void submit(target)} />
      )}
      {ended && <SessionEnded timed={secondsLeft !== null} />}
    </>
  )
}

/** How the keys work, and the switch that turns them off. WCAG 2.2, 2.1.4. */
function Keys({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) {
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

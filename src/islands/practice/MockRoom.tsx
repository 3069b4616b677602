import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pointsOf } from '#src/domain/exam/grade.ts'
import { answeredCount } from '#src/domain/exam/room.ts'
import { $lastAnnouncedMinute, $secondsLeft } from '#src/stores/exam/exam-clock.ts'
import {
  $answers,
  $paper,
  $position,
  $question,
  goToQuestion,
  listUnanswered,
} from '#src/stores/exam/paper.ts'
import { $practiceBank } from '#src/stores/practice/bank-choice.ts'
import {
  $isMockUnsent,
  $mockSaved,
  chooseInMock,
  markInMock,
  submitMockExam,
} from '#src/stores/practice/mock.ts'
import { $practiceBusy, $practiceTrouble } from '#src/stores/practice/stage.ts'
import { AnswerSheet, SheetDialog } from '#src/ui/paper/AnswerSheet.tsx'
import { Bar } from '#src/ui/paper/Bar.tsx'
import { ExamClock } from '#src/ui/paper/ExamClock.tsx'
import { Foot } from '#src/ui/paper/Foot.tsx'
import { PaperQuestion } from '#src/ui/paper/PaperQuestion.tsx'
import { SubmitDialog } from '#src/ui/paper/SubmitDialog.tsx'
import { TimeUpDialog } from '#src/ui/paper/TimeUpDialog.tsx'
import { type Keys, usePaperKeys } from '#src/ui/paper/use-paper-keys.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useOffline } from '../use-offline.ts'
import { bankName } from './bank-name.ts'

const keys: Keys = {
  choose: chooseInMock,
  mark: markInMock,
  move: (by) => goToQuestion($position.get() + by),
}

/** The table of a mock exam, as that of the exam: one question, the sheet, the clock. */
export function MockRoom() {
  const { t } = useTranslation()
  const bank = useStore($practiceBank)
  const paper = useStore($paper)
  const question = useStore($question)
  const answers = useStore($answers)
  const secondsLeft = useStore($secondsLeft)
  const said = useStore($lastAnnouncedMinute)
  const saved = useStore($mockSaved)
  const busy = useStore($practiceBusy)
  const trouble = useStore($practiceTrouble)
  const [offline, kept] = [useOffline(), useStore($isMockUnsent)]
  const [asking, setAsking] = useState(false)
  const [sheet, setSheet] = useState(false)
  usePaperKeys(true, keys)
  // Newer browsers answer a promise, which is no clean-up.
  useEffect(() => void scrollTo({ top: 0 }), [])
  if (!paper || !question) return null
  const count = paper.questions.length
  const sheetProps = { questions: paper.questions, answers, position: question.position, onGo: goToQuestion }
  const askToSubmit = () => {
    setSheet(false)
    setAsking(true)
  }
  return (
    <>
      <Bar label={t('practice:mock.kind')} name={bank ? bankName(t, bank) : paper.name}>
        <p className={saved ? 'saved' : 'saved off'}>
          {t(saved ? 'exam:saving.saved' : 'practice:mock.unsaved')}
        </p>
        {secondsLeft !== null && (
          <ExamClock seconds={secondsLeft} extraSeconds={paper.extraSeconds} said={said} />
        )}
        <button type="button" className="btn sec2 only-d" onClick={askToSubmit}>
          {t('practice:mock.submit')}
        </button>
      </Bar>
      <main id="main" tabIndex={-1} className="wrap exam-main">
        <div className="split exam-table">
          <PaperQuestion
            question={question}
            count={count}
            points={pointsOf.theory.question}
            answer={answers[question.position]}
            onChoose={chooseInMock}
            onMark={markInMock}
            onGo={goToQuestion}
          />
          <aside className="panel stick only-d stack gap-4" aria-labelledby="sheet-title">
            <AnswerSheet {...sheetProps} />
          </aside>
        </div>
      </main>
      <Foot
        position={question.position}
        count={count}
        answered={answeredCount(answers)}
        onGo={goToQuestion}
        onSheet={() => setSheet(true)}
      />
      {sheet && <SheetDialog {...sheetProps} onClose={() => setSheet(false)} onSubmit={askToSubmit} />}
      {asking && secondsLeft !== 0 && (
        <SubmitDialog
          leftOver={listUnanswered()}
          secondsLeft={secondsLeft}
          busy={busy}
          failed={trouble}
          onGo={goToQuestion}
          onSubmit={() => void submitMockExam()}
          onClose={() => setAsking(false)}
        />
      )}
      {secondsLeft === 0 && (
        <TimeUpDialog busy={busy} noLine={offline || kept || trouble} onOk={() => void submitMockExam()} />
      )}
    </>
  )
}

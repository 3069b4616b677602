import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pointsByPaperKind } from '#src/domain/exam/grade.ts'
import { countAnsweredQuestions } from '#src/domain/exam/room.ts'
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
  $isMockExamSaved,
  $isMockExamUnsent,
  chooseMockExamOption,
  submitOpenMockExam,
  toggleMockExamMark,
} from '#src/stores/practice/mock-exam.ts'
import { $hasPracticeFailed, $isPracticeBusy } from '#src/stores/practice/stage.ts'
import { AnswerSheet, AnswerSheetDialog } from '#src/ui/paper/AnswerSheet.tsx'
import { ExamClock } from '#src/ui/paper/ExamClock.tsx'
import { PaperBar } from '#src/ui/paper/PaperBar.tsx'
import { PaperFooter } from '#src/ui/paper/PaperFooter.tsx'
import { PaperQuestion } from '#src/ui/paper/PaperQuestion.tsx'
import { SubmitDialog } from '#src/ui/paper/SubmitDialog.tsx'
import { TimeUpDialog } from '#src/ui/paper/TimeUpDialog.tsx'
import { type PaperKeyActions, usePaperKeys } from '#src/ui/paper/use-paper-keys.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useOffline } from '../use-offline.ts'
import { bankNameOf } from './bank-name.ts'

const keyActions: PaperKeyActions = {
  choose: chooseMockExamOption,
  mark: toggleMockExamMark,
  move: (by) => goToQuestion($position.get() + by),
}

/** A mock exam in progress, like an exam: one question, the answer sheet, the clock. */
export function MockExamRoom() {
  const { t } = useTranslation()
  const bank = useStore($practiceBank)
  const paper = useStore($paper)
  const question = useStore($question)
  const answers = useStore($answers)
  const secondsLeft = useStore($secondsLeft)
  const announcedMinutes = useStore($lastAnnouncedMinute)
  const isSaved = useStore($isMockExamSaved)
  const busy = useStore($isPracticeBusy)
  const failure = useStore($hasPracticeFailed)
  const [offline, isKept] = [useOffline(), useStore($isMockExamUnsent)]
  const [submitDialogOpen, setSubmitDialogOpen] = useState(false)
  const [sheetOpen, setSheetOpen] = useState(false)
  usePaperKeys(true, keyActions)
  // Newer browsers return a promise from `scrollTo`; without `void`, React would treat it as a clean-up function.
  useEffect(() => void scrollTo({ top: 0 }), [])
  if (!paper || !question) return null
  const count = paper.questions.length
  const sheetProps = { questions: paper.questions, answers, position: question.position, onGo: goToQuestion }
  const openSubmitDialog = () => {
    setSheetOpen(false)
    setSubmitDialogOpen(true)
  }
  return (
    <>
      <PaperBar label={t('practice:mock.kind')} name={bank ? bankNameOf(t, bank) : paper.name}>
        <p className={isSaved ? 'saved' : 'saved off'}>
          {t(isSaved ? 'exam:saving.saved' : 'practice:mock.unsaved')}
        </p>
        {secondsLeft !== null && (
          <ExamClock
            seconds={secondsLeft}
            extraSeconds={paper.extraSeconds}
            announcedMinutes={announcedMinutes}
          />
        )}
        <button type="button" className="btn sec2 only-d" onClick={openSubmitDialog}>
          {t('practice:mock.submit')}
        </button>
      </PaperBar>
      <main id="main" tabIndex={-1} className="wrap exam-main">
        <div className="split exam-table">
          <PaperQuestion
            question={question}
            count={count}
            points={pointsByPaperKind.theory.question}
            answer={answers[question.position]}
            onChoose={chooseMockExamOption}
            onMark={toggleMockExamMark}
            onGo={goToQuestion}
          />
          <aside className="panel stick only-d stack gap-4" aria-labelledby="sheet-title">
            <AnswerSheet {...sheetProps} />
          </aside>
        </div>
      </main>
      <PaperFooter
        position={question.position}
        count={count}
        answered={countAnsweredQuestions(answers)}
        onGo={goToQuestion}
        onSheet={() => setSheetOpen(true)}
      />
      {sheetOpen && (
        <AnswerSheetDialog {...sheetProps} onClose={() => setSheetOpen(false)} onSubmit={openSubmitDialog} />
      )}
      {submitDialogOpen && secondsLeft !== 0 && (
        <SubmitDialog
          openQuestions={listUnanswered(paper, answers)}
          secondsLeft={secondsLeft}
          busy={busy}
          failed={failure}
          onGo={goToQuestion}
          onSubmit={() => void submitOpenMockExam()}
          onClose={() => setSubmitDialogOpen(false)}
        />
      )}
      {secondsLeft === 0 && (
        <TimeUpDialog
          busy={busy}
          isOffline={offline || isKept || failure}
          onOk={() => void submitOpenMockExam()}
        />
      )}
    </>
  )
}

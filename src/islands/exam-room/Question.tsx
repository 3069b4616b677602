import { useStore } from '@nanostores/react'
import { paperKindOf } from '#src/domain/exam/exam.ts'
import { pointsByPaperKind } from '#src/domain/exam/grade.ts'
import type { ExamTarget } from '#src/query/exam.ts'
import { chooseOption, toggleMark } from '#src/stores/exam/answer-saving.ts'
import { $answers, $paper, $question, goToQuestion } from '#src/stores/exam/paper.ts'
import { PaperQuestion } from '#src/ui/paper/PaperQuestion.tsx'

/** The exam's current question. */
export function Question({ target }: { target: ExamTarget }) {
  const paper = useStore($paper)
  const question = useStore($question)
  const answers = useStore($answers)
  if (!paper || !question) return null
  return (
    <PaperQuestion
      question={question}
      count={paper.questions.length}
      points={pointsByPaperKind[paperKindOf(target.exam)].question}
      answer={answers[question.position]}
      onChoose={chooseOption}
      onMark={toggleMark}
      onGo={goToQuestion}
    />
  )
}

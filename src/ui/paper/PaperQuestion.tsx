import { useEffect, useRef } from 'react'
import type { ExamQuestion } from '../../domain/exam/exam.ts'
import type { RoomAnswer } from '../../domain/exam/room.ts'
import { Icon } from '../Icon.tsx'
import { useTranslation } from '../TranslationContext.tsx'
import { FlagIcon } from './FlagIcon.tsx'
import { QuestionForm } from './QuestionForm.tsx'

interface PaperQuestionProps {
  question: ExamQuestion
  /** The number of questions on the paper. */
  count: number
  points: number
  answer: RoomAnswer | undefined
  onChoose: (letter: string) => void
  onMark: () => void
  onGo: (position: number) => void
}

/** The current question of an exam paper: text, options, mark, and buttons to the previous and next question. */
export function PaperQuestion(props: PaperQuestionProps) {
  const { question, count, points, answer, onChoose, onMark, onGo } = props
  const { t } = useTranslation()
  const { position } = question
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPosition = useRef(position)
  useEffect(() => {
    if (shownPosition.current === position) return
    shownPosition.current = position
    heading.current?.focus()
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [position])
  return (
    <QuestionForm
      question={question}
      name={`answer-${position}`}
      chosen={answer?.letters ?? []}
      onChoose={onChoose}
      points={points}
      heading={heading}
      head={
        <>
          <p className="meta">
            <b>{t('exam:question', { position, of: count })}</b>
          </p>
          <button
            type="button"
            className="btn quiet sm mark"
            aria-pressed={answer?.marked ?? false}
            onClick={onMark}
          >
            <FlagIcon />
            {t('exam:mark')}
          </button>
        </>
      }
    >
      <div className="row between only-d">
        <button
          type="button"
          className="btn sec2"
          disabled={position === 1}
          onClick={() => onGo(position - 1)}
        >
          <Icon name="chevronLeft" flip />
          {t('exam:previous')}
        </button>
        {position < count && (
          <button type="button" className="btn" onClick={() => onGo(position + 1)}>
            {t('exam:forward')}
            <Icon name="chevronRight" flip />
          </button>
        )}
      </div>
    </QuestionForm>
  )
}

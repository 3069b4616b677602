import { countAnsweredQuestions, isAnswered, type RoomAnswers } from '../../domain/exam/room.ts'
import { Dialog } from '../Dialog.tsx'
import { useTranslation } from '../TranslationContext.tsx'

interface AnswerSheetProps {
  questions: readonly { position: number }[]
  answers: RoomAnswers
  /** The position of the current question. */
  position: number
  onGo: (position: number) => void
  titled?: boolean
}

/**
 * The answer sheet: every question with its state, as a button that goes to it. Uses the message namespace `exam`.
 */
export function AnswerSheet({ questions, answers, position, onGo, titled = true }: AnswerSheetProps) {
  const { t } = useTranslation()
  const answered = countAnsweredQuestions(answers)
  return (
    <>
      <div className="row between">
        {titled && (
          <h2 className="t20" id="sheet-title">
            {t('exam:sheet.title')}
          </h2>
        )}
        <span className="meta">{t('exam:sheet.answered', { answered, of: questions.length })}</span>
      </div>
      <ul className="sheet">
        {questions.map((question) => {
          const answer = answers[question.position]
          const isGiven = isAnswered(answer)
          const labels = [
            t('exam:sheet.question', { position: question.position }),
            t(isGiven ? 'exam:sheet.given' : 'exam:sheet.open'),
            ...(answer?.marked ? [t('exam:sheet.marked')] : []),
          ]
          return (
            <li key={question.position}>
              <button
                type="button"
                className={[isGiven && 'a', answer?.marked && 'f'].filter(Boolean).join(' ')}
                aria-current={question.position === position || undefined}
                aria-label={labels.join(', ')}
                onClick={() => onGo(question.position)}
              >
                {question.position}
              </button>
            </li>
          )
        })}
      </ul>
      <ul className="facts legend">
        <li>
          <i className="k a" />
          {t('exam:sheet.given')}
        </li>
        <li>
          <i className="k" />
          {t('exam:sheet.open')}
        </li>
        <li>
          <i className="k f" />
          {t('exam:sheet.marked')}
        </li>
      </ul>
    </>
  )
}

/** The answer sheet on a phone, with the button that submits. */
export function AnswerSheetDialog({
  onClose,
  onSubmit,
  ...sheet
}: AnswerSheetProps & { onClose: () => void; onSubmit: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('exam:sheet.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={onClose}>
            {t('exam:goBack')}
          </button>
          <button type="button" className="btn" onClick={onSubmit}>
            {t('exam:submit.now')}
          </button>
        </>
      }
    >
      <div className="stack gap-4">
        <AnswerSheet
          {...sheet}
          titled={false}
          onGo={(position) => {
            sheet.onGo(position)
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}

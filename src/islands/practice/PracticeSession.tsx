import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $practiceBank } from '#src/stores/practice/bank-choice.ts'
import {
  $chosenLetters,
  $practiceAnswerResult,
  $practiceQuestion,
  submitPracticeAnswer,
  toggleOption,
} from '#src/stores/practice/question.ts'
import { $hasPracticeFailed, $isPracticeBusy } from '#src/stores/practice/stage.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { QuestionForm } from '#src/ui/paper/QuestionForm.tsx'
import { usePaperKeys } from '#src/ui/paper/use-paper-keys.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { topicNameOf } from './bank-name.ts'
import { PracticeCountBar } from './PracticeCountBar.tsx'
import { usePracticeKeys } from './use-practice-keys.ts'
import { Verdict } from './Verdict.tsx'

const keyActions = { choose: toggleOption }
const marks = { due: 'half', new: 'ring', again: 'square' } as const

/** One question after the other. After the learner's answer, the verdict replaces the question immediately. */
export function PracticeSession() {
  const { t } = useTranslation()
  const bank = useStore($practiceBank)
  const question = useStore($practiceQuestion)
  const chosen = useStore($chosenLetters)
  const verdict = useStore($practiceAnswerResult)
  const busy = useStore($isPracticeBusy)
  const failure = useStore($hasPracticeFailed)
  const heading = useRef<HTMLHeadingElement>(null)
  usePaperKeys(!verdict, keyActions)
  usePracticeKeys()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question and each verdict takes the focus
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [question?.questionId, question?.turn])
  if (!question || !bank) return null
  const topic = bank.topics.find(({ key }) => key === question.topic)
  return (
    <div className="split practice-table">
      {verdict ? (
        <Verdict question={question} given={chosen} verdict={verdict} />
      ) : (
        <QuestionForm
          question={question}
          name={`answer-${question.questionId}-${question.turn}`}
          chosen={chosen}
          onChoose={toggleOption}
          onSubmit={() => void submitPracticeAnswer()}
          heading={heading}
          head={
            <>
              <p className="meta">
                <b>{topicNameOf(t, { name: topic?.name ?? '' })}</b>
              </p>
              <Chip mark={marks[question.why]} tone={question.why === 'due' ? 'info' : 'br'}>
                {t(`practice:why.${question.why}`)}
              </Chip>
            </>
          }
        >
          {failure && <PracticeFailure />}
          <p>
            <button
              type="submit"
              className="btn lg"
              disabled={chosen.length === 0}
              aria-busy={busy || undefined}
            >
              {t('practice:check')}
            </button>
          </p>
        </QuestionForm>
      )}
      <aside className="stack gap-4 practice-side">
        {topic && (
          <section className="panel stack gap-3" aria-labelledby="topic">
            <h2 className="t20" id="topic">
              {topicNameOf(t, topic)}
            </h2>
            <PracticeCountBar counts={topic} />
          </section>
        )}
        <details className="fold only-d">
          <summary>
            {t('exam:keys.title')}
            <span className="turn">
              <Icon name="chevronDown" />
            </span>
          </summary>
          <ul className="exam-rules">
            {(['choose', 'move', 'enter'] as const).map((key) => (
              <li key={key}>{t(`practice:keys.${key}`)}</li>
            ))}
          </ul>
        </details>
      </aside>
    </div>
  )
}

function PracticeFailure() {
  const { t } = useTranslation()
  return (
    <p className="note bad" role="alert">
      {t('practice:failure')}
    </p>
  )
}

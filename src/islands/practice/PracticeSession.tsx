import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $practiceBank } from '#src/stores/practice/bank-choice.ts'
import {
  $chosenLetters,
  $practiceQuestion,
  $verdict,
  submitPracticeAnswer,
  toggleOption,
} from '#src/stores/practice/question.ts'
import { $practiceBusy, $practiceTrouble } from '#src/stores/practice/stage.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { QuestionForm } from '#src/ui/paper/QuestionForm.tsx'
import { usePaperKeys } from '#src/ui/paper/use-paper-keys.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { nameOfTopic } from './bank-name.ts'
import { PracticeCountBar } from './PracticeCountBar.tsx'
import { useSteps } from './use-steps.ts'
import { Verdict } from './Verdict.tsx'

const keys = { choose: toggleOption }
const marks = { due: 'half', new: 'ring', again: 'square' } as const

/** One question after the other; what an answer was worth stands in its place at once. */
export function PracticeSession() {
  const { t } = useTranslation()
  const bank = useStore($practiceBank)
  const asked = useStore($practiceQuestion)
  const chosen = useStore($chosenLetters)
  const verdict = useStore($verdict)
  const busy = useStore($practiceBusy)
  const trouble = useStore($practiceTrouble)
  const heading = useRef<HTMLHeadingElement>(null)
  usePaperKeys(!verdict, keys)
  useSteps()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question, and each turn of it, takes the focus
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [asked?.questionId, asked?.turn])
  if (!asked || !bank) return null
  const topic = bank.topics.find(({ key }) => key === asked.topic)
  return (
    <div className="split practice-table">
      {verdict ? (
        <Verdict asked={asked} given={chosen} verdict={verdict} />
      ) : (
        <QuestionForm
          question={asked}
          name={`answer-${asked.questionId}-${asked.turn}`}
          chosen={chosen}
          onChoose={toggleOption}
          onSubmit={() => void submitPracticeAnswer()}
          heading={heading}
          head={
            <>
              <p className="meta">
                <b>{nameOfTopic(t, { name: topic?.name ?? '' })}</b>
              </p>
              <Chip mark={marks[asked.why]} tone={asked.why === 'due' ? 'info' : 'br'}>
                {t(`practice:why.${asked.why}`)}
              </Chip>
            </>
          }
        >
          {trouble && <Trouble />}
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
              {nameOfTopic(t, topic)}
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

function Trouble() {
  const { t } = useTranslation()
  return (
    <p className="note bad" role="alert">
      {t('practice:trouble')}
    </p>
  )
}

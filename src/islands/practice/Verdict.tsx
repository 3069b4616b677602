import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { PracticeAnswerResult, PracticeQuestion } from '#src/domain/practice/practice.ts'
import { environment } from '#src/environment/environment.ts'
import { formatList, formatTimeUntil } from '#src/i18n/format.ts'
import { loadNextQuestion } from '#src/stores/practice/question.ts'
import { $hasPracticeFailed, $isPracticeBusy } from '#src/stores/practice/stage.ts'
import { Mark } from '#src/ui/Icon.tsx'
import { QuestionAnalysis } from '#src/ui/paper/QuestionAnalysis.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface VerdictProps {
  question: PracticeQuestion
  given: readonly string[]
  verdict: PracticeAnswerResult
}

/**
 * The exam fields of a question, which the shared components need. A practice question belongs to no exam, so they
 * are constant.
 */
const offPaper = { position: 1, marked: false, takenOut: false }

/**
 * The verdict on the answer, the explanation, and when the question will be repeated. It takes the focus, so that
 * screen readers announce it.
 */
export function Verdict({ question, given: chosenLetters, verdict }: VerdictProps) {
  const { t, locale } = useTranslation()
  const busy = useStore($isPracticeBusy)
  const failure = useStore($hasPracticeFailed)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { right, correct, explanation } = verdict
  const when = formatTimeUntil(locale, Date.parse(verdict.returnsAt) - environment().now())
  return (
    <div className="stack gap-4 analysis">
      <h1 className={right ? 't24 verdict ok' : 't24 verdict bad'} ref={heading} tabIndex={-1}>
        <Mark name={right ? 'tick' : 'cross'} />
        <span>
          {right ? t('practice:right') : t('practice:wrong', { letters: formatList(locale, correct) })}
        </span>
      </h1>
      <QuestionAnalysis
        question={{ ...question, ...offPaper, given: [...chosenLetters], correct, right, explanation }}
      />
      <p className="muted">{t('practice:returns', { when })}</p>
      {failure && (
        <p className="note bad" role="alert">
          {t('practice:failure')}
        </p>
      )}
      <p>
        <button
          type="button"
          className="btn lg"
          aria-busy={busy || undefined}
          onClick={() => void loadNextQuestion()}
        >
          {t('practice:next')}
        </button>
      </p>
    </div>
  )
}

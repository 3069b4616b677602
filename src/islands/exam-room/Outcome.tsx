import { useEffect } from 'react'
import { type ExamResult, paperKindOf } from '#src/domain/exam/exam.ts'
import { pointsByPaperKind } from '#src/domain/exam/grade.ts'
import { loadAttempts } from '#src/stores/exam/attempts.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import Attempts from './Attempts.tsx'
import type { ExamProps } from './exam-props.ts'
import { NextStep } from './NextStep.tsx'
import { Receipt } from './Receipt.tsx'

/** The result: score, pass mark, attempts left, and the next step. */
export default function Outcome({ target, place, result }: ExamProps & { result: ExamResult }) {
  const { t } = useTranslation()
  useEffect(() => {
    scrollTo({ top: 0 })
    void loadAttempts(target)
  }, [target])
  const passed = result.state === 'passed'
  const { pass } = pointsByPaperKind[paperKindOf(target.exam)]
  const { attemptId, maxAttempts } = result
  const attemptsLeft = maxAttempts === null ? null : maxAttempts - result.attempts
  return (
    <div className="split">
      <div className="stack gap-5">
        <section className="panel stack gap-4" aria-labelledby="outcome">
          <h1 className="t32" id="outcome">
            {t(passed ? 'exam:result.passed' : 'exam:result.failed')}
          </h1>
          <p className="row">
            <b className="score">
              <bdi>{t('exam:result.score', { score: result.score ?? 0 })}</bdi>
            </b>
            <Chip mark={passed ? 'tick' : 'cross'} tone={passed ? 'ok' : 'bad'}>
              {t(passed ? 'exam:state.passed' : 'exam:state.failed')}
            </Chip>
          </p>
          <p className="muted">
            {t('exam:result.needed', { pass })}{' '}
            {!passed && attemptsLeft !== null && t('exam:result.left', { count: attemptsLeft })}
          </p>
          <NextStep target={target} place={place} result={result} />
        </section>
        <Attempts target={target} place={place} />
      </div>
      {attemptId !== null && <Receipt place={place} attemptId={attemptId} />}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { pointsByPaperKind } from '#src/domain/exam/grade.ts'
import { returnToBankChoice } from '#src/stores/practice/bank-choice.ts'
import { $mockExamResult } from '#src/stores/practice/mock-exam.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { QuestionAnalysis } from '#src/ui/paper/QuestionAnalysis.tsx'
import { TopicResults } from '#src/ui/paper/TopicResults.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The result of a mock exam: the score, the score by topic, and the wrong answers to review. */
export function MockExamResultView() {
  const { t } = useTranslation()
  const result = useStore($mockExamResult)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  if (!result) return null
  const { passed, score, wrong } = result
  return (
    <div className="stack gap-5 analysis">
      <div className="split">
        <section className="panel stack gap-4" aria-labelledby="outcome">
          <p className="meta">{t('practice:mock.kind')}</p>
          <h1 className="t32 qt" id="outcome" ref={heading} tabIndex={-1}>
            {t(passed ? 'practice:mock.passed' : 'practice:mock.failedIt')}
          </h1>
          <p className="row">
            <b className="score">
              <bdi>{t('exam:result.score', { score })}</bdi>
            </b>
            <Chip mark={passed ? 'tick' : 'cross'} tone={passed ? 'ok' : 'bad'}>
              {t(passed ? 'exam:state.passed' : 'exam:state.failed')}
            </Chip>
          </p>
          <p className="muted">{t('exam:result.needed', { pass: pointsByPaperKind.theory.pass })}</p>
          <p>
            <button type="button" className="btn lg" onClick={() => void returnToBankChoice()}>
              {t('practice:mock.back')}
            </button>
          </p>
        </section>
        <TopicResults topics={result.topics} />
      </div>
      <h2 className="t24">{t(wrong.length > 0 ? 'practice:mock.wrong' : 'practice:mock.allRight')}</h2>
      {wrong.map((each) => (
        <QuestionAnalysis
          key={each.position}
          question={each}
          place={t('exam:sheet.question', { position: each.position })}
        />
      ))}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { scoreByTopic } from '#src/domain/exam/topic-scores.ts'
import { examUrl } from '#src/query/exam.ts'
import { attemptAnalysis } from '#src/stores/exam/attempts.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { QuestionAnalysis } from '#src/ui/paper/QuestionAnalysis.tsx'
import { TopicResults } from '#src/ui/paper/TopicResults.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import type { ExamProps } from './exam-props.ts'

/** The analysis of an attempt: for each question the learner's answer, the correct answer and the explanation. */
export default function Analysis({ target, place, attemptId }: ExamProps & { attemptId: number }) {
  const { t } = useTranslation()
  const live = useStore(attemptAnalysis.$live)
  const [wrongOnly, setWrongOnly] = useState(false)
  useEffect(() => void attemptAnalysis.load(attemptId), [attemptId])
  const back = (
    <a className="more" href={examUrl(place, target.exam, target.targetId)}>
      <Icon name="chevronLeft" flip />
      {t('exam:analysis.back')}
    </a>
  )
  if (live.state === 'failed')
    return (
      <>
        <h1 className="t32">{t('exam:analysis.title')}</h1>
        {back}
        <LoadFailure
          text={t('exam:analysis.failed')}
          retry={t('exam:retry')}
          onRetry={() => void attemptAnalysis.load(attemptId)}
        />
      </>
    )
  if (live.state !== 'ready')
    return (
      <>
        <h1 className="t32">{t('exam:analysis.title')}</h1>
        <div className="panel holding" aria-busy="true" />
      </>
    )
  const rightCount = live.item.filter((each) => each.right).length
  const topics = scoreByTopic(live.item)
  const shownQuestions = wrongOnly ? live.item.filter((each) => !each.right) : live.item
  return (
    <div className="stack gap-5 analysis">
      {back}
      <div className="row between">
        <h1 className="t32">{t('exam:analysis.title')}</h1>
        <label className="ck">
          <input
            type="checkbox"
            checked={wrongOnly}
            onChange={(event) => setWrongOnly(event.currentTarget.checked)}
          />
          {t('exam:analysis.wrongOnly')}
        </label>
      </div>
      <p className="muted" role="status">
        {t('exam:analysis.right', { right: rightCount, of: live.item.length })}
      </p>
      <nav aria-label={t('exam:sheet.title')}>
        <ul className="sheet wide">
          {live.item.map((each) => (
            <li key={each.position}>
              <a
                className={each.right ? 'ok' : 'no'}
                href={`#question-${each.position}`}
                onClick={() => setWrongOnly(wrongOnly && !each.right)}
                aria-label={`${t('exam:sheet.question', { position: each.position })}, ${t(each.right ? 'exam:analysis.isRight' : 'exam:analysis.isWrong')}`}
              >
                {each.position}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.length > 0 && <TopicResults topics={topics} />}
      {shownQuestions.map((each) => (
        <QuestionAnalysis
          key={each.position}
          question={each}
          place={t('exam:question', { position: each.position, of: live.item.length })}
        />
      ))}
    </div>
  )
}

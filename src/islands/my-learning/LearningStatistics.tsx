import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Statistic } from '#src/domain/learner/statistic.ts'
import { formatNumber } from '#src/i18n/format.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const countsOf = ({ courses, videos }: Statistic) => ({
  waiting: courses.waiting,
  begun: courses.learning,
  notStarted: courses.notStarted,
  quizzes: courses.quizOpen + courses.failed,
  done: courses.learned - courses.quizOpen + courses.passed,
  videos: videos.learned,
})

/** Counts of the learner's courses and videos. Renders nothing if there are none or they are not loaded. */
export function LearningStatistics() {
  const { t, locale } = useTranslation()
  const statistic = useStore(myLearningData.statistic.$state)
  useEffect(() => void myLearningData.statistic.load(), [])
  if (statistic.state !== 'ready') return null
  const counts = Object.entries(countsOf(statistic.value)).filter(([, count]) => count > 0)
  if (counts.length === 0) return null
  return (
    <dl className="numbers" aria-label={t('my-next:numbers.title')}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt className="meta">{t(`my-next:numbers.${name}`)}</dt>
          <dd className="num">{formatNumber(locale, count)}</dd>
        </div>
      ))}
    </dl>
  )
}

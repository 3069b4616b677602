import { useTranslation } from '../TranslationContext.tsx'
import { ProportionBar } from './ProportionBar.tsx'

interface TopicResultsProps {
  topics: readonly { name: string; right: number; questions: number }[]
}

/** The results of an exam paper, by topic. */
export function TopicResults({ topics }: TopicResultsProps) {
  const { t } = useTranslation()
  return (
    <section className="panel stack gap-4" aria-labelledby="by-topic">
      <h2 className="t20" id="by-topic">
        {t('exam:analysis.byTopic')}
      </h2>
      <ul className="practice-topics">
        {topics.map(({ name, right, questions }) => (
          <li key={name} className="practice-topic">
            <b>{name || t('exam:analysis.otherTopic')}</b>
            <div className="counts">
              <ProportionBar total={questions} known={right} />
              <p className="meta">{t('exam:analysis.ofTopic', { right, questions })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

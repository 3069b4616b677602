import { useStore } from '@nanostores/react'
import { sumPracticeCounts } from '#src/domain/practice/sum-practice-counts.ts'
import { formatNumber } from '#src/i18n/format.ts'
import { $chosenTopics, $practiceBank, toggleTopic } from '#src/stores/practice/bank-choice.ts'
import { startPractice } from '#src/stores/practice/question.ts'
import { $hasPracticeFailed, $isPracticeBusy } from '#src/stores/practice/stage.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { topicNameOf } from './bank-name.ts'
import { DeletePractice } from './DeletePractice.tsx'
import { MockExams } from './MockExams.tsx'
import { PracticeCountBar } from './PracticeCountBar.tsx'
import { Programmes } from './Programmes.tsx'

/** The choice of a programme and its topics, with the learner's progress in each. */
export function PracticeChoice() {
  const { t } = useTranslation()
  const bank = useStore($practiceBank)
  if (!bank)
    return (
      <section className="empty">
        <h1 className="t24">{t('practice:title')}</h1>
        <p>{t('practice:none')}</p>
      </section>
    )
  return (
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h1 className="t32">{t('practice:title')}</h1>
        <p className="muted">{t('practice:lead')}</p>
      </div>
      <Programmes />
      <div className="split">
        <TopicChoice />
        <aside className="stack gap-5">
          <MockExams bank={bank} />
          <MethodNote />
          <DeletePractice />
        </aside>
      </div>
    </div>
  )
}

function TopicChoice() {
  const { t, locale } = useTranslation()
  const bank = useStore($practiceBank)
  const chosen = useStore($chosenTopics)
  const busy = useStore($isPracticeBusy)
  const failure = useStore($hasPracticeFailed)
  if (!bank) return null
  const selectedTopics = bank.topics.filter(({ key }) => chosen.length === 0 || chosen.includes(key))
  const { due } = sumPracticeCounts(selectedTopics)
  const totals = sumPracticeCounts(bank.topics)
  return (
    <section className="panel stack gap-5" aria-labelledby="topics">
      <div className="stack gap-3">
        <div className="row between">
          <h2 className="t20" id="topics">
            {t('practice:topics')}
          </h2>
          <span className="meta">{t('practice:questions', { count: totals.questions })}</span>
        </div>
        <PracticeCountBar counts={totals} />
      </div>
      {bank.topics.length > 1 && (
        <fieldset className="practice-topics">
          <legend className="meta">{t('practice:topicsHint')}</legend>
          {bank.topics.map((topic) => (
            <div key={topic.key} className="practice-topic">
              <label className="ck">
                <input
                  type="checkbox"
                  checked={chosen.includes(topic.key)}
                  onChange={() => toggleTopic(topic.key)}
                />
                <b>{topicNameOf(t, topic)}</b>
                <span className="meta num">{formatNumber(locale, topic.questions)}</span>
              </label>
              <PracticeCountBar counts={topic} />
            </div>
          ))}
        </fieldset>
      )}
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
          onClick={() => void startPractice()}
        >
          {due > 0 ? t('practice:startDue', { count: due }) : t('practice:start')}
        </button>
      </p>
    </section>
  )
}

function MethodNote() {
  const { t } = useTranslation()
  return (
    <details className="panel practice-method">
      <summary>{t('practice:method')}</summary>
      <p className="muted">{t('practice:methodIs')}</p>
    </details>
  )
}

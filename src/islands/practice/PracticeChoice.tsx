import { useStore } from '@nanostores/react'
import { sumCounts } from '#src/domain/practice/sum-counts.ts'
import { formatNumber } from '#src/i18n/format.ts'
import { $practiceBank, $topics, toggleTopic } from '#src/stores/practice/bank-choice.ts'
import { startPractice } from '#src/stores/practice/question.ts'
import { $practiceBusy, $practiceTrouble } from '#src/stores/practice/stage.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { nameOfTopic } from './bank-name.ts'
import { Forget } from './Forget.tsx'
import { Mocks } from './Mocks.tsx'
import { PracticeCountBar } from './PracticeCountBar.tsx'
import { Programmes } from './Programmes.tsx'

/** The choice of a programme and its topics, with how far one is in each. */
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
        <Topics />
        <aside className="stack gap-5">
          <Mocks bank={bank} />
          <Method />
          <Forget />
        </aside>
      </div>
    </div>
  )
}

function Topics() {
  const { t, spoken } = useTranslation()
  const bank = useStore($practiceBank)
  const chosen = useStore($topics)
  const busy = useStore($practiceBusy)
  const trouble = useStore($practiceTrouble)
  if (!bank) return null
  const meant = bank.topics.filter(({ key }) => chosen.length === 0 || chosen.includes(key))
  const { due } = sumCounts(meant)
  const all = sumCounts(bank.topics)
  return (
    <section className="panel stack gap-5" aria-labelledby="topics">
      <div className="stack gap-3">
        <div className="row between">
          <h2 className="t20" id="topics">
            {t('practice:topics')}
          </h2>
          <span className="meta">{t('practice:questions', { count: all.questions })}</span>
        </div>
        <PracticeCountBar counts={all} />
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
                <b>{nameOfTopic(t, topic)}</b>
                <span className="meta num">{formatNumber(spoken, topic.questions)}</span>
              </label>
              <PracticeCountBar counts={topic} />
            </div>
          ))}
        </fieldset>
      )}
      {trouble && (
        <p className="note bad" role="alert">
          {t('practice:trouble')}
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

function Method() {
  const { t } = useTranslation()
  return (
    <details className="panel practice-method">
      <summary>{t('practice:method')}</summary>
      <p className="muted">{t('practice:methodIs')}</p>
    </details>
  )
}

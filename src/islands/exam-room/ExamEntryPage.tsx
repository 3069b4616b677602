import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import type { ExamTerms } from '#src/domain/exam/exam-terms.ts'
import { formatList, formatNumber, languageNameOf } from '#src/i18n/format.ts'
import { formatZonedDateTime } from '#src/i18n/instant.ts'
import { isEnglishFallback, isInOtherLanguage } from '#src/i18n/lang-attributes.ts'
import { examItemUrl } from '#src/query/exam-view.ts'
import { loadAttempts } from '#src/stores/exam/attempts.ts'
import { enterAttempt } from '#src/stores/exam/entry.ts'
import { $examFailure, $isExamBusy } from '#src/stores/exam/exam-stage.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DeviceTest } from './DeviceTest.tsx'
import type { ExamProps } from './exam-props.ts'

const Attempts = lazy(() => import('./Attempts.tsx'))

/** The entry page: the terms of the exam, a test of browser and connection, and the start button. */
export default function ExamEntryPage({ target, place, terms }: ExamProps & { terms: ExamTerms }) {
  const { t } = useTranslation()
  const busy = useStore($isExamBusy)
  const failure = useStore($examFailure)
  useEffect(() => void loadAttempts(target), [target])
  const isTimed = terms.seconds !== null
  return (
    <div className="split door">
      <div className="stack gap-5">
        <section className="panel stack gap-4">
          <h1 className="t32">{terms.name}</h1>
          <ExamDetails terms={terms} />
          <OtherLanguages terms={terms} />
          {terms.extraSeconds > 0 && (
            <p className="note">
              <Icon name="clock" />
              {t('exam:door.extra', { count: Math.round(terms.extraSeconds / 60) })}
            </p>
          )}
          {terms.resumes && (
            <p className="note warn">
              <Icon name="clock" />
              {t(isTimed ? 'exam:door.resumesTimed' : 'exam:door.resumes')}
            </p>
          )}
          <h2 className="t20">{t('exam:door.rules')}</h2>
          <ul className="exam-rules">
            {(isTimed ? timedRules : rules).map((rule) => (
              <li key={rule}>{t(`exam:rule.${rule}`)}</li>
            ))}
          </ul>
          {failure && failure !== 'submit' && (
            <p className="note bad" role="alert">
              <Icon name="warning" />
              {t(`exam:failure.${failure}`)}
            </p>
          )}
          <div className="row">
            <button
              type="button"
              className="btn lg"
              aria-busy={busy || undefined}
              onClick={() => void enterAttempt(target, terms.name)}
            >
              {t(terms.resumes ? 'exam:door.goOn' : isTimed ? 'exam:door.start' : 'exam:door.startQuiz')}
            </button>
            <a className="btn quiet" href={examItemUrl(place, target)}>
              {t(`exam:back.${target.exam}`)}
            </a>
          </div>
        </section>
        <Suspense>
          <Attempts target={target} place={place} />
        </Suspense>
      </div>
      <DeviceTest />
    </div>
  )
}

/** A note that names the languages of questions that are not in the page's language. */
function OtherLanguages({ terms }: { terms: ExamTerms }) {
  const { t, locale } = useTranslation()
  const otherLanguages = terms.languages.filter((language) => isInOtherLanguage({ language }, locale))
  if (otherLanguages.length === 0) return null
  const extent = otherLanguages.length < terms.languages.length ? 'some' : 'all'
  const english = otherLanguages.every((language) => isEnglishFallback({ language }, locale))
  const languages = formatList(
    locale,
    otherLanguages.map((language) => languageNameOf(locale, language)),
  )
  return (
    <p className="note">
      {english ? t(`exam:inEnglish.${extent}`) : t(`exam:inOther.${extent}`, { languages })}
    </p>
  )
}

const rules = ['saved', 'pointsQuiz', 'final'] as const
const timedRules = ['clock', 'saved', 'points', 'line', 'focus', 'final'] as const

function ExamDetails({ terms }: { terms: ExamTerms }) {
  const { t, locale } = useTranslation()
  const { seconds, attemptsLeft, closesAt } = terms
  const details = [
    ['questions', formatNumber(locale, terms.questions)],
    [
      'time',
      seconds === null ? t('exam:door.noClock') : t('exam:door.minutes', { count: Math.round(seconds / 60) }),
    ],
    ['pass', t('exam:door.passValue', { pass: terms.pass })],
    ['attempts', attemptsLeft === null ? t('exam:door.noLimit') : formatNumber(locale, attemptsLeft)],
    ...(closesAt ? [['closes', formatZonedDateTime(locale, closesAt)]] : []),
  ] as const
  return (
    <dl className="ex">
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`exam:door.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

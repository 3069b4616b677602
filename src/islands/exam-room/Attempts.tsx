import { useStore } from '@nanostores/react'
import { formatDateTime } from '#src/i18n/instant.ts'
import { examViewUrl } from '#src/query/exam-view.ts'
import { $examAttempts, loadAttempts } from '#src/stores/exam/attempts.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import type { ExamProps } from './exam-props.ts'

const chips = {
  open: { mark: 'half', tone: 'info' },
  submitted: { mark: 'half', tone: 'info' },
  expired: { mark: 'half', tone: 'info' },
  passed: { mark: 'tick', tone: 'ok' },
  failed: { mark: 'cross', tone: 'bad' },
} as const

/** All attempts at the exam in all enrolments, newest first. Renders nothing before the first attempt. */
export default function Attempts({ target, place }: ExamProps) {
  const { t, locale } = useTranslation()
  const attempts = useStore($examAttempts)
  if (attempts === 'failed')
    return (
      <LoadFailure
        text={t('exam:attempts.failed')}
        retry={t('exam:retry')}
        onRetry={() => void loadAttempts(target)}
      />
    )
  if (!attempts || attempts.length === 0) return null
  const rounds = new Set(attempts.map(({ round }) => round)).size > 1
  return (
    <section className="panel stack gap-4" aria-labelledby="attempts">
      <h2 className="t20" id="attempts">
        {t('exam:attempts.title')}
      </h2>
      <ol className="attempts">
        {attempts.map((each) => (
          <li key={each.attemptId}>
            <span>
              <b>{t('exam:attempts.number', { number: each.number })}</b>
              {rounds && <span className="meta"> {t('exam:attempts.round', { round: each.round })}</span>}
              <br />
              <bdi className="meta">{formatDateTime(locale, each.begunAt)}</bdi>
            </span>
            <Chip {...chips[each.state]}>{t(`exam:state.${each.state}`)}</Chip>
            <b className="num">{each.score !== null && t('exam:result.score', { score: each.score })}</b>
            <span>
              {each.mayAnalyse && (
                <a href={examViewUrl(place, target, { attemptId: each.attemptId })}>
                  {t('exam:attempts.analysis')}
                  <span className="sr"> {t('exam:attempts.number', { number: each.number })}</span>
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

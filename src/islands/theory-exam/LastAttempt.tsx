import type { AttemptState } from '#src/domain/exam/attempt.ts'
import type { ExamResult } from '#src/domain/exam/exam.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const chips = {
  open: { mark: 'half', tone: 'info' },
  submitted: { mark: 'half', tone: 'info' },
  expired: { mark: 'half', tone: 'info' },
  passed: { mark: 'tick', tone: 'ok' },
  failed: { mark: 'cross', tone: 'bad' },
} as const satisfies Record<AttemptState, object>

/** The last attempt and the number of attempts. Renders nothing before the first attempt. */
export function LastAttempt({ result }: { result: ExamResult }) {
  const { t } = useTranslation()
  const { state, score, attempts, maxAttempts } = result
  if (state === null) return null
  return (
    <p className="row">
      <Chip {...chips[state]}>{t(`certification-enrolment:exam.result.${state}`)}</Chip>
      {score !== null && <b className="num">{t('certification-enrolment:exam.score', { score })}</b>}
      {maxAttempts !== null && (
        <span className="meta">
          {t('certification-enrolment:exam.attempts', { attempts, most: maxAttempts })}
        </span>
      )}
    </p>
  )
}

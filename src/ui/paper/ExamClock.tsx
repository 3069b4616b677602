import { formatClockTime } from '../../i18n/format.ts'
import { Icon } from '../Icon.tsx'
import { useTranslation } from '../TranslationContext.tsx'

/** The remaining seconds below which the clock is highlighted: five minutes. */
const lowThreshold = 300

interface ExamClockProps {
  seconds: number
  /** The learner's extra time in seconds, which is part of the total time. */
  extraSeconds: number
  /** The remaining minutes to announce to screen readers; null if there is nothing to announce. */
  announcedMinutes: number | null
}

/**
 * The remaining time, which is announced to screen readers at ten, five and one minute. Uses the message namespace
 * `exam`.
 */
export function ExamClock({ seconds, extraSeconds, announcedMinutes }: ExamClockProps) {
  const { t } = useTranslation()
  return (
    <>
      <p
        className={seconds < lowThreshold ? 'clock low' : 'clock'}
        role="timer"
        aria-label={t('exam:timeLeft')}
      >
        <Icon name="clock" />
        <bdi>{formatClockTime(seconds)}</bdi>
        {extraSeconds > 0 && (
          <span className="meta extra">
            {t('exam:withExtra', { minutes: Math.round(extraSeconds / 60) })}
          </span>
        )}
      </p>
      <p className="sr" role="alert">
        {announcedMinutes !== null && t('exam:minutesLeft', { count: announcedMinutes })}
      </p>
    </>
  )
}

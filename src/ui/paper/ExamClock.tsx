import { clockTime } from '../../i18n/format.ts'
import { Icon } from '../Icon.tsx'
import { useTranslation } from '../TranslationContext.tsx'

/** From here on the clock stands out, in seconds: under five minutes. */
const lowFrom = 300

interface ClockProps {
  seconds: number
  /** How many of the whole time are the learner's extra time. */
  extraSeconds: number
  /** The minutes to say aloud; null for none. */
  said: number | null
}

/** The time that is left; at ten, five and one minute it says so. Speaks the area `exam`. */
export function ExamClock({ seconds, extraSeconds, said }: ClockProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className={seconds < lowFrom ? 'clock low' : 'clock'} role="timer" aria-label={t('exam:timeLeft')}>
        <Icon name="clock" />
        <bdi>{clockTime(seconds)}</bdi>
        {extraSeconds > 0 && (
          <span className="meta extra">
            {t('exam:withExtra', { minutes: Math.round(extraSeconds / 60) })}
          </span>
        )}
      </p>
      <p className="sr" role="alert">
        {said !== null && t('exam:minutesLeft', { count: said })}
      </p>
    </>
  )
}

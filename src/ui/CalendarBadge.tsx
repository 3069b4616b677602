import { formatCalendarBadgeDate, type SessionTime } from '../i18n/session-time.ts'
import { useTranslation } from './TranslationContext.tsx'

/**
 * The first day of a session in a time zone, as a calendar badge. Hidden from screen readers, because the text
 * beside it contains the same date.
 */
export function CalendarBadge({ session, zone }: { session: SessionTime; zone: string }) {
  const { locale } = useTranslation()
  const { month, day } = formatCalendarBadgeDate(locale, session, zone)
  return (
    <div className="date" aria-hidden="true">
      <span>{month}</span>
      <b>{day}</b>
    </div>
  )
}

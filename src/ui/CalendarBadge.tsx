import { calendarLeaf, type SessionTime } from '../i18n/session-time.ts'
import { useTranslation } from './TranslationContext.tsx'

/** The first day in a zone as a leaf of a calendar; the words beside it say the same. */
export function CalendarBadge({ session, zone }: { session: SessionTime; zone: string }) {
  const { spoken } = useTranslation()
  const { month, day } = calendarLeaf(spoken, session, zone)
  return (
    <div className="date" aria-hidden="true">
      <span>{month}</span>
      <b>{day}</b>
    </div>
  )
}

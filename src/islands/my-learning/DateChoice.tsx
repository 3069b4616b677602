import { formatSessionDays, formatSessionHours, zoneNameOf } from '#src/i18n/session-time.ts'
import type { AlternativeDate } from '#src/stores/classroom/other-dates.ts'
import { getDeviceTimeZone } from '#src/ui/device-time-zone.ts'
import { SeatsChip } from '#src/ui/SeatsChip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { timeZoneOfClassroom } from './session-zone.ts'

interface DateChoiceProps {
  dates: readonly AlternativeDate[]
  chosen: number | undefined
  onChoose: (id: number) => void
}

/**
 * The dates to choose from. Full dates are disabled; a date that overlaps with another training of the learner has
 * a note.
 */
export function DateChoice({ dates, chosen, onChoose }: DateChoiceProps) {
  const { t, locale } = useTranslation()
  return (
    <fieldset className="stack gap-3">
      <legend className="name">{t('my-session:move.choose')}</legend>
      {dates.map(({ session, overlap }) => {
        const { id, name, location, seatsLeft, capacity } = session
        const zone = 'venue' in session ? timeZoneOfClassroom(session) : session.zone
        return (
          <label key={id} className="ck">
            <input
              type="radio"
              name="date"
              value={id}
              checked={id === chosen}
              disabled={seatsLeft === 0}
              onChange={() => onChoose(id)}
            />
            <span className="stack gap-1">
              <b>
                {formatSessionDays(locale, session, zone)} ·{' '}
                <bdi>{formatSessionHours(locale, session, zone)}</bdi>
              </b>
              <span className="meta">
                {zoneNameOf(locale, session, zone)} · {name} · {location}
              </span>
              <SeatsChip seatsLeft={seatsLeft} capacity={capacity} />
              {overlap && (
                <span className="wrong">
                  {t('my-session:move.overlap', {
                    name: overlap.name,
                    when: formatSessionDays(locale, overlap, getDeviceTimeZone()),
                  })}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

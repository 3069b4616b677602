import type { ListedSchedule } from '#src/domain/content-item/listed-schedule.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { Link } from '../../components/Link.tsx'
import { daysOfMonthGrid, isoDayOf } from './month-grid.ts'

interface MonthGridProps {
  month: Date
  schedules: readonly ListedSchedule[]
}

/** A calendar of the days of a month with their scheduled actions. */
export function MonthGrid({ month, schedules }: MonthGridProps) {
  const { t } = useTranslation()
  const { lang } = document.documentElement
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'short' })
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short' })
  const days = daysOfMonthGrid(month)
  const today = isoDayOf(new Date())
  return (
    <div className="cal">
      {days.slice(0, 7).map((day) => (
        <span className="wd" key={day.getDay()}>
          {weekday.format(day)}
        </span>
      ))}
      {days.map((day) => {
        const isOther = day.getMonth() !== month.getMonth()
        const name = isoDayOf(day)
        return (
          <div key={name} className={[name === today && 'now', isOther && 'we'].filter(Boolean).join(' ')}>
            <time className="dn" dateTime={name}>
              {day.getDate()}
            </time>
            {schedules
              .filter(({ at }) => isoDayOf(new Date(at)) === name)
              .map(({ family, id, act, at, title, hasErrors }) => (
                <Link
                  className={hasErrors || act === 'withdraw' ? 'ev w' : 'ev'}
                  key={`${family} ${id} ${act}`}
                  href={urlOf($router, 'edit', { family, id })}
                >
                  <b>{time.format(new Date(at))}</b> {t(`publishing:act.${act}`)}: <bdi>{title}</bdi>
                </Link>
              ))}
          </div>
        )
      })}
    </div>
  )
}

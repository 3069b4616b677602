import { useRef, useState } from 'react'
import { findSchedules } from '#src/contract/publishing/scheduled-action.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { usePagedList } from '../../components/use-paged-list.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { daysOfMonthGrid } from './month-grid.ts'
import { ScheduleRow } from './ScheduleRow.tsx'

const monthOf = (date: Date, months = 0): Date => new Date(date.getFullYear(), date.getMonth() + months, 1)

/** The calendar of scheduled publishes and withdrawals, one month at a time, with a list of them. */
export function Calendar() {
  const { t } = useTranslation()
  const [month, setMonth] = useState(() => monthOf(new Date()))
  const list = useRef<HTMLDivElement>(null)
  const days = daysOfMonthGrid(month)
  const end = new Date(days.at(-1) as Date)
  end.setDate(end.getDate() + 1)
  const { rows, hasMore, isLoading, failure, loadMore, reload } = usePagedList(findSchedules, {
    from: (days[0] as Date).toISOString(),
    until: end.toISOString(),
  })
  const name = new Intl.DateTimeFormat(document.documentElement.lang, { month: 'long', year: 'numeric' })
  return (
    <Panel
      title={name.format(month)}
      remark={t('publishing:zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
      actions={
        <>
          <button
            className="btn sec2 ico"
            type="button"
            aria-label={t('publishing:previousMonth')}
            onClick={() => setMonth(monthOf(month, -1))}
          >
            <Icon name="chevronLeft" flip />
          </button>
          <button className="btn sec2" type="button" onClick={() => setMonth(monthOf(new Date()))}>
            {t('publishing:thisMonth')}
          </button>
          <button
            className="btn sec2 ico"
            type="button"
            aria-label={t('publishing:nextMonth')}
            onClick={() => setMonth(monthOf(month, 1))}
          >
            <Icon name="chevronRight" flip />
          </button>
        </>
      }
    >
      {failure && <FailedPanel failure={failure} onRetry={reload} />}
      {!rows && !failure && <Skeleton lines={8} />}
      {rows && <MonthGrid month={month} schedules={rows} />}
      <div ref={list} tabIndex={-1}>
        {rows && rows.length === 0 && <p className="c meta">{t('publishing:nothingScheduled')}</p>}
        {rows && rows.length > 0 && (
          <ul className="list a">
            {rows.map((schedule) => (
              <ScheduleRow
                key={`${schedule.family} ${schedule.id} ${schedule.act}`}
                schedule={schedule}
                onChange={() => {
                  reload()
                  // The focused button may have disappeared with its row, so the list gets the focus.
                  list.current?.focus()
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {hasMore && (
        <footer>
          <button className="btn sec2" type="button" aria-busy={isLoading} onClick={loadMore}>
            {t('content:more')}
          </button>
        </footer>
      )}
    </Panel>
  )
}

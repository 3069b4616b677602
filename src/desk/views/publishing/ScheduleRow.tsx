import { useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import type { ListedSchedule } from '#src/domain/content-item/listed-schedule.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { DateTimeDialog } from '../../components/DateTimeDialog.tsx'
import { failureText } from '../../components/failure-text.ts'
import { formatInstant } from '../../components/format-time.ts'
import { Link } from '../../components/Link.tsx'
import { scheduleAction, unscheduleAction } from '../../item/schedule-item.ts'

/** A scheduled action with its item, and the buttons that move and remove it. */
export function ScheduleRow({ schedule, onChange }: { schedule: ListedSchedule; onChange: () => void }) {
  const translator = useTranslation()
  const { t } = translator
  const [isMoving, setMoving] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { family, id, act, at, title, editor, sites, hasErrors, rights } = schedule
  const remove = async () => {
    if (isRemoving) return
    setRemoving(true)
    setFailure(await unscheduleAction(schedule))
    setRemoving(false)
    onChange()
  }
  return (
    <li>
      <time className="num nw" dateTime={at}>
        {formatInstant(at)}
      </time>
      <span>
        <Link href={urlOf($router, 'edit', { family, id })}>
          <bdi>{title}</bdi>
        </Link>{' '}
        <Chip mark="half" tone={act === 'publish' ? 'info' : 'warn'}>
          {t(`publishing:act.${act}`)}
        </Chip>
        <span className="meta">
          {[t(`shell:oneFamily.${family}`), editor, sites ? sites.join(' ') : t('publishing:allSites')].join(
            ' · ',
          )}
        </span>
        {hasErrors && <span className="meta warn">{t(`publishing:errorsNow.${act}`)}</span>}
        {failure && (
          <span className="wrong" role="alert">
            {failureText(failure, translator)}
          </span>
        )}
      </span>
      {rights.change && (
        <span className="row">
          <button className="btn quiet sm" type="button" onClick={() => setMoving(true)}>
            {t('publishing:move')}
          </button>
          <button className="btn quiet sm" type="button" aria-busy={isRemoving} onClick={() => void remove()}>
            {t('publishing:unschedule')}
          </button>
        </span>
      )}
      {isMoving && (
        <DateTimeDialog
          title={t('publishing:moveTitle', { name: title })}
          help={t(act === 'publish' ? 'edit:scheduleHelp' : 'edit:scheduleWithdrawalHelp')}
          actionLabel={t('publishing:move')}
          at={at}
          onConfirm={async (next) => {
            const failed = await scheduleAction(schedule, next)
            if (!failed) onChange()
            return failed
          }}
          onClose={() => setMoving(false)}
        />
      )}
    </li>
  )
}

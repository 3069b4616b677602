import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import type { ScheduledAction } from '#src/domain/content-item/listed-schedule.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { failureText } from '../../components/failure-text.ts'
import { focusPage } from '../../components/focus-page.ts'
import { formatInstant } from '../../components/format-time.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { unscheduleAction } from '../../item/schedule-item.ts'

/** The time in milliseconds that a scheduled action usually takes. After this time the item is loaded again. */
const duration = 10_000

/** The time in milliseconds by which an action may be late, because another publish runs. */
const lateness = 600_000

/** The longest time in milliseconds for which the page waits for a scheduled action: a day. */
const longest = 86_400_000

/**
 * The scheduled publish and withdrawal of the item, each with a button that removes the schedule, and the last
 * scheduled action that was refused.
 */
export function ScheduledActions() {
  const translator = useTranslation()
  const { t } = translator
  const { editor, family } = useEdit()
  const item = useStore(editor.$item)
  const [busy, setBusy] = useState<ScheduledAction>()
  const [failure, setFailure] = useState<Failure>()
  const { id } = editor
  useEffect(() => {
    const now = Date.now()
    const waits = [item?.publishAt, item?.withdrawAt]
      .map((at) => Date.parse(at ?? '') - now)
      .filter((wait) => wait > -lateness && wait < longest)
    const timers = waits.map((wait) => setTimeout(() => void editor.refresh(), Math.max(wait, 0) + duration))
    return () => timers.forEach(clearTimeout)
  }, [editor, item])
  if (!item || id === undefined) return null
  const times = { publish: item.publishAt, withdraw: item.withdrawAt }
  const refused = item.refusedWithdrawal ?? item.refusedSchedule
  const remove = async (action: ScheduledAction) => {
    if (busy) return
    setBusy(action)
    const refusal = await unscheduleAction({ family, id, act: action })
    setFailure(refusal)
    await editor.refresh()
    setBusy(undefined)
    if (!refusal) focusPage()
  }
  return (
    <>
      {(['publish', 'withdraw'] as const).map((action) => {
        const at = times[action]
        if (!at) return null
        return (
          <span className="row" key={action}>
            {action === 'withdraw' && (
              <Chip mark="half" tone="warn">
                {t('edit:withdrawalScheduled', { time: formatInstant(at) })}
              </Chip>
            )}
            {item.rights.change && (
              <button
                className="btn quiet sm"
                type="button"
                aria-busy={busy === action}
                onClick={() => void remove(action)}
              >
                {t(action === 'publish' ? 'edit:unschedule' : 'edit:unscheduleWithdrawal')}
              </button>
            )}
          </span>
        )
      })}
      {refused && (
        <span className="meta bad" role="status">
          {t('edit:scheduleRefused', { time: formatInstant(refused.at), reason: refused.reason })}
        </span>
      )}
      {failure && (
        <span className="wrong" role="alert">
          {failureText(failure, translator)}
        </span>
      )}
    </>
  )
}

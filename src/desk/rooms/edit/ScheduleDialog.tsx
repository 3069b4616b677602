import type { ScheduledAction } from '#src/domain/content-item/listed-schedule.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { scheduleAction } from '../../item/schedule-item.ts'
import { DateTimeDialog } from '../../pieces/DateTimeDialog.tsx'

interface ScheduleDialogProps {
  title: string
  act: ScheduledAction
  onClose: () => void
}

/** A dialog that schedules the publish or the withdrawal of an item on all its sites. */
export function ScheduleDialog({ title, act, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation()
  const { editor, family } = useEdit()
  const { id } = editor
  if (id === undefined) return null
  const item = editor.$item.get()
  const isPublish = act === 'publish'
  return (
    <DateTimeDialog
      title={t(isPublish ? 'edit:scheduleTitle' : 'edit:scheduleWithdrawalTitle', { name: title })}
      help={t(isPublish ? 'edit:scheduleHelp' : 'edit:scheduleWithdrawalHelp')}
      act={t(isPublish ? 'edit:schedule' : 'edit:scheduleWithdrawal')}
      at={(isPublish ? item?.publishAt : item?.withdrawAt) ?? null}
      onAct={async (at) => {
        const failure = await scheduleAction({ family, id, act }, at)
        if (!failure) await editor.refresh()
        return failure
      }}
      onClose={onClose}
    />
  )
}

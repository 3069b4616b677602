import type { ScheduledAction } from '#src/domain/content-item/listed-schedule.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DateTimeDialog } from '../../components/DateTimeDialog.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { scheduleAction } from '../../item/schedule-item.ts'

interface ScheduleDialogProps {
  title: string
  action: ScheduledAction
  onClose: () => void
}

/** A dialog that schedules the publish or the withdrawal of an item on all its sites. */
export function ScheduleDialog({ title, action, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation()
  const { editor, family } = useEdit()
  const { id } = editor
  if (id === undefined) return null
  const item = editor.$item.get()
  const isPublish = action === 'publish'
  return (
    <DateTimeDialog
      title={t(isPublish ? 'edit:scheduleTitle' : 'edit:scheduleWithdrawalTitle', { name: title })}
      help={t(isPublish ? 'edit:scheduleHelp' : 'edit:scheduleWithdrawalHelp')}
      actionLabel={t(isPublish ? 'edit:schedule' : 'edit:scheduleWithdrawal')}
      at={(isPublish ? item?.publishAt : item?.withdrawAt) ?? null}
      onConfirm={async (at) => {
        const failure = await scheduleAction({ family, id, act: action }, at)
        if (!failure) await editor.refresh()
        return failure
      }}
      onClose={onClose}
    />
  )
}

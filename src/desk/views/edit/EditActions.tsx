import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { KeyHint } from '../../components/KeyHint.tsx'
import { useKeys } from '../../components/use-keys.ts'
import { useEdit } from '../../form/EditContext.tsx'
import type { EditedItem } from '../../item/find-edited-item.ts'
import { DuplicateButton } from './DuplicateButton.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { hasSaveFailed, usePublishDisabledReason } from './use-publish-disabled-reason.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type EditAction = 'publish' | 'schedule' | 'withdraw' | 'scheduleWithdrawal'

/**
 * Returns the withdrawal that the page offers: an immediate withdrawal for a published item, or a scheduled
 * withdrawal for an item that is not published yet but is scheduled to be. Returns undefined if no withdrawal is
 * possible.
 */
function withdrawalOf({
  state,
  publishAt,
  rights,
}: EditedItem): 'withdraw' | 'scheduleWithdrawal' | undefined {
  if (!rights.change || rights.languages !== null) return undefined
  if (state === 'published') return 'withdraw'
  return publishAt === null ? undefined : 'scheduleWithdrawal'
}

/**
 * The actions on an item. While the item cannot be published, the buttons for publishing are disabled, and the
 * reason is shown beside them.
 */
export function EditActions({ title }: { title: string }) {
  const { t } = useTranslation()
  const { editor } = useEdit()
  const item = useStore(editor.$item)
  const [action, setAction] = useState<EditAction>()
  const reason = usePublishDisabledReason()
  const withdrawal = item && withdrawalOf(item)
  const open = (next: EditAction) => async () => {
    await editor.save()
    // If the last changes could not be saved, no publish dialog opens: the server's draft is not the version that
    // the editor wants to publish. The bar explains this.
    if (next === 'withdraw' || !hasSaveFailed(editor.$saving.get())) setAction(next)
  }
  const mayPublish = reason === undefined
  const publishButton = useRef<HTMLButtonElement>(null)
  useKeys({
    'control+enter': () => {
      if (mayPublish) void open('publish')()
      // The reason describes the button, so the focus answers the key.
      else publishButton.current?.focus()
    },
  })
  return (
    <div className="end">
      {reason && (
        <span className="meta" id="publish-reason">
          {reason}
        </span>
      )}
      <DuplicateButton />
      {withdrawal && (
        <button className="btn quiet" type="button" onClick={open(withdrawal)}>
          {t(`edit:${withdrawal}`)}
        </button>
      )}
      <button
        className="btn sec2"
        type="button"
        aria-disabled={!mayPublish}
        onClick={() => mayPublish && void open('schedule')()}
      >
        {t('edit:schedule')}
      </button>
      <button
        ref={publishButton}
        className="btn"
        type="button"
        aria-disabled={!mayPublish}
        aria-describedby={reason && 'publish-reason'}
        aria-keyshortcuts="Control+Enter"
        onClick={() => mayPublish && void open('publish')()}
      >
        {t('edit:publish')} <KeyHint on>Ctrl ⏎</KeyHint>
      </button>
      {action === 'publish' && <PublishDialog title={title} onClose={() => setAction(undefined)} />}
      {action === 'schedule' && (
        <ScheduleDialog title={title} action="publish" onClose={() => setAction(undefined)} />
      )}
      {action === 'scheduleWithdrawal' && (
        <ScheduleDialog title={title} action="withdraw" onClose={() => setAction(undefined)} />
      )}
      {action === 'withdraw' && (
        <WithdrawDialog
          title={title}
          onLater={() => setAction('scheduleWithdrawal')}
          onClose={() => setAction(undefined)}
        />
      )}
    </div>
  )
}

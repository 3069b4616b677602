import type { BulkAction } from '#src/contract/publishing/bulk.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatInstant } from '../../components/format-time.ts'
import { BulkResult } from './BulkResult.tsx'
import { type CompletedBulkAction, outcomeKeyOf } from './use-bulk-action.ts'

interface UnseenBulkActionProps {
  action: BulkAction
  onClose: () => void
}

/**
 * Returns the result of a stored action. It offers no undo, because other editors may have changed the items since.
 */
const doneOf = ({ id, act: action, outcomes, sites }: BulkAction): CompletedBulkAction => ({
  action,
  titles: new Map(outcomes.map((each) => [outcomeKeyOf(each), each.title ?? outcomeKeyOf(each)])),
  undoable: [],
  outcome: { actId: id, outcomes, sites },
})

/**
 * An action on several items whose result the editor has not seen: the result, or a message that the action is still
 * running.
 */
export function UnseenBulkAction({ action, onClose }: UnseenBulkActionProps) {
  const { t } = useTranslation()
  const time = formatInstant(action.startedAt)
  const values = { time, known: action.outcomes.length, all: action.items }
  if (action.state === 'running')
    return (
      <p className="meta" role="status">
        {t(action.act === 'publish' ? 'content:publishing' : 'content:withdrawing')}{' '}
        {t('content:goesOn', values)}
      </p>
    )
  const note = action.state === 'ended' ? undefined : t('content:unfinished', values)
  return (
    <BulkResult
      done={doneOf(action)}
      title={t('content:outcomesAt', { time })}
      note={note}
      onClose={onClose}
    />
  )
}

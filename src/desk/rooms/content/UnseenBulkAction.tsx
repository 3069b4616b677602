import type { BulkAction } from '#src/contract/publishing/bulk.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatInstant } from '../../pieces/format-time.ts'
import { BulkResult } from './BulkResult.tsx'
import { type CompletedBulkAction, outcomeKeyOf } from './use-bulk-action.ts'

interface UnseenBulkActionProps {
  act: BulkAction
  onClose: () => void
}

/**
 * Returns the result of a stored action. It offers no undo, because other editors may have changed the items since.
 */
const doneOf = ({ id, act, outcomes, sites }: BulkAction): CompletedBulkAction => ({
  act,
  titles: new Map(outcomes.map((each) => [outcomeKeyOf(each), each.title ?? outcomeKeyOf(each)])),
  undoable: [],
  answer: { actId: id, outcomes, sites },
})

/**
 * An action on several items whose result the editor has not seen: the result, or a message that the action is still
 * running.
 */
export function UnseenBulkAction({ act, onClose }: UnseenBulkActionProps) {
  const { t } = useTranslation()
  const time = formatInstant(act.startedAt)
  const values = { time, known: act.outcomes.length, all: act.items }
  if (act.state === 'running')
    return (
      <p className="meta" role="status">
        {t(act.act === 'publish' ? 'content:publishing' : 'content:withdrawing')}{' '}
        {t('content:goesOn', values)}
      </p>
    )
  const note = act.state === 'ended' ? undefined : t('content:unfinished', values)
  return (
    <BulkResult done={doneOf(act)} title={t('content:outcomesAt', { time })} note={note} onClose={onClose} />
  )
}

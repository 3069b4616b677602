import type { Db } from '#server/db/client.ts'
import type { Cancellation } from '#src/domain/cancellation/cancellation.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { applyCancellation } from './apply-cancellation.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import { describeCancellation } from './describe-cancellation.ts'
import { undoable } from './undoable.ts'

/** Returns what canceling a session would come to, or why it would be refused: does it in a transaction, and undoes that. */
export const previewCancellation = (
  db: Db,
  canceling: CancelSessionInput,
): Promise<Cancellation | RefusedResult> =>
  undoable(db, async (tx, undo) => {
    const done = await applyCancellation(tx, canceling)
    if (isRefused(done)) return undo(done)
    return undo({ ...(await describeCancellation(tx, canceling, done)), refundBatchId: null })
  })

import type { Db } from '#server/db/client.ts'
import type { Cancellation } from '#src/domain/cancellation/cancellation.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { applyCancellation } from './apply-cancellation.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import { describeCancellation } from './describe-cancellation.ts'
import { runWithRollback } from './run-with-rollback.ts'

/** Returns the effects of a cancellation or its refusal, from a transaction that is rolled back. */
export const previewCancellation = (
  db: Db,
  input: CancelSessionInput,
): Promise<Cancellation | RefusedResult> =>
  runWithRollback(db, async (tx, rollBack) => {
    const applied = await applyCancellation(tx, input)
    if (isRefused(applied)) return rollBack(applied)
    return rollBack({ ...(await describeCancellation(tx, input, applied)), refundBatchId: null })
  })

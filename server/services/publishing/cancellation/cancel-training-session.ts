import type { Db } from '#server/db/client.ts'
import type { Cancellation } from '#src/domain/cancellation/cancellation.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import { invalidateItem } from '../content-item/invalidate-item.ts'
import { lockRevisions } from '../content-item/publish-documents.ts'
import { applyCancellation } from './apply-cancellation.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import { describeCancellation } from './describe-cancellation.ts'
import { queueCancellationMails } from './queue-cancellation-mails.ts'
import { runWithRollback } from './run-with-rollback.ts'

/**
 * Cancels a training session permanently and atomically. Participants are moved to another date, or their refunds
 * are prepared for finance, or they are released without a refund. Unpaid orders are canceled, everybody concerned
 * is mailed, and the sites are republished. Refused for the same reasons as `applyCancellation`. Decision:
 * docs/decisions/canceled-sessions.md.
 */
export const cancelTrainingSession = (
  db: Db,
  sites: Sites,
  input: CancelSessionInput,
): Promise<Cancellation | RefusedResult> =>
  runWithRollback(db, async (tx, rollBack) => {
    // Invariant: this lock is acquired before the rows of the training session are locked, as in publishing.
    await lockRevisions(tx)
    const applied = await applyCancellation(tx, input)
    if (isRefused(applied)) return rollBack(applied)
    const { family, id, now } = input
    const sitesOfSession = await invalidateItem(tx, sites, { family, id }, now)
    const site =
      sitesOfSession.find((candidate) => candidate === rootSiteOf(sites, candidate.tenant)) ??
      sitesOfSession[0] ??
      null
    await queueCancellationMails(tx, input, applied, site)
    return describeCancellation(tx, input, applied)
  })

import type { Db } from '#server/db/client.ts'
import type { Cancellation } from '#src/domain/cancellation/cancellation.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { rootSite } from '#src/sites/root-site.ts'
import { lockRevisions } from '../content-item/publish-documents.ts'
import { applyCancellation } from './apply-cancellation.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import { describeCancellation } from './describe-cancellation.ts'
import { queueCancellationMails } from './queue-cancellation-mails.ts'
import { remakePages } from './remake-pages.ts'
import { undoable } from './undoable.ts'

/**
 * Cancels a session for good, all of it or nothing: participants are moved to another date, or their refunds are prepared for finance to confirm,
 * or they are released; unpaid orders are canceled; all are mailed, and the sites are published again. Refused as `applyCancellation` says.
 * Decision: docs/decisions/canceled-sessions.md.
 */
export const cancelTrainingSession = (
  db: Db,
  sites: Sites,
  canceling: CancelSessionInput,
): Promise<Cancellation | RefusedResult> =>
  undoable(db, async (tx, undo) => {
    // Whoever publishes takes this lock before the rows of the session.
    await lockRevisions(tx)
    const done = await applyCancellation(tx, canceling)
    if (isRefused(done)) return undo(done)
    const { family, id, now } = canceling
    const shownOn = await remakePages(tx, sites, { family, id }, now)
    const site = shownOn.find((each) => each === rootSite(sites, each.tenant)) ?? shownOn[0] ?? null
    await queueCancellationMails(tx, canceling, done, site)
    return describeCancellation(tx, canceling, done)
  })

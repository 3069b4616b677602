import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'
import { purgeMissedSearches } from '../services/catalogue/search/missed-search.ts'
import { eraseRejectedApplications } from '../services/identity/trainer-application/erase-rejected-applications.ts'
import { purgeContactRequests } from '../services/messaging/contact/purge-contacts.ts'
import { purgeAlerts } from '../services/messaging/date-alert/end-alerts.ts'
import { purgeMails } from '../services/messaging/mail/purge-mails.ts'
import { deleteExpiredVatChecks } from '../services/money/vat-number/stored-vat-check.ts'
import { purgeProofs } from '../services/platform/proof/consume-proof.ts'
import { purgeUploads } from '../services/platform/upload/save-upload.ts'
import { purgeEvents } from '../services/platform/webhook/endpoints.ts'
import { purgeBulkActions } from '../services/publishing/bulk/bulk-action.ts'
import { purgePresence } from '../services/publishing/presence/mark-presence.ts'
import { purgePreviews } from '../services/publishing/preview/store-preview.ts'
import { purgeVideoUploads } from '../services/publishing/video/video-upload.ts'

/**
 * Deletes data that is no longer needed: used proofs of work, the personal data of rejected trainer applications, and
 * all data whose rule in `retentionRules` names this job.
 */
export async function purgeUnused(db: Db, storage: Storage, clock: Clock): Promise<void> {
  const now = clock()
  await purgeProofs(db, now)
  await purgeEvents(db, now)
  await purgeUploads(db, storage, now)
  await purgeVideoUploads(db, storage, now)
  await purgePresence(db, now)
  await purgePreviews(db, now)
  await purgeBulkActions(db, now)
  await purgeMissedSearches(db, now)
  await eraseRejectedApplications(db, storage, now)
  await purgeContactRequests(db, now)
  await purgeAlerts(db, now)
  await deleteExpiredVatChecks(db, now)
  await purgeMails(db, storage, now)
}

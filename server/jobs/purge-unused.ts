import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'
import { eraseRejectedApplications } from '../services/identity/trainer-application/erase-rejected-applications.ts'
import { purgeContacts } from '../services/messaging/contact/purge-contacts.ts'
import { purgeAlerts } from '../services/messaging/date-alert/end-alerts.ts'
import { purgeMails } from '../services/messaging/mail/purge-mails.ts'
import { deleteExpiredVatChecks } from '../services/money/vat-number/stored-vat-check.ts'
import { purgeProofs } from '../services/platform/proof/take-proof.ts'
import { purgeUploads } from '../services/platform/upload/save-upload.ts'
import { purgeEvents } from '../services/platform/webhook/endpoints.ts'

/**
 * Deletes what strangers sent and nobody needs: unused files, spent proofs, rejected applications, questions
 * that were answered, mails that were sent, events that were told, answers about VAT numbers that count no longer.
 */
export async function purgeUnused(db: Db, storage: Storage, clock: Clock): Promise<void> {
  const now = clock()
  await purgeProofs(db, now)
  await purgeEvents(db, now)
  await purgeUploads(db, storage, now)
  await eraseRejectedApplications(db, storage, now)
  await purgeContacts(db, now)
  await purgeAlerts(db, now)
  await deleteExpiredVatChecks(db, now)
  await purgeMails(db, storage, now)
}

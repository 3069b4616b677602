import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'
import { forgetUploads } from '../services/ground/upload/keep-upload.ts'
import { forgetCodes } from '../services/ground/validation-code/take-code.ts'
import { forgetMails } from '../services/people/mail/forget-mails.ts'
import { eraseRejected } from '../services/people/trainer-application/erase-rejected.ts'

/**
 * Deletes what strangers sent and nobody needs: unused files, untried codes, rejected applications, mails
 * that were sent.
 */
export async function forgetUnused(db: Db, storage: Storage, clock: Clock): Promise<void> {
  const now = clock()
  await forgetCodes(db, now)
  await forgetUploads(db, storage, now)
  await eraseRejected(db, storage, now)
  await forgetMails(db, storage, now)
}

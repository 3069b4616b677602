import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'
import { forgetMails } from '../services/mail/forget-mails.ts'
import { eraseRejected } from '../services/trainer-application/erase-rejected.ts'
import { forgetUploads } from '../services/upload/keep-upload.ts'
import { forgetCodes } from '../services/validation-code/take-code.ts'

/** Deletes what strangers sent and nobody needs: files that nothing used, codes that nobody tried, rejected applications, mails that have served. */
export async function forgetUnused(db: Db, storage: Storage, clock: Clock): Promise<void> {
  const now = clock()
  await forgetCodes(db, now)
  await forgetUploads(db, storage, now)
  await eraseRejected(db, storage, now)
  await forgetMails(db, storage, now)
}

import type { Db } from '#server/db/client.ts'
import type { Storage } from '#server/ports/storage.ts'
import { learnerFileKey } from '#server/services/platform/document/learner-file-key.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { collectLearnerData } from './collect-learner-data.ts'
import { loadPortraitDataUri } from './store-portrait.ts'

/**
 * Returns the storage key of a learner's export. There is one export per learner; a new export replaces the previous
 * one. The export is deleted with the account.
 */
export const exportFileKey = (learnerId: number): string => learnerFileKey(learnerId, 'data.json')

/** Stores all data about a learner in a file, and returns its key. */
export async function saveExport(db: Db, storage: Storage, learner: Learner, now: number): Promise<string> {
  const key = exportFileKey(learner.id)
  const content = {
    exportedAt: new Date(now).toISOString(),
    ...(await collectLearnerData(db, learner)),
    portrait: learner.photoUrl && (await loadPortraitDataUri(storage, learner.photoUrl)),
  }
  await storage.store(key, 'application/json', Buffer.from(JSON.stringify(content, null, 2)))
  return key
}

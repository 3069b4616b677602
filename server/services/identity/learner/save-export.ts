import type { Db } from '#server/db/client.ts'
import type { Storage } from '#server/ports/storage.ts'
import { learnerFile } from '#server/services/platform/document/learner-file.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { heldData } from './held-data.ts'
import { portraitData } from './store-portrait.ts'

/**
 * The key of a learner's export. There is one: the next export takes its place, and deleting the account
 * deletes it.
 */
export const exportFile = (learnerId: number): string => learnerFile(learnerId, 'data.json')

/** Writes everything that is held about a learner into a file, and returns its key. */
export async function saveExport(db: Db, storage: Storage, learner: Learner, now: number): Promise<string> {
  const key = exportFile(learner.id)
  const held = {
    exportedAt: new Date(now).toISOString(),
    ...(await heldData(db, learner)),
    portrait: learner.photoUrl && (await portraitData(storage, learner.photoUrl)),
  }
  await storage.keep(key, 'application/json', Buffer.from(JSON.stringify(held, null, 2)))
  return key
}

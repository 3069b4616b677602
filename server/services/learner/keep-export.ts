import type { Learner } from '../../../src/domain/learner/learner.ts'
import type { Db } from '../../db/client.ts'
import type { Storage } from '../../ports/storage.ts'
import { portraitData } from '../portrait/keep-portrait.ts'
import { heldData } from './held-data.ts'
import { learnerFile } from './learner-file.ts'

/** One file a learner: the next export takes its place, and deleting the account deletes it. */
export const exportFile = (learnerId: number): string => learnerFile(learnerId, 'data.json')

/** Keeps what is held about a learner as a file, and returns its key. */
export async function keepExport(db: Db, storage: Storage, learner: Learner, now: number): Promise<string> {
  const key = exportFile(learner.id)
  const held = {
    exportedAt: new Date(now).toISOString(),
    ...(await heldData(db, learner)),
    portrait: learner.photoUrl && (await portraitData(storage, learner.photoUrl)),
  }
  await storage.keep(key, 'application/json', Buffer.from(JSON.stringify(held, null, 2)))
  return key
}

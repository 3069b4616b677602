import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { learnerOf } from './learner-row.ts'

/** Updates a learner's language, and returns the learner. */
export async function updateLearnerLanguage(db: Db, learnerId: number, languageId: number): Promise<Learner> {
  const [row] = await db.update(learner).set({ languageId }).where(eq(learner.id, learnerId)).returning()
  if (!row) throw new Error(`No learner ${learnerId}`)
  return learnerOf(row)
}

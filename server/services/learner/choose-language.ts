import { eq } from 'drizzle-orm'
import type { Learner } from '../../../src/domain/learner/learner.ts'
import type { Db } from '../../db/client.ts'
import { learner } from '../../db/schema/learner.ts'
import { learnerOf } from './learner-row.ts'

/** Keeps a language as the learner's own. */
export async function chooseLanguage(db: Db, learnerId: number, languageId: number): Promise<Learner> {
  const [row] = await db.update(learner).set({ languageId }).where(eq(learner.id, learnerId)).returning()
  if (!row) throw new Error(`No learner ${learnerId}`)
  return learnerOf(row)
}

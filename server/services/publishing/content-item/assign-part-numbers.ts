import { eq, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { question } from '#server/db/schema/pool.ts'
import { surveyQuestion } from '#server/db/schema/survey.ts'
import { assignPartIds, hasUnnumberedPart } from '#src/domain/content-item/numbered-parts.ts'
import type { ItemId } from '../item-row/item-row.ts'
import type { DraftItem } from './read-document.ts'

/**
 * Returns the highest number that a part of an item ever had in a published edition. Parts that an edition removed
 * still have their rows.
 */
async function findHighestPart(tx: Db, { family, id }: ItemId): Promise<number> {
  const [row] =
    family === 'course'
      ? await tx
          .select({ id: max(chapter.id) })
          .from(chapter)
          .where(eq(chapter.courseId, id))
      : family === 'pool'
        ? await tx
            .select({ id: max(question.id) })
            .from(question)
            .where(eq(question.poolId, id))
        : await tx
            .select({ id: max(surveyQuestion.id) })
            .from(surveyQuestion)
            .where(eq(surveyQuestion.surveyId, id))
  return row?.id ?? 0
}

/** Returns a draft in which each new part has a number; undefined if no part is new. */
export async function assignPartNumbers(tx: Db, draft: DraftItem): Promise<DraftItem | undefined> {
  if (!hasUnnumberedPart(draft.family, draft.document)) return undefined
  const highest = await findHighestPart(tx, draft)
  return { ...draft, document: assignPartIds(draft.family, draft.id, draft.document, highest) }
}

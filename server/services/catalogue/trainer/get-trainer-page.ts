import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { trainerPage, trainerPageText } from '#server/db/schema/trainer.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { TrainerPage } from '#src/domain/trainer/trainer.ts'

/** Returns the texts of the trainer team's page; refused as `notFound` if the brand has no such page. */
export async function getTrainerPage(db: Db, audience: Audience): Promise<TrainerPage | RefusedResult> {
  const [found] = await db
    .select({
      title: trainerPageText.title,
      lead: trainerPageText.lead,
      benefits: trainerPageText.benefits,
      requirements: trainerPageText.requirements,
      language: trainerPageText.language,
    })
    .from(trainerPage)
    .innerJoin(contentItem, isPublishedFor(audience, 'trainerPage', trainerPage.id))
    .innerJoin(trainerPageText, isItemText(trainerPageText, trainerPage.id, audience.language))
    .orderBy(asc(trainerPage.id))
    .limit(1)
  return found ?? refuse('notFound')
}

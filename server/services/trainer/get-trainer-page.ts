import { asc } from 'drizzle-orm'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { TrainerPage } from '../../../src/domain/trainer/trainer.ts'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { trainerPage, trainerPageText } from '../../db/schema/trainer.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

/** What stands around the trainer team; `notFound` where a brand has no such page. */
export async function getTrainerPage(db: Db, audience: Audience): Promise<TrainerPage | Refused> {
  const [found] = await db
    .select({
      title: trainerPageText.title,
      lead: trainerPageText.lead,
      benefits: trainerPageText.benefits,
      requirements: trainerPageText.requirements,
      language: trainerPageText.language,
    })
    .from(trainerPage)
    .innerJoin(contentItem, shownTo(audience, 'trainerPage', trainerPage.id))
    .innerJoin(trainerPageText, textIn(trainerPageText, trainerPage.id, audience.language))
    .orderBy(asc(trainerPage.id))
    .limit(1)
  return found ?? refuse('notFound')
}

import { asc, count } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { trainer, trainerText } from '#server/db/schema/trainer.ts'
import { type Audience, shownTo } from '#server/services/ground/shown/shown-to.ts'
import { textIn } from '#server/services/ground/shown/text-in.ts'
import type { Subject } from '#src/domain/course/course.ts'
import type { Trainer } from '#src/domain/trainer/trainer.ts'
import { inRegion } from '../region/in-region.ts'

/** Which page of the trainer team is asked for: `page` counts from 1; without a region, of the whole team. */
export interface TrainerQuery {
  region?: number | undefined
  page: number
  pageSize: number
}

/** One page of the trainers, in the order of their positions. */
export async function findTrainers(
  db: Db,
  audience: Audience,
  { region, page, pageSize }: TrainerQuery,
): Promise<{ rows: Trainer[]; total: number }> {
  const where = region === undefined ? undefined : inRegion(db, audience, trainer.country, region)
  const shown = shownTo(audience, 'trainer', trainer.id)
  const rows = await db
    .select({ trainer, text: trainerText })
    .from(trainer)
    .innerJoin(contentItem, shown)
    .innerJoin(trainerText, textIn(trainerText, trainer.id, audience.language))
    .where(where)
    .orderBy(asc(trainer.position), asc(trainer.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [all] = await db.select({ total: count() }).from(trainer).innerJoin(contentItem, shown).where(where)
  return { rows: rows.map(trainerOf), total: all?.total ?? 0 }
}

interface TrainerRow {
  trainer: typeof trainer.$inferSelect
  text: typeof trainerText.$inferSelect
}

const trainerOf = ({ trainer: row, text }: TrainerRow): Trainer => ({
  id: row.id,
  country: row.country,
  languages: row.languages,
  subjects: row.subjects as Subject[],
  picture: row.picture,
  name: text.name,
  title: text.title,
  biography: text.biography,
  bodyLanguage: text.bodyLanguage,
  language: text.language,
})

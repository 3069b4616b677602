import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { trainer, trainerText } from '#server/db/schema/trainer.ts'
import { localizePicture } from '#server/services/platform/content-query/localized-picture.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Subject } from '#src/domain/course/course.ts'
import type { Facet } from '#src/domain/filter/facet.ts'
import { facetsOf, filterItems, type ValuesByFilter } from '#src/domain/filter/facets-of.ts'
import type { Trainer } from '#src/domain/trainer/trainer.ts'
import { loadRegionFilter } from '../region/load-region-filter.ts'

/** A query of the trainer team: `page` counts from 1; an absent filter matches all. */
export interface TrainerQuery {
  region?: number | undefined
  subject?: Subject | undefined
  language?: string | undefined
  page: number
  pageSize: number
}

const filters = ['subject', 'language', 'regionId'] as const

/** Returns a page of the trainers in the order of their positions, and the choices of each filter. */
export async function findTrainers(
  db: Db,
  audience: Audience,
  { region, subject, language, page, pageSize }: TrainerQuery,
): Promise<{ rows: Trainer[]; total: number; facets: Facet[] }> {
  const regions = await loadRegionFilter(db, audience)
  const team = (await teamOf(db, audience)).map((row) => ({
    id: row.id,
    values: {
      subject: row.subjects,
      language: row.languages,
      regionId: regions.valuesOf(row.country),
    } as ValuesByFilter,
  }))
  const chosen = { subject, language, regionId: region === undefined ? undefined : String(region) }
  const found = filterItems(team, chosen, ({ values }) => values)
  const pageIds = found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)
  return {
    rows: await readTrainers(db, audience, pageIds),
    total: found.length,
    facets: facetsOf(
      team.map(({ values }) => values),
      chosen,
      filters,
      regions.nameOf,
    ),
  }
}

/** Returns the filter columns of all trainers, in the order of the team. */
const teamOf = (db: Db, audience: Audience) =>
  db
    .select({
      id: trainer.id,
      country: trainer.country,
      languages: trainer.languages,
      subjects: trainer.subjects,
    })
    .from(trainer)
    .innerJoin(contentItem, isPublishedFor(audience, 'trainer', trainer.id))
    .orderBy(asc(trainer.position), asc(trainer.id))

async function readTrainers(db: Db, audience: Audience, ids: readonly number[]): Promise<Trainer[]> {
  const rows = await db
    .select({ trainer, text: trainerText })
    .from(trainer)
    .innerJoin(trainerText, isItemText(trainerText, trainer.id, audience.language))
    .where(inArray(trainer.id, [...ids]))
    .orderBy(asc(trainer.position), asc(trainer.id))
  return rows.map(trainerOf)
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
  picture: localizePicture(row.picture, text.language),
  name: text.name,
  title: text.title,
  biography: text.biography,
  bodyLanguage: text.bodyLanguage,
  language: text.language,
})

import { arrayOverlaps, asc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { region, regionText } from '#server/db/schema/region.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Territory } from '#src/domain/region/region.ts'
import { findPracticalExams } from './find-practical-exams.ts'

/** Lists the regions in which a certification's practical exam will be held, in the order of regions. */
export async function listExamRegions(
  db: Db,
  audience: Audience,
  certification: number,
  now: number,
): Promise<Territory[]> {
  const exams = await findPracticalExams(
    db,
    audience,
    { certifications: [certification] },
    { now, reader: null },
  )
  if (exams.length === 0) return []
  const countries = exams.map((exam) => exam.country)
  return db
    .select({ id: region.id, code: region.code, name: regionText.name, regionId: region.id })
    .from(region)
    .innerJoin(contentItem, isPublishedFor(audience, 'region', region.id))
    .innerJoin(regionText, isItemText(regionText, region.id, audience.language))
    .where(arrayOverlaps(region.countries, countries))
    .orderBy(asc(region.position), asc(region.id))
}

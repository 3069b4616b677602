import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { course } from '#server/db/schema/course.ts'
import { news } from '#server/db/schema/news.ts'
import { topic } from '#server/db/schema/topic.ts'
import { localizePicture } from '#server/services/platform/content-query/localized-picture.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { ResultDetails } from '#src/domain/search/result-details.ts'
import type { SearchResultType } from '#src/domain/search/search-result.ts'
import { type DetailsLoader, emptyResultDetails } from './details-loader.ts'
import type { ItemHit } from './hit.ts'
import { loadClassroomHitDetails, loadExamHitDetails } from './session-hit-details.ts'

const courseColumns = {
  ...{ id: course.id, subject: course.subject, scene: course.scene, picture: course.picture },
  credits: course.credits,
  seconds: sql<number>`(select coalesce(sum("video"."seconds"), 0)::int from "chapter"
    join "video" on "video"."name" = "chapter"."video" where "chapter"."course_id" = ${course}."id" and "chapter"."position" is not null)`,
}

const loadCourseHitDetails: DetailsLoader = async (db, { language }, ids) => {
  const rows = await db.select(courseColumns).from(course).where(inArray(course.id, ids))
  return new Map(
    rows.map(({ id, subject, scene, picture, credits, seconds }) => {
      const shown = { subject, scene, picture: localizePicture(picture, language) }
      return [id, { ...emptyResultDetails, ...shown, seconds, credits: credits || null }]
    }),
  )
}

const loadCertificationHitDetails: DetailsLoader = async (db, { language }, ids) => {
  const { id, subject, scene, picture } = certification
  const rows = await db.select({ id, subject, scene, picture }).from(certification).where(inArray(id, ids))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...emptyResultDetails,
        subject: row.subject,
        scene: row.scene,
        picture: localizePicture(row.picture, language),
      },
    ]),
  )
}

const loadTopicHitDetails: DetailsLoader = async (db, { language }, ids) => {
  const rows = await db.select().from(topic).where(inArray(topic.id, ids))
  return new Map(
    rows.map(({ id, subject, picture }) => [
      id,
      { ...emptyResultDetails, subject, picture: localizePicture(picture, language) },
    ]),
  )
}

const loadNewsHitDetails: DetailsLoader = async (db, { language }, ids) => {
  const rows = await db.select().from(news).where(inArray(news.id, ids))
  return new Map(
    rows.map(({ id, subject, picture, date }) => [
      id,
      { ...emptyResultDetails, subject, picture: localizePicture(picture, language), day: date },
    ]),
  )
}

/** The loader of metadata for each type of search result. Trainers, FAQ answers and pages have no metadata. */
const loaders: Partial<Record<SearchResultType, DetailsLoader>> = {
  certification: loadCertificationHitDetails,
  course: loadCourseHitDetails,
  video: loadCourseHitDetails,
  classroom: loadClassroomHitDetails,
  practicalExam: loadExamHitDetails,
  topic: loadTopicHitDetails,
  news: loadNewsHitDetails,
}

/** Returns a function that returns the metadata of a given hit; null for a hit without metadata. */
export async function loadHitDetails(
  db: Db,
  audience: Audience,
  hits: readonly ItemHit[],
): Promise<(hit: ItemHit) => ResultDetails | null> {
  const byType = new Map(
    await Promise.all(
      [...Map.groupBy(hits, ({ type }) => type)].map(async ([type, ofType]) => {
        const ids = ofType.map(({ id }) => id)
        return [type, await loaders[type]?.(db, audience, ids)] as const
      }),
    ),
  )
  return ({ type, id }) => byType.get(type)?.get(id) ?? null
}

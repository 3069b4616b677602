import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { localizePicture } from '#server/services/platform/content-query/localized-picture.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { selectTranslatedColumns } from '#server/services/platform/content-query/translated-columns.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { type CategoryNamer, loadCategoryNamer } from './load-category-namer.ts'

const requested = alias(courseText, 'requested')
const english = alias(courseText, 'english')

/** The text columns of a course: in the requested language, else in English. */
export const localizedCourseTextColumns = selectTranslatedColumns(courseText, requested, english)

const columns = {
  course,
  ...localizedCourseTextColumns,
  languages: sql<string[]>`${course.languages}`,
  chapterCount: sql<number>`(select count(*)::int from "chapter"
    where "course_id" = ${course.id} and "position" is not null)`,
  seconds: sql<number>`(select coalesce(sum("video"."seconds"), 0)::int from "chapter"
    join "video" on "video"."name" = "chapter"."video" where "chapter"."course_id" = ${course.id} and "chapter"."position" is not null)`,
}

export interface CourseSelection {
  where?: SQL | undefined
  orderBy?: SQL
  limit?: number
  offset?: number
}

const isRequestedText = (audience: Audience) =>
  and(eq(requested.id, course.id), eq(requested.language, audience.language))
const isEnglishText = and(eq(english.id, course.id), eq(english.language, 'en'))

/** Returns the visible courses with texts in the audience's language, by id unless `orderBy` is given. */
export async function listCourseRows(db: Db, audience: Audience, selection: CourseSelection) {
  const query = db
    .select(columns)
    .from(course)
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .innerJoin(english, isEnglishText)
    .leftJoin(requested, isRequestedText(audience))
    .where(selection.where)
    .orderBy(selection.orderBy ?? asc(course.id))
    .$dynamic()
  if (selection.limit !== undefined) query.limit(selection.limit)
  if (selection.offset !== undefined) query.offset(selection.offset)
  return query
}

export type CourseRow = Awaited<ReturnType<typeof listCourseRows>>[number]

const filterColumns = {
  certificationType: course.certificationType,
  subtype: course.subtype,
  requirement: course.requirement,
  version: course.version,
  productLine: course.productLine,
  videoType: course.videoType,
  videoOf: course.videoOf,
  language: course.languages,
}

/** The positions of the filter columns, for `group by`. */
const filterPositions = sql.raw(
  Object.keys(filterColumns)
    .map((_, index) => index + 1)
    .join(),
)

/**
 * Returns the filter values of all visible, matching courses: one row per combination with its number of
 * courses, `times`. Ten thousand courses have about thirty combinations.
 */
export const listFilterCombinations = (db: Db, audience: Audience, where: SQL | undefined) =>
  db
    .select({ ...filterColumns, times: count() })
    .from(course)
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .innerJoin(english, isEnglishText)
    .leftJoin(requested, isRequestedText(audience))
    .where(where)
    .groupBy(filterPositions)

/** Returns all stored fields of a course; the contract omits those that are not public. */
export const courseFieldsOfRow = ({ course: row, ...texts }: CourseRow, nameOf: CategoryNamer) => ({
  ...row,
  ...texts,
  picture: localizePicture(row.picture, texts.language),
  certificationType: nameOf('certificationType', row.certificationType),
  subtype: nameOf('subtype', row.subtype),
})

export async function listCourseSummaries(
  db: Db,
  audience: Audience,
  selection: CourseSelection,
): Promise<CourseSummary[]> {
  const rows = await listCourseRows(db, audience, selection)
  const nameOf = await loadCategoryNamer(db, audience.language)
  return rows.map((row) => courseFieldsOfRow(row, nameOf))
}

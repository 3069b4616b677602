import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { localizedPicture } from '#server/services/platform/content-query/localized-picture.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { translatedColumns } from '#server/services/platform/content-query/translated-columns.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { type CategoryNamer, categoryNames } from './category-names.ts'

const asked = alias(courseText, 'asked')
const english = alias(courseText, 'english')

/** The columns of a course's texts that readers are shown: those of the asked language, else the English ones. */
export const localizedCourseText = translatedColumns(courseText, asked, english)

const columns = {
  course,
  ...localizedCourseText,
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

const inAsked = (audience: Audience) => and(eq(asked.id, course.id), eq(asked.language, audience.language))
const inEnglish = and(eq(english.id, course.id), eq(english.language, 'en'))

/** Courses that an audience is shown, with the words of the audience's language, in the order of their ids unless told otherwise. */
export async function courseRows(db: Db, audience: Audience, selection: CourseSelection) {
  const query = db
    .select(columns)
    .from(course)
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .innerJoin(english, inEnglish)
    .leftJoin(asked, inAsked(audience))
    .where(selection.where)
    .orderBy(selection.orderBy ?? asc(course.id))
    .$dynamic()
  if (selection.limit !== undefined) query.limit(selection.limit)
  if (selection.offset !== undefined) query.offset(selection.offset)
  return query
}

export type CourseRow = Awaited<ReturnType<typeof courseRows>>[number]

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

/** The places of the columns above, which a row stands for. */
const places = sql.raw(
  Object.keys(filterColumns)
    .map((_, index) => index + 1)
    .join(),
)

/**
 * What filters ask of all courses that an audience is shown and that match: a row for each combination, with how many `times` it is there.
 * Ten thousand courses have some thirty.
 */
export const filterRows = (db: Db, audience: Audience, where: SQL | undefined) =>
  db
    .select({ ...filterColumns, times: count() })
    .from(course)
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .innerJoin(english, inEnglish)
    .leftJoin(asked, inAsked(audience))
    .where(where)
    .groupBy(places)

/** All that is kept of a course; what its readers are not told, the contract leaves out. */
export const courseFields = ({ course: row, ...words }: CourseRow, nameOf: CategoryNamer) => ({
  ...row,
  ...words,
  picture: localizedPicture(row.picture, words.language),
  certificationType: nameOf('certificationType', row.certificationType),
  subtype: nameOf('subtype', row.subtype),
})

export async function summaries(
  db: Db,
  audience: Audience,
  selection: CourseSelection,
): Promise<CourseSummary[]> {
  const rows = await courseRows(db, audience, selection)
  const nameOf = await categoryNames(db, audience.language)
  return rows.map((row) => courseFields(row, nameOf))
}

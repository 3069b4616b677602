import { asc, gt } from 'drizzle-orm'
import type { Course } from '../../../src/domain/course/course.ts'
import type { Db } from '../../db/client.ts'
import { course } from '../../db/schema/course.ts'
import { categoryNames } from './category-names.ts'
import { type ChapterRow, chapterRows } from './chapter-rows.ts'
import { type Audience, courseRows } from './course-rows.ts'
import { courseOf } from './whole-course.ts'

export interface CourseChanges {
  rows: { course: Course; recommended: boolean }[]
  /** That of the last row, or `since` when nothing changed. */
  revision: number
}

/** The courses of an audience that changed after a revision, in the order of their revisions, at most `limit`. */
export async function listChanges(
  db: Db,
  audience: Audience,
  since: number,
  limit: number,
): Promise<CourseChanges> {
  const rows = await courseRows(db, audience, {
    where: gt(course.revision, since),
    orderBy: asc(course.revision),
    limit,
  })
  const chapters = await chaptersByCourse(
    db,
    audience,
    rows.map((row) => row.course.id),
  )
  const nameOf = await categoryNames(db, audience.language)
  return {
    rows: rows.map((row) => ({
      course: courseOf(row, chapters.get(row.course.id) ?? [], nameOf),
      recommended: row.course.recommended,
    })),
    revision: rows.at(-1)?.course.revision ?? since,
  }
}

async function chaptersByCourse(
  db: Db,
  audience: Audience,
  ids: number[],
): Promise<Map<number, ChapterRow[]>> {
  return Map.groupBy(await chapterRows(db, ids, audience.language), (row) => row.courseId)
}

import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { course } from '#server/db/schema/course.ts'

/** Whether every film of a course has captions in the language of the text `t`. */
const captioned = sql`not exists (select 1 from "chapter" c
  where c."course_id" = ${course.id} and c."position" is not null and not exists
    (select 1 from "video_text" v where v."video" = c."video" and v."language" = t."language"))`

/** Whether the text `t` has the words of the course's own page, not only those of lists. */
const whole = sql`t."body_language" = t."language"`

const fullLanguages = sql`array(select t."language" from "course_text" t
  where t."id" = ${course.id} and ${whole} and ${captioned} order by 1)`

const keep = (tx: Db, where: SQL): Promise<unknown> =>
  tx.update(course).set({ languages: fullLanguages }).where(where)

/**
 * Writes the languages that courses are fully in: all their words, and captions of every film. A page claims no others. To find
 * them among ten thousand courses whenever a list is asked for would take four times as long as the list.
 */
export const recalculateFullLanguages = (tx: Db, courseIds: readonly number[]): Promise<unknown> =>
  keep(tx, inArray(course.id, [...courseIds]))

/** The same for the courses that show one of these films, whose captions have changed. */
export const recalculateFilmLanguages = (tx: Db, films: readonly string[]): Promise<unknown> => {
  const showing = tx
    .select({ id: chapter.courseId })
    .from(chapter)
    .where(inArray(chapter.video, [...films]))
  return keep(tx, inArray(course.id, showing))
}

import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { course } from '#server/db/schema/course.ts'

/** The condition that every video of a course has captions in the language of the text row `t`. */
const hasAllCaptions = sql`not exists (select 1 from "chapter" c
  where c."course_id" = ${course.id} and c."position" is not null and not exists
    (select 1 from "video_text" v where v."video" = c."video" and v."language" = t."language"))`

/** The condition that the text row `t` contains the translation of the course's page, not only of its list entry. */
const isComplete = sql`t."body_language" = t."language"`

const fullLanguages = sql`array(select t."language" from "course_text" t
  where t."id" = ${course.id} and ${isComplete} and ${hasAllCaptions} order by 1)`

const saveLanguages = (tx: Db, where: SQL): Promise<unknown> =>
  tx.update(course).set({ languages: fullLanguages }).where(where)

/**
 * Recalculates the languages into which courses are completely translated. A translation is complete if it contains
 * all texts and the captions of every video. Computing these languages for ten thousand courses at each list request
 * would take four times as long as the list itself.
 */
export const recalculateCourseLanguages = (tx: Db, courseIds: readonly number[]): Promise<unknown> =>
  saveLanguages(tx, inArray(course.id, [...courseIds]))

/** Recalculates the languages of the courses with these videos, whose captions have changed. */
export const recalculateCourseLanguagesByVideo = (tx: Db, videos: readonly string[]): Promise<unknown> => {
  const coursesWithVideos = tx
    .select({ id: chapter.courseId })
    .from(chapter)
    .where(inArray(chapter.video, [...videos]))
  return saveLanguages(tx, inArray(course.id, coursesWithVideos))
}

import { type SQL, sql } from 'drizzle-orm'
import { course } from '#server/db/schema/course.ts'

/** Whether every film of a course has captions in the language of the text `t`. */
const captioned = sql`not exists (select 1 from "chapter" c
  where c."course_id" = ${course.id} and c."position" is not null and not exists
    (select 1 from "video_text" v where v."video" = c."video" and v."language" = t."language"))`

/** Whether the text `t` has the words of the course's own page, not only those of lists. */
const whole = sql`t."body_language" = t."language"`

/** The languages that a course is fully in: all its words, and captions of every film. A page claims no others. */
export const fullLanguages: SQL<string[]> = sql`array(select t."language" from "course_text" t
  where t."id" = ${course.id} and ${whole} and ${captioned} order by 1)`

/** The condition that a course is fully in a language. */
export const fullyIn = (language: string): SQL => sql`exists (select 1 from "course_text" t
  where t."id" = ${course.id} and t."language" = ${language} and ${whole} and ${captioned})`

import { type SQL, sql } from 'drizzle-orm'
import { course } from '#server/db/schema/course.ts'

/** Whether every film of a course has captions in the language of the text `t`. */
const captioned = sql`not exists (select 1 from "chapter" c
  where c."course_id" = ${course.id} and c."position" is not null and not exists
    (select 1 from "video_text" v where v."video" = c."video" and v."language" = t."language"))`

/** The languages that a course is fully in: its words, and captions of every film. A page claims no others. */
export const fullLanguages: SQL<string[]> = sql`array(select t."language" from "course_text" t
  where t."id" = ${course.id} and ${captioned} order by 1)`

/** The condition that a course is fully in a language. */
export const fullyIn = (language: string): SQL => sql`exists (select 1 from "course_text" t
  where t."id" = ${course.id} and t."language" = ${language} and ${captioned})`

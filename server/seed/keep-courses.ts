import type { Db } from '../db/client.ts'
import { chapter, chapterText } from '../db/schema/chapter.ts'
import { course, courseTenant, courseText } from '../db/schema/course.ts'
import { safeHtml } from '../services/course/safe-html.ts'
import type { CourseSeed, CourseTextSeed } from './seed-types.ts'

/** Keeps courses with their texts and chapters. A chapter's id says its course: chapter 2 of course 7 is 702. */
export async function keepCourses(db: Db, courses: readonly CourseSeed[]): Promise<void> {
  await db.insert(course).values(courses.map(rowOf))
  await db
    .insert(courseTenant)
    .values(courses.flatMap((each) => each.tenants.map((tenant) => ({ courseId: each.id, tenant }))))
  await db.insert(courseText).values(courses.flatMap(textRows))
  await db.insert(chapter).values(courses.flatMap(chapterRows))
  await db.insert(chapterText).values(courses.flatMap(chapterTextRows))
}

const rowOf = ({
  id,
  code,
  contentType,
  kind,
  subject,
  certificationType,
  subtype,
  ...rest
}: CourseSeed) => ({
  id,
  code,
  contentType,
  kind,
  subject,
  certificationType,
  subtype,
  requirement: rest.requirement,
  credits: rest.credits,
  version: rest.version,
  needsApproval: rest.enrolment === 'approval',
  recommended: rest.recommended,
})

const textsOf = (each: CourseSeed) => Object.entries(each.texts) as [string, CourseTextSeed][]

const textRows = (each: CourseSeed) =>
  textsOf(each).map(([language, { name, summary, description, outcomes }]) => ({
    courseId: each.id,
    language,
    name,
    summary,
    description: safeHtml(description),
    outcomes,
  }))

const chapterId = (courseId: number, index: number): number => courseId * 100 + index + 1

const chapterRows = (each: CourseSeed) =>
  each.chapters.map(({ video }, index) => ({
    id: chapterId(each.id, index),
    courseId: each.id,
    position: index + 1,
    video,
  }))

const chapterTextRows = (each: CourseSeed) =>
  textsOf(each).flatMap(([language, { chapters }]) =>
    each.chapters.map((_, index) => {
      const name = chapters[index]
      if (!name) throw new Error(`Course ${each.id}: chapter ${index + 1} has no name in "${language}"`)
      return { chapterId: chapterId(each.id, index), language, name }
    }),
  )

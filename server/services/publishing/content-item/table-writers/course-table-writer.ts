import { inArray } from 'drizzle-orm'
import { chapter, chapterText } from '#server/db/schema/chapter.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { type CourseDocument, readChapterTexts } from '#src/domain/course/course-document.ts'
import { recalculateCourseLanguages } from './full-languages.ts'
import { replaceRows, upsertRows } from './save-rows.ts'
import { createTableWriter, type NumberedDocument, type TableWriter, textRowsOf } from './table-writer.ts'

/**
 * Writes the chapters of courses. Chapters that an edition removes lose their position but stay stored, as
 * learners have watched them.
 */
const writeChapters: TableWriter<'course'> = async (tx, items) => {
  const courses = items.map(({ id }) => id)
  await tx.update(chapter).set({ position: null }).where(inArray(chapter.courseId, courses))
  await upsertRows(tx, chapter, items.flatMap(chapterRows))
  const chapters = items.flatMap(({ document }) => document.chapters.map(({ id }) => id))
  await replaceRows(tx, chapterText, chapterText.id, chapters, items.flatMap(chapterTextRows))
  await recalculateCourseLanguages(tx, courses)
}

const chapterRows = ({ id, document }: NumberedDocument<CourseDocument>) =>
  document.chapters.map((each, index) => ({ ...each, courseId: id, position: index + 1 }))

const chapterTextRows = ({ document }: NumberedDocument<CourseDocument>) =>
  document.chapters.flatMap((each, index) => {
    const words = Object.entries(document.texts).flatMap(([language, texts]) => {
      const own = texts?.chapters?.[index]
      return own === undefined ? [] : [[language, readChapterTexts(own)]]
    })
    return textRowsOf(chapterText, each.id, Object.fromEntries(words))
  })

export const courseTableWriter = createTableWriter(
  'course',
  { item: course, text: courseText, rich: ['description'], elsewhere: ['chapters', 'languages'] },
  writeChapters,
)

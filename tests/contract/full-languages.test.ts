import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chapter } from '#server/db/schema/chapter.ts'
import { course } from '#server/db/schema/course.ts'
import { videoText } from '#server/db/schema/video.ts'
import { recalculateCourseLanguagesByVideo } from '#server/services/publishing/content-item/table-writers/full-languages.ts'
import { findCourses, getCourse, getCourseFilters } from '#src/contract/catalogue/course.ts'
import { contentLanguages } from '../fixtures/content-languages.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'

const courseId = 1

describe.each(databases)('the languages that a course claims, on $name,', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const claimed = async () => unwrap(await portal.api().call(getCourse, { id: courseId })).languages
  const found = async (language: string, pageSize = 128) => {
    const page = { page: 1, pageSize }
    const { rows } = unwrap(await portal.api().call(findCourses, { language, ...page }))
    return rows.map(({ id }) => id)
  }

  test('are those of its texts in which every video has captions', async () => {
    expect(await claimed()).toEqual(contentLanguages)
    expect(unwrap(await portal.api().call(getCourseFilters, {})).languages).toEqual(contentLanguages)
    expect(await found('de')).toContain(courseId)
  })

  test('omit a language as soon as one video has no captions in it', async () => {
    const videos = portal.db
      .select({ name: chapter.video })
      .from(chapter)
      .where(eq(chapter.courseId, courseId))
      .limit(1)
    const german = and(inArray(videoText.video, videos), eq(videoText.language, 'de'))
    const removed = await portal.db.delete(videoText).where(german).returning()
    await recalculateCourseLanguagesByVideo(
      portal.db,
      removed.map(({ video }) => video),
    )
    // The request differs from earlier ones, because responses about content are cached until it changes.
    expect(await found('de', 64)).not.toContain(courseId)
  })

  test('are empty when a server of older code, without that column, wrote the course', async () => {
    await portal.db.update(course).set({ languages: sql`default` }).where(eq(course.id, courseId))
    const { rows } = unwrap(await portal.api().call(findCourses, { page: 1, pageSize: 128 }))
    expect(rows.find(({ id }) => id === courseId)?.languages).toEqual([])
    expect(await found('en')).not.toContain(courseId)
  })
})

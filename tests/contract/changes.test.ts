import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryName } from '../../server/db/schema/category.ts'
import { chapterText } from '../../server/db/schema/chapter.ts'
import { course, courseText } from '../../server/db/schema/course.ts'
import { getContentChanges } from '../../src/contract/content.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { wanted } from '../fixtures/server/result.ts'

describe.each(databases)('the revision of a course, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const since = async (revision: number) => {
    const api = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    return wanted(await api.call(getContentChanges, { since: revision }))
  }
  const changedBy = async (change: () => Promise<unknown>): Promise<number[]> => {
    const { revision } = await since(0)
    await change()
    return (await since(revision)).rows.map((row) => row.course.id)
  }

  test('grows with a change of the course itself', async () => {
    const ids = await changedBy(() => portal.db.update(course).set({ credits: 7 }).where(eq(course.id, 3)))
    expect(ids).toEqual([3])
  })

  test('grows with a change of its words in any language', async () => {
    const ids = await changedBy(() =>
      portal.db.update(courseText).set({ name: 'New' }).where(eq(courseText.courseId, 1)),
    )
    expect(ids).toEqual([1])
  })

  test('grows with a change of a chapter name', async () => {
    const ids = await changedBy(() =>
      portal.db.update(chapterText).set({ name: 'New' }).where(eq(chapterText.chapterId, 101)),
    )
    expect(ids).toEqual([1])
  })

  test('grows for all courses of a category that is renamed', async () => {
    const ids = await changedBy(() =>
      portal.db.update(categoryName).set({ name: 'New' }).where(eq(categoryName.slug, 'video-security')),
    )
    const rows = await portal.db.select().from(course).where(eq(course.certificationType, 'video-security'))
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(ids))
    expect(ids.length).toBeGreaterThan(0)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getContentChanges, getPublishedCourses } from '../../src/contract/content.ts'
import { getContentItem, publishItem, saveDraft, withdrawItem } from '../../src/contract/editing.ts'
import type { Family } from '../../src/domain/content/families.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, wanted } from '../fixtures/server/result.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }

describe.each(databases)('what the publisher follows, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const operator = (siteId = 1) => portal.api(null, { headers, siteId })
  const since = async (revision: number, siteId = 1) =>
    wanted(await operator(siteId).call(getContentChanges, { since: revision, limit: 500 }))

  const everything = async () => {
    let revision = 0
    for (;;) {
      const changes = await since(revision)
      if (changes.rows.length === 0) return revision
      revision = changes.revision
    }
  }

  const changeName = async (family: Family, id: number, name: string) => {
    const item = wanted(await operator().call(getContentItem, { family, id }))
    const texts = item.published?.texts as Record<string, object>
    const document = { ...item.published, texts: { ...texts, en: { ...texts.en, name } } }
    wanted(await operator().call(saveDraft, { family, id, edition: item.edition, document }))
    return wanted(await operator().call(publishItem, { family, id }))
  }

  test('a published item comes once, and nothing comes after it', async () => {
    const before = await everything()
    await changeName('course', 3, 'New')
    const { rows, revision } = await since(before)
    expect(rows.filter((row) => row.family === 'course')).toEqual([{ family: 'course', id: 3, gone: false }])
    expect((await since(revision)).rows).toEqual([])
  })

  test('whoever names a changed item comes too', async () => {
    const before = await everything()
    await changeName('category', 2, 'Video security, renamed')
    const { rows } = await since(before)
    const courses = rows.filter((row) => row.family === 'course').map((row) => row.id)
    expect(courses).toEqual(expect.arrayContaining([1, 7, 8]))
    expect(courses).not.toContain(3)
    const [course] = wanted(await operator().call(getPublishedCourses, { ids: [1] }))
    expect(course?.certificationType.name).toBe('Video security, renamed')
  })

  test('a withdrawn item is gone, and so is one of another tenant', async () => {
    const before = await everything()
    wanted(await operator().call(withdrawItem, { family: 'course', id: 201 }))
    expect((await since(before)).rows).toContainEqual({ family: 'course', id: 201, gone: true })
    expect(
      wanted(await operator().call(getPublishedCourses, { ids: [201, 202] })).map(({ id }) => id),
    ).toEqual([202])
    expect((await since(0, 19)).rows).toContainEqual({ family: 'course', id: 3, gone: true })
  })

  test('at most a hundred courses are asked for at once', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => index + 1)
    refusedWith(await operator().call(getPublishedCourses, { ids }), 400)
    refusedWith(await portal.api().call(getPublishedCourses, { ids: [1] }), 403)
  })
})

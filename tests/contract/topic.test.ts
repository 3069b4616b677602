import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { topic } from '#server/db/schema/topic.ts'
import { findCourses } from '#src/contract/catalogue/course.ts'
import { getTopic } from '#src/contract/catalogue/topic.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import {
  contentChanged,
  itemsOfBrand,
  places,
  textsInLanguage,
  withItemWithdrawn,
} from '../fixtures/server/seeded.ts'

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test.each(
    (
      [
        ['en', {}],
        ['de', places.german],
        ['ar', places.arabic],
        ['ko', places.korean],
      ] as const
    ).flatMap(([language, place]) =>
      itemsOfBrand('main', demonstrationItems('topic')).map((item) => [language, item, place] as const),
    ),
  )('in %s: topic $id', async (language, { id, document }, place) => {
    const api = portal.api(null, place)
    const found = unwrap(await api.call(getTopic, { id }))
    const cards = unwrap(await api.call(findCourses, { pageSize: 128 })).rows
    expect(found).toEqual({
      id,
      picture: null,
      subject: document.subject,
      quizId: document.quiz ?? null,
      courses: document.courses.flatMap((courseId) => cards.find((card) => card.id === courseId) ?? []),
      ...textsInLanguage(document.texts, language),
    })
    expect(found.courses.length).toBeGreaterThan(0)
  })

  test('a topic has its quiz', async () => {
    await portal.db.update(topic).set({ quiz: 1 }).where(eq(topic.id, 2))
    await contentChanged(portal)
    expect(unwrap(await portal.api().call(getTopic, { id: 2 })).quizId).toBe(1)
    await portal.db.update(topic).set({ quiz: null }).where(eq(topic.id, 2))
    await contentChanged(portal)
  })

  test('a withdrawn course disappears from its topics, and a withdrawn topic disappears', async () => {
    const [first] = unwrap(await portal.api().call(getTopic, { id: 1 })).courses
    await withItemWithdrawn(portal, 'course', first?.id as number, async () => {
      const ids = unwrap(await portal.api().call(getTopic, { id: 1 })).courses.map(({ id }) => id)
      expect(ids).not.toContain(first?.id)
    })
    await withItemWithdrawn(portal, 'topic', 1, async () =>
      refusedWith(await portal.api().call(getTopic, { id: 1 }), 404),
    )
  })

  test('the sister brand finds only its own topics, with its own courses', async () => {
    const sister = portal.api(null, places.sister)
    const own = new Set(itemsOfBrand('sister', demonstrationItems('topic')).map(({ id }) => id))
    const cards = unwrap(await sister.call(findCourses, { pageSize: 128 })).rows.map(({ id }) => id)
    for (const { id } of demonstrationItems('topic')) {
      const answered = await sister.call(getTopic, { id })
      if (!own.has(id)) refusedWith(answered, 404)
      else for (const course of unwrap(answered).courses) expect(cards).toContain(course.id)
    }
  })

  test('unknown ids are not found, and wrong input is refused', async () => {
    refusedWith(await portal.api().call(getTopic, { id: 9999 }), 404)
    for (const query of ['', '?id=0', '?id=x'])
      expect((await portal.request(`/api${getTopic.path}${query}`)).status, query).toBe(400)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Result } from '#src/api/result.ts'
import { getCertification } from '#src/contract/catalogue/certification.ts'
import { getClassroom, getClassroomsOfCertification } from '#src/contract/catalogue/classroom.ts'
import { getNews } from '#src/contract/catalogue/news.ts'
import { getPracticalExam, getPracticalExamsOfCertification } from '#src/contract/catalogue/practical-exam.ts'
import { getTopic } from '#src/contract/catalogue/topic.ts'
import type { Call } from '#src/contract/protocol/call.ts'
import { getContentChanges } from '#src/contract/publishing/content.ts'
import { withdrawItem } from '#src/contract/publishing/editing.ts'
import * as published from '#src/contract/publishing/published.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }

describe.each(databases)('published items, many at once, on $name', ({ open }) => {
  let portal: Portal
  const ids = new Map<Family, number[]>()

  beforeAll(async () => {
    portal = await openPortal(await open())
    const { rows } = unwrap(await operator().call(getContentChanges, { since: 0, limit: 500 }))
    for (const { family, id, gone } of rows) if (!gone) ids.set(family, [...(ids.get(family) ?? []), id])
  })
  afterAll(() => portal.close())

  const operator = (languageId = 1) => portal.api(null, { headers, siteId: 1, languageId })
  const visitor = (languageId = 1) => portal.api(null, { siteId: 1, languageId })
  const idsOf = (family: Family): number[] => ids.get(family) ?? []

  /** Returns the public result for each of the given items, requested one by one. */
  async function each<Value>(all: readonly number[], ask: (id: number) => Promise<Result<Value>>) {
    const answers: Value[] = []
    for (const id of all) answers.push(unwrap(await ask(id)))
    return answers
  }

  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort()

  test('a course has the topics that list it, and no others', async () => {
    const topics = unwrap(await operator().call(published.getPublishedTopics, { ids: idsOf('topic') }))
    const [course] = topics.flatMap(({ courses }) => courses)
    const naming = topics.filter(({ courses }) => courses.some(({ id }) => id === course?.id))
    const [found] = unwrap(
      await operator().call(published.getPublishedCourses, { ids: [course?.id as number] }),
    )
    expect(found?.topics).toEqual(naming.map(({ id, name, language }) => ({ id, name, language })))
  })

  test.each([
    ['certification', published.getPublishedCertifications, getCertification],
    ['classroom', published.getPublishedClassrooms, getClassroom],
    ['practicalExam', published.getPublishedExams, getPracticalExam],
    ['news', published.getPublishedNews, getNews],
    ['topic', published.getPublishedTopics, getTopic],
  ] as const)(
    'of a %s they say what a visitor is told, in each language',
    async (family, many, one: Call) => {
      const all = idsOf(family)
      expect(all.length).toBeGreaterThan(2)
      for (const languageId of [4, 1]) {
        const rows = unwrap(await operator(languageId).call(many, { ids: [...all, 999_999] }))
        expect(sorted(rows)).toEqual(sorted(await each(all, (id) => visitor(languageId).call(one, { id }))))
      }
    },
  )

  test.each([
    ['classrooms', published.getClassroomsOfCertifications, getClassroomsOfCertification],
    ['practical exams', published.getPracticalExamsOfCertifications, getPracticalExamsOfCertification],
  ] as const)('the %s of many certifications are those of each', async (_, many, one: Call) => {
    const all = idsOf('certification')
    const rows = unwrap(await operator().call(many, { ids: all }))
    const own = await each(all, (certificationId) => visitor().call(one, { certificationId }))
    expect(rows.length).toBeGreaterThan(2)
    expect(sorted(rows)).toEqual(sorted(own.flat() as unknown[]))
  })

  test('items that the site does not show are left out', async () => {
    const [withdrawn = 0, shown = 0] = idsOf('news')
    unwrap(await operator().call(withdrawItem, { family: 'news', id: withdrawn }))
    const rows = unwrap(await operator().call(published.getPublishedNews, { ids: [withdrawn, shown] }))
    expect(rows.map(({ id }) => id)).toEqual([shown])
    expect(unwrap(await operator().call(published.getPublishedTopics, { ids: [999_999] }))).toEqual([])
  })

  test.each(Object.entries(published).filter(([name]) => name.startsWith('get')))(
    '%s is asked by operators, about a hundred at most',
    async (_, call) => {
      const many = Array.from({ length: 101 }, (_, index) => index + 1)
      refusedWith(await operator().call(call as Call, { ids: many }), 400)
      refusedWith(await portal.api().call(call as Call, { ids: [1] }), 403)
    },
  )
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getContentChanges, getRestrictedContent } from '#src/contract/publishing/content.ts'
import { getContentItem, publishItem, saveDraft, withdrawItem } from '#src/contract/publishing/editing.ts'
import { getPublishedCourses } from '#src/contract/publishing/published.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'

interface Document {
  texts: Record<string, object>
  [field: string]: unknown
}

const headers = { Authorization: `Bearer ${operatorToken}` }

describe.each(databases)('the list of changes for the publisher, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const operator = (siteId = 1) => portal.api(null, { headers, siteId })
  const since = async (revision: number, siteId = 1) =>
    unwrap(await operator(siteId).call(getContentChanges, { since: revision, limit: 500 }))

  const everything = async () => {
    let revision = 0
    for (;;) {
      const changes = await since(revision)
      if (changes.rows.length === 0) return revision
      revision = changes.revision
    }
  }

  const publishedOf = async (family: Family, id: number) =>
    unwrap(await operator().call(getContentItem, { family, id })).published as Document

  const change = async (family: Family, id: number, fields: (published: Document) => object) => {
    const item = unwrap(await operator().call(getContentItem, { family, id }))
    const published = item.published as Document
    const document = { ...published, ...fields(published) }
    unwrap(await operator().call(saveDraft, { family, id, edition: item.edition, document }))
    return unwrap(await operator().call(publishItem, { family, id }))
  }

  const changeName = (family: Family, id: number, name: string) =>
    change(family, id, ({ texts }) => ({ texts: { ...texts, en: { ...texts.en, name } } }))

  /** Returns the items of a family that a change affects; all except the changed item are dependents. */
  const broughtBy = async (changes: () => Promise<unknown>) => {
    const before = await everything()
    await changes()
    const { rows } = await since(before)
    expect(rows.filter(({ own }) => own)).toHaveLength(1)
    return (family: Family) => rows.filter((row) => row.family === family).map((row) => row.id)
  }

  test('a published item is listed once, and nothing after it', async () => {
    const before = await everything()
    await change('course', 3, () => ({ version: '2027' }))
    const { rows, revision } = await since(before)
    expect(rows.filter((row) => row.family === 'course')).toEqual([
      { family: 'course', id: 3, gone: false, withdrawn: false, own: true },
    ])
    expect((await since(revision)).rows).toEqual([])
  })

  test('items that reference a changed item are listed too', async () => {
    const before = await everything()
    await changeName('category', 2, 'Video security, renamed')
    const { rows } = await since(before)
    const courses = rows.filter((row) => row.family === 'course').map((row) => row.id)
    expect(courses).toEqual(expect.arrayContaining([1, 7, 8]))
    expect(courses).not.toContain(3)
    const [found] = unwrap(await operator().call(getPublishedCourses, { ids: [1] }))
    expect(found?.course.certificationType.name).toBe('Video security, renamed')
  })

  test('a renamed certification is listed with its courses, which show its name', async () => {
    const { courses } = await publishedOf('certification', 4)
    const [course = 0] = courses as number[]
    const brought = await broughtBy(() => changeName('certification', 4, 'Expert, renamed'))
    expect(brought('course')).toContain(course)
    const [found] = unwrap(await operator().call(getPublishedCourses, { ids: [course] }))
    expect(found?.certifications).toContainEqual({
      id: 4,
      kind: 'hsc',
      name: 'Expert, renamed',
      language: 'en',
    })
  })

  const related = async (id: number) =>
    unwrap(await operator().call(getPublishedCourses, { ids: [id] }))[0]?.related.map(({ name }) => name)

  test('a course leads to the next three of its category by their codes, and after the last to the first', async () => {
    const [next, ...others] = (await related(3)) ?? []
    expect([next, others.length]).toEqual(['Controllers, power and fail-safe wiring', 2])
    expect((await related(10))?.[0]).toBe('Door hardware: strikes, locks and contacts')
  })

  test('a renamed course comes with the three that lead to it, and with no other', async () => {
    const brought = await broughtBy(() => changeName('course', 3, 'Renamed hardware'))
    expect(brought('course').sort((a, b) => a - b)).toEqual([3, 9, 10, 41])
    expect(await related(10)).toContain('Renamed hardware')
    expect(await related(39)).not.toContain('Renamed hardware')
  })

  test('a course that moves, or goes, comes with those that led to it and those that lead to it now', async () => {
    const { name } = (await publishedOf('course', 3)).texts.en as { name: string }
    const moved = await broughtBy(() => change('course', 3, () => ({ code: 'ACS-228' })))
    expect(moved('course').sort((a, b) => a - b)).toEqual([3, 9, 10, 39, 40, 41])
    expect(await related(40)).toContain(name)
    const back = await broughtBy(() => change('course', 3, () => ({ code: 'ACS-118' })))
    expect(back('course')).toContain(9)
    expect(await related(40)).not.toContain(name)
  })

  test('a new voice on a course comes with its page; one on a certification with those of its courses', async () => {
    const own = await broughtBy(() => change('comment', 5, () => ({ position: 9 })))
    expect(own('course')).toContain(20)
    const { courses } = await publishedOf('certification', 1)
    const ofCertification = await broughtBy(() => change('comment', 2, () => ({ position: 10 })))
    expect(ofCertification('course')).toEqual(expect.arrayContaining(courses as number[]))
  })

  test('a renamed topic comes with the courses and videos that it names', async () => {
    const { courses } = await publishedOf('topic', 1)
    const [course = 0] = courses as number[]
    const brought = await broughtBy(() => changeName('topic', 1, 'Renamed'))
    expect(brought('course')).toContain(course)
    const [found] = unwrap(await operator().call(getPublishedCourses, { ids: [course] }))
    expect(found?.topics).toContainEqual({ id: 1, name: 'Renamed', language: 'en' })
  })

  test('items that show a changed course are listed too, but not items that only refer to those', async () => {
    const { courses } = await publishedOf('certification', 4)
    const [course = 0] = courses as number[]
    const brought = await broughtBy(() => changeName('course', course, 'Renamed'))
    expect(brought('certification')).toContain(4)
    expect([...brought('classroom'), ...brought('practicalExam')]).toEqual([])
  })

  test('the certification that lists a classroom comes with it, also the one that listed it until now', async () => {
    const from = (await publishedOf('classroom', 1)).certification as number
    const to = from === 4 ? 5 : 4
    const move = () => change('classroom', 1, () => ({ certification: to }))
    const brought = await broughtBy(move)
    expect(brought('certification').toSorted()).toEqual([from, to].toSorted())
  })

  test('a renamed trainer is listed with classrooms, and with the certifications of those', async () => {
    const { trainers, certification } = await publishedOf('classroom', 2)
    const [trainer = 0] = trainers as number[]
    const brought = await broughtBy(() => changeName('trainer', trainer, 'A. Other'))
    expect(brought('classroom')).toContain(2)
    expect(brought('certification')).toContain(certification)
  })

  test('a withdrawn item is gone, and so is one of another tenant', async () => {
    const before = await everything()
    unwrap(await operator().call(withdrawItem, { family: 'course', id: 201 }))
    const withdrawn = { family: 'course', id: 201, gone: true, withdrawn: true, own: true }
    expect((await since(before)).rows).toContainEqual(withdrawn)
    expect((await since(0)).rows, 'also for a portal that begins anew').toContainEqual(withdrawn)
    expect(
      unwrap(await operator().call(getPublishedCourses, { ids: [201, 202] })).map(({ course }) => course.id),
    ).toEqual([202])
    const never = { family: 'course', id: 3, gone: true, withdrawn: false, own: true }
    expect((await since(0, 19)).rows, 'the other tenant never showed it').toContainEqual(never)
  })

  test('an item limited to some sites is listed on those sites only, with their names', async () => {
    const narrowed = async (siteId: number) =>
      unwrap(await operator(siteId).call(getRestrictedContent, {})).filter(({ family }) => family === 'news')
    expect(await narrowed(1)).toEqual([])
    await change('news', 1, () => ({ audience: { tenants: ['main'], sites: ['eu', 'asia'] } }))
    expect(await narrowed(21)).toEqual([{ family: 'news', id: 1, sites: ['eu', 'asia'] }])
    expect(await narrowed(1)).toEqual([])
    refusedWith(await portal.api().call(getRestrictedContent, {}), 403)
  })
})

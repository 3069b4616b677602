import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCourses, getCourseFilters } from '#src/contract/catalogue/course.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { itemsOfBrand, places, wordsIn } from '../fixtures/server/seeded.ts'

const items = demonstrationItems('course')
type Document = (typeof items)[number]['document']

const idsWhere = (matches: (document: Document) => boolean) =>
  itemsOfBrand('main', items)
    .filter(({ document }) => matches(document))
    .map(({ id }) => id)

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const find = async (request: RequestOf<typeof findCourses>) => {
    const { rows, total } = unwrap(await portal.api().call(findCourses, { pageSize: 128, ...request }))
    expect(total).toBe(rows.length)
    return rows.map(({ id }) => id)
  }

  test.each<[string, RequestOf<typeof findCourses>, (document: Document) => boolean]>([
    ['courses alone', { contentType: 'course' }, (each) => each.contentType === 'course'],
    ['videos alone', { contentType: 'video' }, (each) => each.contentType === 'video'],
    ['a product line', { productLine: 'cameras' }, (each) => each.productLine === 'cameras'],
    ['a type of video', { videoType: 'tutorial' }, (each) => each.videoType === 'tutorial'],
    ['videos of topics', { videoOf: 'topic' }, (each) => each.videoOf === 'topic'],
    ['videos of courses', { videoOf: 'course' }, (each) => each.videoOf === 'course'],
    ['webinars', { videoOf: 'webinar' }, (each) => each.videoOf === 'webinar'],
    ['all videos', { contentType: 'video', videoOf: 'all' }, (each) => each.contentType === 'video'],
    [
      'a language',
      { contentType: 'video', language: 'de' },
      (each) => each.contentType === 'video' && !!each.texts.de,
    ],
    [
      'several filters at once',
      { contentType: 'video', videoOf: 'course', productLine: 'thermal-cameras' },
      (each) => each.videoOf === 'course' && each.productLine === 'thermal-cameras',
    ],
  ])('%s', async (_, request, matches) => {
    const found = await find(request)
    expect(found).toEqual(idsWhere(matches))
    expect(found.length).toBeGreaterThan(0)
  })

  test('without these filters courses and videos are listed together', async () => {
    expect(await find({})).toEqual(idsWhere(() => true))
    expect(await find({ videoOf: 'all' })).toEqual(idsWhere(() => true))
  })

  test('a compact list has ten rows at most', async () => {
    const api = portal.api()
    expect(unwrap(await api.call(findCourses, { compact: true })).rows).toHaveLength(10)
    expect(unwrap(await api.call(findCourses, { compact: true, pageSize: 64 })).rows).toHaveLength(10)
    expect(unwrap(await api.call(findCourses, { compact: false })).rows).toHaveLength(15)
  })

  test.each([
    ['en', {}],
    ['ar', places.arabic],
    ['ko', places.korean],
  ])('the filter values of videos are named in %s, else in English', async (language, place) => {
    const named = (group: 'productLine' | 'videoType') =>
      [...new Set(itemsOfBrand('main', items).flatMap(({ document }) => document[group] ?? []))]
        .sort()
        .map((slug) => {
          const item = demonstrationItems('category').find(
            ({ document }) => document.group === group && document.slug === slug,
          )
          return { slug, name: item && wordsIn(item.document.texts, language).name }
        })
    const filters = unwrap(await portal.api(null, place).call(getCourseFilters, {}))
    expect(filters.productLines).toEqual(named('productLine'))
    expect(filters.videoTypes).toEqual(named('videoType'))
  })

  test('filter values can be limited to courses or to videos', async () => {
    const ofCourses = unwrap(await portal.api().call(getCourseFilters, { contentType: 'course' }))
    expect(ofCourses).toMatchObject({ productLines: [], videoTypes: [] })
    const ofVideos = unwrap(await portal.api().call(getCourseFilters, { contentType: 'video' }))
    for (const { slug } of ofVideos.productLines)
      expect((await find({ contentType: 'video', productLine: slug })).length).toBeGreaterThan(0)
    for (const { slug } of ofVideos.certificationTypes)
      expect((await find({ contentType: 'video', certificationType: slug })).length).toBeGreaterThan(0)
  })

  test('the sister brand has the filter values of its own videos', async () => {
    const filters = unwrap(await portal.api(null, places.sister).call(getCourseFilters, {}))
    const own = itemsOfBrand('sister', items).flatMap(({ document }) => document.productLine ?? [])
    expect(filters.productLines.map(({ slug }) => slug)).toEqual([...new Set(own)].sort())
  })

  test('wrong input is refused', async () => {
    for (const query of ['courseType=2', 'type=4', 'type=x', 'pageSize=17', 'compact=yes'])
      expect((await portal.request(`/api${findCourses.path}?${query}`)).status, query).toBe(400)
  })
})

import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certification } from '#server/db/schema/certification.ts'
import { chapter, chapterText } from '#server/db/schema/chapter.ts'
import { classroom, classroomTrainer } from '#server/db/schema/classroom.ts'
import { newerReleases, olderReleases } from '#server/services/catalogue/certification/newer-releases.ts'
import { taughtModes } from '#server/services/catalogue/certification/taught-modes.ts'
import { classroomSummaries } from '#server/services/catalogue/classroom/classroom-summaries.ts'
import { categoryNames } from '#server/services/catalogue/course/category-names.ts'
import { chapterRows } from '#server/services/catalogue/course/chapter-rows.ts'
import { listFilters } from '#server/services/catalogue/course/list-filters.ts'
import { listPublished } from '#server/services/catalogue/course/list-published.ts'
import { listWithParts } from '#server/services/catalogue/course/list-with-parts.ts'
import { relatedCourses } from '#server/services/catalogue/course/related-courses.ts'
import { regionFilter } from '#server/services/catalogue/region/region-filter.ts'
import { certificationTypeOf } from '#server/services/catalogue/survey/certification-type-of.ts'
import { namesOfTrainers } from '#server/services/catalogue/trainer/names-of.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'

const readers = { tenant: 'main', site: { code: 'EN' }, language: 'en' } as const
const germans = { ...readers, language: 'de' } as const

describe.each(databases)('the catalogue on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('releases replace those below them, over any number of others', async () => {
    const under = (id: number, parent: number | null) =>
      portal.db.update(certification).set({ parent }).where(eq(certification.id, id))
    await under(3, 10)
    expect(await newerReleases(portal.db, 3)).toEqual([10, 2])
    expect(await olderReleases(portal.db, 2)).toEqual([10, 3])
    expect([await newerReleases(portal.db, 2), await olderReleases(portal.db, 3)]).toEqual([[], []])
    expect(await newerReleases(portal.db, 999_999)).toEqual([])
    await under(2, 3)
    expect([await newerReleases(portal.db, 2), await olderReleases(portal.db, 2)]).toEqual([
      [3, 10],
      [10, 3],
    ])
    await under(2, 2)
    expect([await newerReleases(portal.db, 2), await olderReleases(portal.db, 2)]).toEqual([[], [10, 3]])
    await under(2, null)
    await under(3, null)
  })

  test('a course without chapters is a course', async () => {
    await portal.db.update(chapter).set({ position: null }).where(eq(chapter.courseId, 3))
    const [first, second] = await listPublished(portal.db, readers, [1, 3, 999_999])
    expect([first?.id, second?.id]).toEqual([1, 3])
    expect(first?.chapters.length).toBeGreaterThan(1)
    expect(second?.chapters).toEqual([])
  })

  test('courses that are not there are part of nothing', async () => {
    expect(await listWithParts(portal.db, readers, [999_999])).toEqual([])
    const related = await relatedCourses(portal.db, [1], 'en')
    expect(related(999_999)).toEqual([])
    expect(related(1).map(({ id, language }) => [typeof id, language])).toEqual(
      Array.from({ length: related(1).length }, () => ['number', 'en']),
    )
  })

  test('a chapter has its words in the language of the reader, or all of them in English', async () => {
    const [first, second] = await chapterRows(portal.db, [1], 'en')
    const id = first?.id as number
    await portal.db.delete(chapterText).where(inArray(chapterText.id, [id, second?.id as number]))
    await portal.db.insert(chapterText).values([
      { id, language: 'en', name: 'First', summary: 'English' },
      { id, language: 'de', name: 'Erstes', summary: null },
      { id: second?.id as number, language: 'en', name: 'Second', summary: 'English' },
    ])
    const rows = await chapterRows(portal.db, [1], 'de')
    expect(rows.slice(0, 2).map(({ name, summary }) => [name, summary])).toEqual([
      ['Erstes', null],
      ['Second', 'English'],
    ])
    expect(rows.map(({ courseId }) => courseId)).toEqual(rows.map(() => 1))
  })

  test('a category is named in the language, else in English, else by its slug', async () => {
    const [german, unknown] = await Promise.all(['de', 'xx'].map((each) => categoryNames(portal.db, each)))
    const english = await categoryNames(portal.db, 'en')
    const name = english('certificationType', 'video-security').name
    expect(unknown?.('certificationType', 'video-security')).toEqual({ slug: 'video-security', name })
    expect(german?.('certificationType', 'video-security').name).not.toBe(name)
    expect(english('subtype', 'video-security').name).toBe('video-security')
    expect(english('certificationType', 'none')).toEqual({ slug: 'none', name: 'none' })
  })

  test('filters list what occurs among the courses of a kind, each once and sorted', async () => {
    const filters = await listFilters(portal.db, germans, { kind: 'hsc', contentType: 'course' })
    const slugs = filters.certificationTypes.map(({ slug }) => slug)
    expect(slugs).toEqual([...new Set(slugs)].sort())
    expect(slugs).toContain('video-security')
    expect(slugs).not.toContain('general-security')
    expect(filters.versions).toEqual(filters.versions.toSorted().reverse())
    expect(filters.languages).toEqual([...new Set(filters.languages)].sort())
    expect([filters.productLines, filters.videoTypes]).toEqual([[], []])
    const videos = await listFilters(portal.db, germans, { contentType: 'video' })
    expect(videos.productLines.length * videos.videoTypes.length).toBeGreaterThan(0)
    const all = await listFilters(portal.db, germans, {})
    expect(all.certificationTypes.map(({ slug }) => slug)).toContain('general-security')
    expect(all.productLines).toEqual(videos.productLines)
  })

  test('a region is a value of its countries, by its name', async () => {
    const { valuesOf, nameOf } = await regionFilter(portal.db, germans)
    const values = valuesOf('DE')
    expect(values.map((value) => /^\d+$/.test(value))).toEqual(values.map(() => true))
    expect(nameOf('regionId', values[0] as string)).toBe('Europa')
    expect([nameOf('regionId', '999'), nameOf('city', values[0] as string), valuesOf('XX')]).toEqual([
      ...[null, null],
      [],
    ])
  })

  test('a training belongs to the certification type of its certification, and a workshop to none', async () => {
    const typeOf = (training: 'course' | 'certification' | 'classroom', targetId: number) =>
      certificationTypeOf(portal.db, { training, targetId })
    expect(await typeOf('certification', 2)).toBe('video-security')
    expect(await typeOf('certification', 999_999)).toBeNull()
    const [course] = await listPublished(portal.db, readers, [1])
    expect(await typeOf('course', 1)).toBe(course?.certificationType.slug)
    const rows = await portal.db.select().from(classroom).orderBy(classroom.id)
    const taught = rows.find((row) => row.certification === 2)
    const workshop = rows.find((row) => row.certification === null)
    expect(await typeOf('classroom', taught?.id as number)).toBe('video-security')
    expect(await typeOf('classroom', workshop?.id as number)).toBeNull()
  })

  test('a certification is taught online or where people meet, until its classrooms have ended', async () => {
    const rows = await portal.db.select().from(classroom).where(eq(classroom.certification, 2))
    const modes = (of: Awaited<ReturnType<typeof taughtModes>>) => [of(2), of(999_999)]
    const none = { online: false, onsite: false }
    const set = (mode: 'online' | 'onsite', venue: string) =>
      portal.db.update(classroom).set({ mode, venue, country: 'DE' }).where(eq(classroom.certification, 2))
    const first = Math.min(...rows.map(({ endsAt }) => Date.parse(endsAt)))
    const ask = async (ids: number[], now: number) => modes(await taughtModes(portal.db, readers, ids, now))
    await set('online', '')
    expect(await ask([1, 2], first - 1)).toEqual([{ online: true, onsite: false }, none])
    await set('onsite', 'DE')
    expect(await ask([1, 2], first - 1)).toEqual([{ online: false, onsite: true }, none])
    expect(await ask([1], first - 1)).toEqual([none, none])
    expect(await ask([2], Date.UTC(2100, 0, 1))).toEqual([none, none])
  })

  test('classrooms name the trainers whom readers are shown, in their order', async () => {
    const [one] = await classroomSummaries(portal.db, readers, { limit: 1 })
    const [next] = await classroomSummaries(portal.db, readers, { limit: 1, offset: 1 })
    expect(one?.id).not.toBe(next?.id)
    const classroomId = one?.id as number
    await portal.db
      .delete(classroomTrainer)
      .where(inArray(classroomTrainer.classroomId, [classroomId, next?.id as number]))
    await portal.db
      .insert(classroomTrainer)
      .values([2, 1].map((trainerId, index) => ({ classroomId, trainerId, position: index + 1 })))
    const names = await namesOfTrainers(portal.db, readers, [1, 2, 999_999])
    const where = inArray(classroom.id, [classroomId, next?.id as number])
    const found = await classroomSummaries(portal.db, readers, { where })
    expect(found.map(({ trainers }) => trainers)).toEqual([
      [2, 1].map((id) => ({ id, name: names.get(id) })),
      [],
    ])
    expect([...names.keys()].sort()).toEqual([1, 2])
  })
})

import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certification, certificationCourse } from '#server/db/schema/certification.ts'
import { chapter, chapterText } from '#server/db/schema/chapter.ts'
import { classroom, classroomTrainer } from '#server/db/schema/classroom.ts'
import { faq } from '#server/db/schema/faq.ts'
import { surveyAnswer } from '#server/db/schema/survey-answer.ts'
import { topicCourse } from '#server/db/schema/topic.ts'
import { listCertifications } from '#server/services/catalogue/certification/list-certifications.ts'
import {
  listNewerVersionIds,
  listOlderVersionIds,
} from '#server/services/catalogue/certification/list-newer-versions.ts'
import { loadTaughtModes } from '#server/services/catalogue/certification/load-taught-modes.ts'
import { findClassrooms } from '#server/services/catalogue/classroom/find-classrooms.ts'
import { listClassroomSummaries } from '#server/services/catalogue/classroom/list-classroom-summaries.ts'
import { findCourses } from '#server/services/catalogue/course/find-courses.ts'
import { listChapterRows } from '#server/services/catalogue/course/list-chapter-rows.ts'
import { listCourseFilters } from '#server/services/catalogue/course/list-course-filters.ts'
import { listCoursesWithRelations } from '#server/services/catalogue/course/list-courses-with-relations.ts'
import { listPublishedCourses } from '#server/services/catalogue/course/list-published-courses.ts'
import { loadCategoryNamer } from '#server/services/catalogue/course/load-category-namer.ts'
import { loadRelatedCourses } from '#server/services/catalogue/course/load-related-courses.ts'
import { findNews } from '#server/services/catalogue/news/find-news.ts'
import { loadRegionFilter } from '#server/services/catalogue/region/load-region-filter.ts'
import { findFaqEntries } from '#server/services/catalogue/site/find-faq-entries.ts'
import { findCertificationType } from '#server/services/catalogue/survey/find-certification-type.ts'
import { findSurvey } from '#server/services/catalogue/survey/find-survey.ts'
import { saveSurvey } from '#server/services/catalogue/survey/save-survey.ts'
import { findTrainerNames } from '#server/services/catalogue/trainer/find-trainer-names.ts'
import { findTrainers } from '#server/services/catalogue/trainer/find-trainers.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

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
    expect(await listNewerVersionIds(portal.db, 3)).toEqual([10, 2])
    expect(await listOlderVersionIds(portal.db, 2)).toEqual([10, 3])
    expect([await listNewerVersionIds(portal.db, 2), await listOlderVersionIds(portal.db, 3)]).toEqual([
      [],
      [],
    ])
    expect(await listNewerVersionIds(portal.db, 999_999)).toEqual([])
    await under(2, 3)
    expect([await listNewerVersionIds(portal.db, 2), await listOlderVersionIds(portal.db, 2)]).toEqual([
      [3, 10],
      [10, 3],
    ])
    await under(2, 2)
    expect([await listNewerVersionIds(portal.db, 2), await listOlderVersionIds(portal.db, 2)]).toEqual([
      [],
      [10, 3],
    ])
    await under(2, null)
    await under(3, null)
  })

  test('a course without chapters is a course', async () => {
    await portal.db.update(chapter).set({ position: null }).where(eq(chapter.courseId, 3))
    const [first, second] = await listPublishedCourses(portal.db, readers, [1, 3, 999_999])
    expect([first?.id, second?.id]).toEqual([1, 3])
    expect(first?.chapters.length).toBeGreaterThan(1)
    expect(second?.chapters).toEqual([])
  })

  test('courses that are not there are part of nothing', async () => {
    expect(await listCoursesWithRelations(portal.db, readers, [999_999])).toEqual([])
    expect((await loadRelatedCourses(portal.db, [1], 'en'))(999_999)).toEqual([])
  })

  test('a course names the three that follow it by code, in a ring, in the language of the reader', async () => {
    const own = demonstrationItems('course')
    const ringOf = (id: number) => {
      const { certificationType, contentType, audience } = own.find((each) => each.id === id)?.document ?? {}
      const ring = own
        .filter(({ document }) => document.certificationType === certificationType)
        .filter(({ document }) => document.contentType === contentType)
        .filter(({ document }) => isDeepStrictEqual(document.audience, audience))
        .sort((one, other) => (one.document.code < other.document.code ? -1 : 1))
      const at = ring.findIndex((each) => each.id === id)
      return [...ring.slice(at + 1), ...ring.slice(0, at)].slice(0, 3)
    }
    for (const { id } of own.slice(0, 8)) {
      const related = (await loadRelatedCourses(portal.db, [id], 'de'))(id)
      expect(related).toEqual(
        ringOf(id).map(({ id, document }) => ({
          ...{ id, requirement: document.requirement },
          ...{
            name: (document.texts.de ?? document.texts.en).name,
            language: document.texts.de ? 'de' : 'en',
          },
        })),
      )
    }
  })

  test('a chapter has its words in the language of the reader, or all of them in English', async () => {
    const [first, second] = await listChapterRows(portal.db, [1], 'en')
    const id = first?.id as number
    await portal.db.delete(chapterText).where(inArray(chapterText.id, [id, second?.id as number]))
    await portal.db.insert(chapterText).values([
      { id, language: 'en', name: 'First', summary: 'English' },
      { id, language: 'de', name: 'Erstes', summary: null },
      { id: second?.id as number, language: 'en', name: 'Second', summary: 'English' },
    ])
    const rows = await listChapterRows(portal.db, [1], 'de')
    expect(rows.slice(0, 2).map(({ name, summary }) => [name, summary])).toEqual([
      ['Erstes', null],
      ['Second', 'English'],
    ])
    expect(rows.map(({ courseId }) => courseId)).toEqual(rows.map(() => 1))
  })

  test('a category is named in the language, else in English, else by its slug', async () => {
    const [german, unknown] = await Promise.all(
      ['de', 'xx'].map((each) => loadCategoryNamer(portal.db, each)),
    )
    const english = await loadCategoryNamer(portal.db, 'en')
    const name = english('certificationType', 'video-security').name
    expect(unknown?.('certificationType', 'video-security')).toEqual({ slug: 'video-security', name })
    expect(german?.('certificationType', 'video-security').name).not.toBe(name)
    expect(english('subtype', 'video-security').name).toBe('video-security')
    expect(english('certificationType', 'none')).toEqual({ slug: 'none', name: 'none' })
  })

  test('filters list what occurs among the courses of a kind, each once and sorted', async () => {
    const filters = await listCourseFilters(portal.db, germans, { kind: 'hsc', contentType: 'course' })
    const slugs = filters.certificationTypes.map(({ slug }) => slug)
    expect(slugs).toEqual([...new Set(slugs)].sort())
    expect(slugs).toContain('video-security')
    expect(slugs).not.toContain('general-security')
    expect(filters.versions).toEqual(filters.versions.toSorted().reverse())
    expect(filters.languages).toEqual([...new Set(filters.languages)].sort())
    expect([filters.productLines, filters.videoTypes]).toEqual([[], []])
    const videos = await listCourseFilters(portal.db, germans, { contentType: 'video' })
    expect(videos.productLines.length * videos.videoTypes.length).toBeGreaterThan(0)
    const all = await listCourseFilters(portal.db, germans, {})
    expect(all.certificationTypes.map(({ slug }) => slug)).toContain('general-security')
    expect(all.productLines).toEqual(videos.productLines)
  })

  test('a region is a value of its countries, by its name', async () => {
    const { valuesOf, nameOf } = await loadRegionFilter(portal.db, germans)
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
      findCertificationType(portal.db, { training, targetId })
    expect(await typeOf('certification', 2)).toBe('video-security')
    expect(await typeOf('certification', 999_999)).toBeNull()
    const [course] = await listPublishedCourses(portal.db, readers, [1])
    expect(await typeOf('course', 1)).toBe(course?.certificationType.slug)
    const rows = await portal.db.select().from(classroom).orderBy(classroom.id)
    const taught = rows.find((row) => row.certification === 2)
    const workshop = rows.find((row) => row.certification === null)
    expect(await typeOf('classroom', taught?.id as number)).toBe('video-security')
    expect(await typeOf('classroom', workshop?.id as number)).toBeNull()
  })

  test('a certification is taught online or where people meet, until its classrooms have ended', async () => {
    const rows = await portal.db.select().from(classroom).where(eq(classroom.certification, 2))
    const modes = (of: Awaited<ReturnType<typeof loadTaughtModes>>) => [of(2), of(999_999)]
    const none = { online: false, onsite: false }
    const set = (mode: 'online' | 'onsite', venue: string) =>
      portal.db.update(classroom).set({ mode, venue, country: 'DE' }).where(eq(classroom.certification, 2))
    const first = Math.min(...rows.map(({ endsAt }) => Date.parse(endsAt)))
    const ask = async (ids: number[], now: number) =>
      modes(await loadTaughtModes(portal.db, readers, ids, now))
    await set('online', '')
    expect(await ask([1, 2], first - 1)).toEqual([{ online: true, onsite: false }, none])
    await set('onsite', 'DE')
    expect(await ask([1, 2], first - 1)).toEqual([{ online: false, onsite: true }, none])
    expect(await ask([1], first - 1)).toEqual([none, none])
    await set('onsite', '')
    expect(await ask([2], first - 1)).toEqual([{ online: true, onsite: false }, none])
    expect(await ask([2], Date.UTC(2100, 0, 1))).toEqual([none, none])
  })

  test('classrooms name the trainers whom readers are shown, in their order', async () => {
    const [one] = await listClassroomSummaries(portal.db, readers, { limit: 1 })
    const [next] = await listClassroomSummaries(portal.db, readers, { limit: 1, offset: 1 })
    expect(one?.id).not.toBe(next?.id)
    const classroomId = one?.id as number
    await portal.db
      .delete(classroomTrainer)
      .where(inArray(classroomTrainer.classroomId, [classroomId, next?.id as number]))
    await portal.db
      .insert(classroomTrainer)
      .values([2, 1].map((trainerId, index) => ({ classroomId, trainerId, position: index + 1 })))
    const names = await findTrainerNames(portal.db, readers, [1, 2, 999_999])
    const where = inArray(classroom.id, [classroomId, next?.id as number])
    const found = await listClassroomSummaries(portal.db, readers, { where })
    expect(found.map(({ trainers }) => trainers)).toEqual([
      [2, 1].map((id) => ({ id, name: names.get(id) })),
      [],
    ])
    expect([...names.keys()].sort()).toEqual([1, 2])
  })

  test.each([
    ['courses', (page: number, pageSize: number) => findCourses(portal.db, readers, { page, pageSize })],
    ['news', (page: number, pageSize: number) => findNews(portal.db, readers, { page, pageSize })],
    ['trainers', (page: number, pageSize: number) => findTrainers(portal.db, readers, { page, pageSize })],
    [
      'classrooms',
      (page: number, pageSize: number) =>
        findClassrooms(
          portal.db,
          readers,
          { hasCertification: true, chosenFilters: {}, page, pageSize },
          portal.clock.now,
        ),
    ],
  ])('%s are paged', async (_, find) => {
    const all = await find(1, 500)
    expect(all.rows).toHaveLength(all.total)
    const pages = [await find(1, 2), await find(2, 2), await find(500, 2)]
    expect(pages.map(({ total }) => total)).toEqual([all.total, all.total, all.total])
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
    expect(pages.map(({ rows }) => ids(rows))).toEqual([
      ids(all.rows.slice(0, 2)),
      ids(all.rows.slice(2, 4)),
      [],
    ])
  })

  test('the categories of a course are named in the reader’s language', async () => {
    const nameOf = await loadCategoryNamer(portal.db, 'de')
    const { rows } = await findCourses(portal.db, germans, { page: 1, pageSize: 3 })
    for (const { certificationType, subtype } of rows) {
      expect(certificationType).toEqual(nameOf('certificationType', certificationType.slug))
      expect(subtype).toEqual(nameOf('subtype', subtype.slug))
      expect(certificationType.name).not.toBe(certificationType.slug)
    }
  })

  test('the type of a release and of a certified training is named in the reader’s language', async () => {
    const nameOf = await loadCategoryNamer(portal.db, 'de')
    const [group] = await listCertifications(portal.db, germans, 'hsc')
    expect(group?.type).toEqual(nameOf('certificationType', 'video-security'))
    expect(group?.type.name).not.toBe('video-security')
    expect(await listCertifications(portal.db, { ...germans, tenant: 'sister' }, 'gsc')).toEqual([])
  })

  test('a course without certification and topic is part of none', async () => {
    const [taught] = await portal.db.select({ id: topicCourse.courseId }).from(topicCourse)
    const id = taught?.id as number
    const parts = async () => {
      const [found] = await listCoursesWithRelations(portal.db, readers, [id])
      return [found?.certifications.length, found?.topics.length]
    }
    expect(await parts()).toEqual([expect.any(Number), 1])
    await portal.db.delete(topicCourse).where(eq(topicCourse.courseId, id))
    await portal.db.delete(certificationCourse).where(eq(certificationCourse.courseId, id))
    expect(await parts()).toEqual([0, 0])
  })

  test('questions are ordered by section, then by position', async () => {
    const ids = (await findFaqEntries(portal.db, readers, undefined)).map(({ id }) => id)
    const [first, second] = ids as [number, number]
    await portal.db.update(faq).set({ section: 'account', position: -1 }).where(eq(faq.id, first))
    const moved = (await findFaqEntries(portal.db, readers, undefined)).map(({ id }) => id)
    expect(moved[0]).toBe(second)
    const account = (await findFaqEntries(portal.db, readers, undefined)).filter(
      ({ section }) => section === 'account',
    )
    expect(account[0]?.id).toBe(first)
    expect(moved.indexOf(first)).toBe(moved.length - account.length)
  })

  test('a survey is saved once, without empty answers', async () => {
    const { learnerId } = await signIn(portal, 'survey@demo.test')
    const about = {
      surveyId: 1,
      training: 'course',
      targetId: 1,
      targetName: 'A',
      finishedAt: new Date(0),
    } as const
    const survey = await findSurvey(portal.db, readers, about)
    const answers = survey.questions.map(({ id, type, options, required }) => ({
      questionId: id,
      answer: !required ? '' : type === 'text' ? 'Fine' : options[0],
    }))
    const save = () => saveSurvey(portal.db, learnerId, survey, JSON.stringify(answers), portal.clock.now)
    expect(await save()).toBe(true)
    expect(await save()).toEqual({ refusal: 'repeatSubmit' })
    const [saved] = await portal.db.select().from(surveyAnswer).where(eq(surveyAnswer.learnerId, learnerId))
    expect(saved).toMatchObject({
      surveyId: 1,
      training: 'course',
      targetId: 1,
      answeredAt: new Date(portal.clock.now),
    })
    expect(saved?.answers).toEqual(
      Object.fromEntries(
        answers.filter(({ answer }) => answer !== '').map((each) => [each.questionId, each.answer]),
      ),
    )
    expect(await saveSurvey(portal.db, learnerId, survey, '[]', portal.clock.now)).toEqual({
      refusal: 'invalid',
    })
    expect(survey.questions.every(({ answer }) => answer === '')).toBe(true)
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomText } from '#server/db/schema/classroom.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { filterClassrooms } from '#server/services/catalogue/classroom/classroom-facets.ts'
import { loadCourseFacets } from '#server/services/catalogue/course/load-course-facets.ts'
import { loadHitFilterValues } from '#server/services/catalogue/search/hit-filter-values.ts'
import { loadHitTexts } from '#server/services/catalogue/search/hit-texts.ts'
import { listPopularItems } from '#server/services/catalogue/search/popular-items.ts'
import { findEvaluation } from '#server/services/catalogue/survey/find-evaluation.ts'
import { findSurvey, listPendingSurveys } from '#server/services/catalogue/survey/find-survey.ts'
import { listFinishedTrainings } from '#server/services/catalogue/survey/list-finished-trainings.ts'
import type { SearchResultType } from '#src/domain/search/search-result.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { contentChanged } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const readers = { tenant: 'main', site: { code: 'EN' }, language: 'en' } as const
const day = 86_400_000

describe.each(databases)('the search of the catalogue, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  /** Registers a new learner in courses and certifications, each a given number of days ago. */
  async function learnerIn(
    name: string,
    courses: Record<number, number>,
    certifications: Record<number, number>,
  ) {
    const { learnerId } = await signIn(portal, `${name}@found.test`)
    const at = (daysAgo: number) => new Date(portal.clock.now - daysAgo * day)
    for (const [courseId, daysAgo] of Object.entries(courses))
      await portal.db.insert(enrolment).values({
        ...{ learnerId, courseId: Number(courseId), status: 'audited', process: 'passed' },
        ...{ emailNotification: 'notSubscribed', createdAt: at(daysAgo), changedAt: at(daysAgo) },
      })
    for (const [certificationId, daysAgo] of Object.entries(certifications))
      await portal.db.insert(certificationEnrolment).values({
        ...{ learnerId, certificationId: Number(certificationId), round: 1, progress: 'approved' },
        ...{ childStatus: 'registrationApproved', emailNotification: 'notSubscribed' },
        ...{ begunAt: at(daysAgo), changedAt: at(daysAgo) },
      })
    return learnerId
  }

  test('the items started most within a year are popular: three of each at most, certifications first', async () => {
    await learnerIn('ann', { 1: 1, 2: 1, 3: 1, 4: 1 }, { 1: 1, 2: 364, 3: 366, 5: 1, 6: 1 })
    await learnerIn('ben', { 4: 1, 3: 366 }, { 6: 1 })
    const found = await listPopularItems(portal.db, readers, portal.clock.now)
    expect(found.map(({ type, id }) => `${type} ${id}`)).toEqual([
      ...['certification 6', 'certification 1', 'certification 2'],
      ...['course 4', 'course 1', 'course 2'],
    ])
    const name = demonstrationItems('certification').find(({ id }) => id === 6)?.document.texts.en.name
    expect(found[0]).toEqual({ type: 'certification', id: 6, name, language: 'en' })
  })

  test('finished trainings have surveys, the newest first, each once', async () => {
    const learnerId = await learnerIn('cem', { 1: 3, 3: 1 }, { 2: 2 })
    const finished = await listFinishedTrainings(portal.db, learnerId, 'en')
    expect(finished.map(({ training, targetId }) => `${training} ${targetId}`)).toEqual([
      ...['course 3', 'certification 2', 'course 1'],
    ])
    const names = [demonstrationItems('course'), demonstrationItems('certification')].map(
      (all, index) => all.find(({ id }) => id === (index === 0 ? 3 : 2))?.document.texts.en.name,
    )
    expect(finished.slice(0, 2).map(({ targetName, finishedAt }) => [targetName, finishedAt])).toEqual(
      names.map((name, index) => [name, new Date(portal.clock.now - (index + 1) * day)]),
    )
    const pending = await listPendingSurveys(portal.db, readers, learnerId)
    expect(pending.map(({ targetId }) => targetId)).toEqual(expect.arrayContaining([3, 1]))
    const evaluate = (training: 'course' | 'certification', targetId: number) =>
      findEvaluation(portal.db, readers, { learnerId, training, targetId })
    expect(await evaluate('course', 1)).toEqual({
      state: 'due',
      surveyId: pending.find(({ targetId }) => targetId === 1)?.surveyId,
    })
    expect(await evaluate('course', 2)).toEqual({ state: 'none', surveyId: null })
    expect(await evaluate('certification', 3)).toEqual({ state: 'none', surveyId: null })
  })

  test('a survey without a text is an error', async () => {
    const about = {
      training: 'course',
      targetId: 1,
      targetName: 'A',
      finishedAt: new Date(0),
      surveyId: 999,
    } as const
    await expect(findSurvey(portal.db, readers, about)).rejects.toThrow('Survey 999 has no text')
  })

  const hit = (type: SearchResultType, id: number) => ({ type, id, wordCount: 1, score: 1 })

  test('a result of each type has the title and summary of its item', async () => {
    const course = demonstrationItems('course').find(({ id }) => id === 1)?.document.texts.en
    const news = demonstrationItems('news')[0]
    const faq = demonstrationItems('faq')[0]
    const trainer = demonstrationItems('trainer')[0]
    const hits = [
      ...[hit('course', 1), hit('video', 1), hit('news', news?.id as number), hit('faq', faq?.id as number)],
      ...[hit('trainer', trainer?.id as number), hit('page', 0), hit('page', 999)],
    ]
    const texts = await loadHitTexts(portal.db, readers, hits)
    expect([...texts.keys()].sort()).toEqual(
      hits
        .slice(0, -1)
        .map(({ type, id }) => `${type} ${id}`)
        .sort(),
    )
    const named = { title: course?.name, summary: course?.summary, language: 'en' }
    expect([texts.get('course 1'), texts.get('video 1')]).toEqual([named, named])
    expect(texts.get(`news ${news?.id}`)).toMatchObject({ title: news?.document.texts.en.title })
    expect(texts.get(`trainer ${trainer?.id}`)).toMatchObject({ summary: trainer?.document.texts.en.title })
    const answer = texts.get(`faq ${faq?.id}`)
    expect(answer?.title).toBe(faq?.document.texts.en.question)
    expect(answer?.summary).not.toContain('<')
    expect(texts.get('page 0')).toEqual({ title: expect.any(String), summary: '', language: 'en' })
    expect(await loadHitTexts(portal.db, readers, [])).toEqual(new Map())
    expect((await loadHitTexts(portal.db, readers, [hit('course', 1)])).size).toBe(1)
    expect((await loadHitTexts(portal.db, readers, [hit('page', 0)])).size).toBe(1)
  })

  test('results are filtered by trade, level and language, where they have them', async () => {
    const valuesOf = await loadHitFilterValues(portal.db)
    const course = demonstrationItems('course').find(({ document }) => document.subtype === 'professional')
    const sorted = {
      subject: [course?.document.subject],
      level: ['professional'],
      language: expect.arrayContaining(['en']),
    }
    expect(valuesOf(hit('course', course?.id as number))).toEqual(sorted)
    expect(valuesOf(hit('video', course?.id as number))).toEqual(sorted)
    const of = (type: SearchResultType, id: number) => valuesOf(hit(type, id))
    const certification = demonstrationItems('certification').find(({ id }) => id === 3)?.document
    const values = { subject: [certification?.subject], level: [certification?.level], language: [] }
    expect(of('certification', 3)).toEqual(values)
    expect(of('certification', 1)).toMatchObject({ level: [] })
    const certified = (id: number | null) =>
      demonstrationItems('certification').find((each) => each.id === id)?.document
    const exam = demonstrationItems('practicalExam')[0]
    const examined = certified(exam?.document.certification ?? null)
    expect(of('practicalExam', exam?.id as number)).toEqual({
      ...{ subject: [examined?.subject], language: [] },
      level: [examined?.level].filter(Boolean),
    })
    const training = demonstrationItems('classroom').find(
      ({ document }) => certified(document.certification)?.level,
    )
    expect(of('classroom', training?.id as number)).toEqual({
      ...{ subject: [training?.document.subject], language: training?.document.taughtIn },
      level: [certified(training?.document.certification ?? null)?.level],
    })
    const trainer = demonstrationItems('trainer')[0]
    expect(of('trainer', trainer?.id as number)).toEqual({
      ...{ subject: trainer?.document.subjects, level: [], language: trainer?.document.languages },
    })
    for (const [type, family] of [
      ['topic', 'topic'],
      ['news', 'news'],
    ] as const) {
      const [first] = demonstrationItems(family)
      expect(of(type, first?.id as number)).toEqual({
        subject: [first?.document.subject],
        level: [],
        language: [],
      })
    }
    expect([of('faq', 1), of('page', 0), of('course', 999_999)]).toEqual([{}, {}, {}])
  })

  test('a city without a name in the language has its English name', async () => {
    const german = { ...readers, language: 'de' }
    const facet = async () => {
      const narrowed = { where: undefined, chosen: {}, now: portal.clock.now }
      const { facets } = await filterClassrooms(portal.db, german, narrowed)
      return facets.find(({ filter }) => filter === 'city')?.values.find(({ value }) => value === 'Munich')
    }
    expect((await facet())?.name).toBe('München')
    await portal.db.update(classroomText).set({ city: null }).where(eq(classroomText.city, 'München'))
    await contentChanged(portal)
    expect((await facet())?.name).toBe('Munich')
  })

  test('courses and videos have their own filters, with the codes of addresses', async () => {
    const filtersOf = async (contentType?: 'course' | 'video') =>
      loadCourseFacets(portal.db, readers, { ...(contentType && { contentType }) }, undefined)
    const courses = await filtersOf()
    expect(courses).toEqual(await filtersOf('course'))
    const videos = await filtersOf('video')
    expect(videos.total).toBe(courses.total)
    const names = ({ facets }: typeof courses) => facets.map(({ filter }) => filter)
    expect(names(courses)).toEqual(['certificationType', 'subtype', 'requirement', 'version'])
    expect(names(videos)).toEqual(['productLine', 'videoType', 'videoOf'])
    const valuesOf = (of: typeof courses, name: string) =>
      of.facets.find(({ filter }) => filter === name)?.values.map(({ value }) => value)
    expect(valuesOf(courses, 'requirement')).toEqual(['0', '1'])
    expect(valuesOf(videos, 'videoOf')?.every((value) => ['1', '2', '3'].includes(value))).toBe(true)
    const [type] = courses.facets.find(({ filter }) => filter === 'certificationType')?.values ?? []
    expect(type?.name).not.toBe(type?.value)
    const chosen = await loadCourseFacets(portal.db, readers, { requirement: 'elective' }, undefined)
    expect(chosen.total).toBe(courses.facets[2]?.values[0]?.count)
  })
})

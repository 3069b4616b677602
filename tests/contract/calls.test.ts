import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { course as courseTable } from '#server/db/schema/course.ts'
import { implementations } from '#server/routes/implementations.ts'
import * as course from '#src/contract/catalogue/course.ts'
import { getLanguages, getSiteInfo } from '#src/contract/catalogue/site.ts'
import { chooseLanguage, getLearner, getSession } from '#src/contract/identity/session.ts'
import { enrolInCourse, getMyCourses } from '#src/contract/learning/enrolment.ts'
import { getContentChanges } from '#src/contract/publishing/content.ts'
import { allCalls } from '#src/contract/registry.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { contentChanged } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

test('every call of the contract is answered by the server', () => {
  expect(implementations.map(({ call }) => call.path).sort()).toEqual(
    allCalls.map((call) => call.path).sort(),
  )
})

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const german = { siteId: 21, languageId: 4 }
  const asOperator = { headers: { Authorization: `Bearer ${operatorToken}` } }

  test('the site of the host is returned, or the requested one', async () => {
    const info = unwrap(await portal.api().call(getSiteInfo, {}))
    expect(info).toMatchObject({
      siteCode: 'EN',
      siteId: 1,
      baseLanguageId: 1,
      tenantId: 1,
      languageNavigation: false,
    })
    const eu = unwrap(await portal.api().call(getSiteInfo, { siteCode: 'EU' }))
    expect(eu).toMatchObject({ siteId: 21, isEU: true, languageNavigation: true })
    refusedWith(await portal.api().call(getSiteInfo, { siteCode: 'NOWHERE' }), 404)
  })

  test('a site of the other tenant is not found by its code', async () => {
    refusedWith(await portal.api().call(getSiteInfo, { siteCode: 'MICRO-EN' }), 404)
    const sister = portal.api(null, { origin: sisterOrigin })
    expect(unwrap(await sister.call(getSiteInfo, {}))).toMatchObject({ siteId: 19, tenantId: 2 })
  })

  test('the languages of a site are listed, base language first, with their direction', async () => {
    const languages = unwrap(await portal.api(null, { siteId: 3, languageId: 3 }).call(getLanguages, {}))
    expect(languages.map((each) => [each.code, each.rightToLeft])).toEqual([
      ['en', false],
      ['ar', true],
    ])
  })

  test('a list has fifteen rows unless another of the page sizes is asked for', async () => {
    const all = unwrap(await portal.api().call(course.findCourses, {}))
    expect(all.rows).toHaveLength(Math.min(15, all.total))
    const next = unwrap(await portal.api().call(course.findCourses, { page: 2, pageSize: 10 }))
    expect(next.rows[0]?.id).toBeGreaterThan(all.rows[9]?.id as number)
    refusedWith(await portal.api().call(course.findCourses, { pageSize: 11 }), 400)
  })

  test('a list is in the order of ids, and a page behind the end is empty', async () => {
    const { rows, total } = unwrap(await portal.api().call(course.findCourses, { pageSize: 128 }))
    expect(rows.map((row) => row.id)).toEqual(rows.map((row) => row.id).sort((a, b) => a - b))
    expect(rows).toHaveLength(total)
    const behind = unwrap(await portal.api().call(course.findCourses, { page: 99 }))
    expect(behind).toMatchObject({ rows: [], total })
  })

  test.each([
    ['kind', { kind: 'hsc' as const }, (row: { kind: string }) => row.kind === 'hsc'],
    [
      'requirement',
      { requirement: 'elective' as const },
      (row: { requirement: string }) => row.requirement === 'elective',
    ],
    ['version', { version: '2026' }, (row: { version: string }) => row.version === '2026'],
    ['language', { language: 'de' }, (row: { languages: string[] }) => row.languages.includes('de')],
    [
      'type',
      { certificationType: 'video-security' },
      (row: { certificationType: { slug: string } }) => row.certificationType.slug === 'video-security',
    ],
    [
      'subtype',
      { subtype: 'associate' },
      (row: { subtype: { slug: string } }) => row.subtype.slug === 'associate',
    ],
  ])('the filter by %s leaves exactly the matching courses', async (_, filter, matches) => {
    const everything = unwrap(await portal.api().call(course.findCourses, { pageSize: 128 }))
    const found = unwrap(await portal.api().call(course.findCourses, { ...filter, pageSize: 128 }))
    expect(found.rows).toEqual(everything.rows.filter(matches as (row: unknown) => boolean))
    expect(found.rows.length).toBeGreaterThan(0)
    expect(found.rows.length).toBeLessThan(everything.rows.length + 1)
  })

  test('a keyword is found in the visible text in any case, and % is a normal character', async () => {
    const [first] = unwrap(await portal.api(null, german).call(course.findCourses, {})).rows
    const keyword = first?.name.slice(0, 8).toUpperCase()
    const found = unwrap(await portal.api(null, german).call(course.findCourses, { keyword }))
    expect(found.rows.map((row) => row.id)).toContain(first?.id)
    expect(unwrap(await portal.api().call(course.findCourses, { keyword: '%_%' })).total).toBe(0)
    const tooLong = await portal.request(`/api${course.findCourses.path}?keyword=${'x'.repeat(101)}`)
    expect(tooLong.status).toBe(400)
  })

  test('every choice of the filters leads to at least one course, and the other tenant has its own', async () => {
    const filters = unwrap(await portal.api().call(course.getCourseFilters, { kind: 'gsc' }))
    for (const { slug } of filters.certificationTypes) {
      const found = await portal.api().call(course.findCourses, { kind: 'gsc', certificationType: slug })
      expect(unwrap(found).total).toBeGreaterThan(0)
    }
    const sister = await portal
      .api(null, { origin: sisterOrigin, siteId: 19 })
      .call(course.getCourseFilters, {})
    expect(unwrap(sister)).not.toEqual(unwrap(await portal.api().call(course.getCourseFilters, {})))
  })

  test('a course says whether it ends with a quiz', async () => {
    const id = 7
    const hasQuiz = async () => unwrap(await portal.api().call(course.getCourse, { id })).quiz
    const change = async (quiz: number | null) => {
      await portal.db.update(courseTable).set({ quiz }).where(eq(courseTable.id, id))
      await contentChanged(portal)
    }
    expect(await hasQuiz()).toBe(false)
    await change(101)
    expect(await hasQuiz()).toBe(true)
    await change(null)
  })

  test('the recommended courses are some of all courses', async () => {
    const recommended = unwrap(await portal.api().call(course.getRecommendedCourses, {}))
    expect(recommended.length).toBeGreaterThan(0)
  })

  test('texts are in the requested language, else in English with that language stated', async () => {
    const rows = unwrap(await portal.api(null, german).call(course.findCourses, { pageSize: 128 })).rows
    for (const row of rows) expect(row.language).toBe(row.languages.includes('de') ? 'de' : 'en')
    expect(rows.some((row) => row.language === 'de')).toBe(true)
  })

  test('a course has its chapters, and an anonymous visitor has no registration', async () => {
    const one = unwrap(await portal.api().call(course.getCourse, { id: 1 }))
    expect(one).toMatchObject({ id: 1, registrationStatus: 'notEnrolled', learningProcess: 'notStarted' })
    expect(one.chapters).toHaveLength(one.chapterCount)
    expect(one.chapters.reduce((sum, chapter) => sum + chapter.seconds, 0)).toBe(one.seconds)
  })

  test('an unknown course, also one of another tenant, is not found', async () => {
    refusedWith(await portal.api().call(course.getCourse, { id: 9999 }), 404)
    const rows = unwrap(await portal.api().call(course.findCourses, { pageSize: 128 })).rows
    const own = new Set(rows.map((row) => row.id))
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    const foreign = unwrap(await sister.call(course.findCourses, { pageSize: 128 })).rows.find(
      (row) => !own.has(row.id),
    )
    const hidden = [...own].find((id) => id !== foreign?.id) as number
    if (foreign) refusedWith(await portal.api().call(course.getCourse, { id: foreign.id }), 404)
    const answered = await sister.call(course.getCourse, { id: hidden })
    if (!answered.ok) refusedWith(answered, 404)
  })

  test('the session is returned to its learner, and null to everybody else', async () => {
    expect(unwrap(await portal.api().call(getSession, {}))).toBeNull()
    const { cookie, learnerId } = await signIn(portal)
    expect(unwrap(await portal.api(cookie).call(getSession, {}))).toMatchObject({
      id: learnerId,
      firstName: 'Sample',
    })
  })

  test('a learner reads only their own user info', async () => {
    const { cookie, learnerId } = await signIn(portal)
    const other = await signIn(portal, 'second@demo.test')
    expect(unwrap(await portal.api(cookie).call(getLearner, { id: learnerId })).email).toBe(
      'learner@demo.test',
    )
    refusedWith(await portal.api(cookie).call(getLearner, { id: other.learnerId }), 403)
  })

  test('a chosen language is saved, and one that the tenant does not have is refused', async () => {
    const { cookie } = await signIn(portal)
    expect(unwrap(await portal.api(cookie).call(chooseLanguage, { languageId: 4 })).languageId).toBe(4)
    refusedWith(await portal.api(cookie).call(chooseLanguage, { languageId: 99 }), 403)
    expect(unwrap(await portal.api(cookie).call(getSession, {}))?.languageId).toBe(4)
  })

  test('my courses are those with my registration', async () => {
    const { cookie } = await signIn(portal, 'list@demo.test')
    expect(unwrap(await portal.api(cookie).call(getMyCourses, {}))).toEqual([])
    await portal.api(cookie).call(enrolInCourse, { id: 1, emailNotification: 'subscribed' })
    const [mine] = unwrap(await portal.api(cookie).call(getMyCourses, {}))
    expect(mine).toMatchObject({
      registrationStatus: 'audited',
      learningProcess: 'notStarted',
      progress: 0,
      quizOpen: false,
      creditsEarned: 0,
    })
    expect(mine?.course.id).toBe(1)
  })

  test('an operator reads the changes since a revision, site by site of any tenant', async () => {
    const api = portal.api(null, asOperator)
    const all = unwrap(await api.call(getContentChanges, { since: 0, limit: 5 }))
    expect(all.rows).toHaveLength(5)
    const next = unwrap(await api.call(getContentChanges, { since: all.revision, limit: 500 }))
    const ids = [...all.rows, ...next.rows].map((row) => `${row.family} ${row.id}`)
    expect(new Set(ids).size).toBe(ids.length)
    const last = unwrap(await api.call(getContentChanges, { since: Number.MAX_SAFE_INTEGER }))
    expect(last).toEqual({ rows: [], revision: Number.MAX_SAFE_INTEGER })
    const sister = await portal.api(null, { ...asOperator, siteId: 19 }).call(getContentChanges, { since: 0 })
    expect(unwrap(sister).rows.length).toBeGreaterThan(0)
    refusedWith(await api.call(getContentChanges, { since: -1 }), 400)
    refusedWith(await api.call(getContentChanges, { since: 0, limit: 501 }), 400)
  })

  test('only operators read content: by role or by token', async () => {
    refusedWith(await portal.api().call(getContentChanges, { since: 0 }), 403)
    const wrong = { headers: { Authorization: 'Bearer something else' } }
    refusedWith(await portal.api(null, wrong).call(getContentChanges, { since: 0 }), 403)
    const { cookie } = await signIn(portal)
    refusedWith(await portal.api(cookie).call(getContentChanges, { since: 0 }), 403)
    const editor = await signIn(portal, 'editor@demo.test', { roles: ['editor'] })
    expect(
      unwrap(await portal.api(editor.cookie).call(getContentChanges, { since: 0 })).rows.length,
    ).toBeGreaterThan(0)
  })
})

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { contentEdition, contentItem } from '#server/db/schema/content.ts'
import * as contract from '#src/contract/catalogue/certification.ts'
import { getPublishedCertifications } from '#src/contract/publishing/published.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { contentChanged } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const arabic = { siteId: 3, languageId: 3 }
const vietnamese = { siteId: 6, languageId: 16 }
const sister = { origin: sisterOrigin, siteId: 19 }

/** Returns the demonstration's data of a certification, in a language. */
const seeded = (id: number, language = 'en') => {
  const document = demonstrationItems('certification').find((item) => item.id === id)?.document
  const words = document?.texts[language]
  if (!document || !words) throw new Error(`No certification ${id} in ${language}`)
  return { document, words }
}

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const list = async (kind?: 'gsc' | 'hsc', place = {}) =>
    unwrap(await portal.api(null, place).call(contract.getCertifications, { ...(kind && { kind }) }))
  const detail = async (id: number, place = {}, cookie: string | null = null) =>
    unwrap(await portal.api(cookie, place).call(contract.getCertification, { id }))

  test('the list groups releases by type, with older ones below', async () => {
    const groups = await list()
    expect(groups.map(({ type, versions }) => [type.slug, versions.map(({ id }) => id)])).toEqual([
      ['general-security', [1]],
      ['video-security', [2, 3, 4]],
      ['access-control', [5]],
      ['intrusion-detection', [6]],
      ['thermal-imaging', [7, 8]],
    ])
    const older = groups.flatMap(({ versions }) => versions.map((each) => each.older.map(({ id }) => id)))
    expect(older).toEqual([[9], [10], [], [], [], [], [], []])
  })

  test('a release of the list, field by field', async () => {
    const { document, words } = seeded(3)
    const video = (await list('hsc'))[0]
    expect(video?.versions.find(({ id }) => id === 3)).toEqual({
      id: 3,
      code: 'VSP-2026',
      kind: 'hsc',
      level: 'professional',
      subject: 'cctv',
      scene: 'video-network',
      type: { slug: 'video-security', name: video?.type.name },
      name: words.name,
      summary: words.summary,
      version: '2026',
      practicalExam: false,
      needsCode: false,
      fee: document.fee,
      offer: expect.anything(),
      picture: null,
      prerequisites: [{ id: 2, name: seeded(2).words.name, version: '2026' }],
      language: 'en',
      older: [],
      expanded: false,
    })
  })

  test('the list uses the field names of the specification', async () => {
    const answered = await portal.request('/api/certification/release/certification/list?kind=0')
    const { data } = (await answered.json()) as { data: Record<string, unknown>[] }
    expect(data).toMatchObject([
      {
        certificationType: { categoryId: 'general-security', categoryName: expect.any(String) },
        certificationReleaseDTOList: [
          {
            id: 1,
            kind: '0',
            practicalExam: '1',
            isExpand: false,
            sonCertificationReleaseDTOList: [{ id: 9, versionLabel: '2025' }],
          },
        ],
      },
    ])
  })

  test('a kind filters the list, and an unknown one is refused', async () => {
    const kinds = (await list('hsc')).flatMap(({ versions }) => versions.map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(new Set(['hsc']))
    const wrong = await portal.request('/api/certification/release/certification/list?kind=7')
    expect(wrong.status).toBe(400)
  })

  test('the sister brand has its own', async () => {
    expect((await list(undefined, sister)).map(({ versions }) => versions.map(({ id }) => id))).toEqual([[7]])
    refusedWith(await portal.api(null, sister).call(contract.getCertification, { id: 1 }), 404)
    const shown = await detail(7, sister)
    expect(shown.banner?.id).toBe(10)
    expect(shown.certification.name).toBe(seeded(7).words.name)
  })

  test('a whole certification, field by field, for an anonymous visitor', async () => {
    const { words } = seeded(1)
    const { certification, courses, banner } = await detail(1)
    expect(certification).toMatchObject({
      id: 1,
      kind: 'gsc',
      level: null,
      name: words.name,
      status: 'enrol',
      childStatus: null,
      update: null,
      video: '/media/films/site-walk.mp4',
      practicalExam: true,
      taughtOnline: true,
      taughtOnsite: false,
      showsTask: true,
      needsRecord: true,
      task: words.task,
    })
    expect(certification.description.length).toBeGreaterThan(100)
    expect(courses.map(({ id }) => id)).toEqual(seeded(1).document.courses)
    expect(courses.every(({ credits }) => credits >= 0)).toBe(true)
    expect(new Set(courses.map(({ requirement }) => requirement))).toEqual(
      new Set(['compulsory', 'elective']),
    )
    expect(banner).toMatchObject({ id: 6, page: { place: 'overview', kind: 'gsc' } })
    expect((await detail(2)).banner).toMatchObject({ id: 7, page: { place: 'overview', kind: 'hsc' } })
  })

  test('the detail uses the field names of the specification', async () => {
    const answered = await portal.request('/api/certification/release/certification/detail?id=1')
    const { data } = (await answered.json()) as { data: Record<string, unknown> }
    expect(data.certificationDetail).toMatchObject({
      currentStatus: '0',
      childStatus: null,
      practicalExam: '1',
      hasOnlineClassroom: '1',
      hasOnsiteClassroom: '0',
      showTask: '1',
      needRecord: '1',
      taskContent: seeded(1).words.task?.join('\n'),
      userCourseUpdateDTO: null,
    })
  })

  test('an introduction is shown to everybody, with captions and transcript', async () => {
    const { video, film } = (await detail(1)).certification
    const seen = await portal.request(video as string, { headers: { Range: 'bytes=0-9' } })
    expect([seen.status, seen.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    const captions = await portal.request(film?.captions as string)
    expect(await captions.text()).toContain('Start with the plan')
    expect(film).toMatchObject({ seconds: 60, language: 'en' })
    expect(film?.transcript).toContain('Start with the plan')
    expect((await detail(2)).certification).toMatchObject({ video: null, film: null })
  })

  test('an introduction has the date of its certification’s newest edition', async () => {
    const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const since = async () =>
      unwrap(await editor.call(getPublishedCertifications, { ids: [1, 2] })).map(
        ({ certification: { film } }) => film?.since,
      )
    const dates = ['2026-03-01T08:00:00.000Z', '2026-04-01T08:00:00.000Z']
    for (const [index, at] of dates.entries())
      await portal.db
        .update(contentEdition)
        .set({ at: new Date(at) })
        .where(and(eq(contentEdition.family, 'certification'), eq(contentEdition.id, index + 1)))
    const introduced = eq(certification.id, 2)
    await portal.db.update(certification).set({ video: 'site-walk' }).where(introduced)
    await contentChanged(portal)
    expect(await since()).toEqual(dates)
    await portal.db.update(certification).set({ video: null }).where(introduced)
    await contentChanged(portal)
  })

  test('a stored video that is not an introduction is refused without an address of the session', async () => {
    expect((await portal.request('/media/films/power-curve.mp4')).status).toBe(404)
    expect((await portal.request('/media/films/none.mp4')).status).toBe(404)
  })

  test('an enrolled learner sees their progress', async () => {
    const { cookie, learnerId } = await signIn(portal, 'enrolled@demo.test')
    const at = new Date(portal.clock.now)
    await portal.db.insert(certificationEnrolment).values({
      learnerId,
      certificationId: 2,
      round: 1,
      progress: 'exam',
      childStatus: 'registrationApproved',
      emailNotification: 'subscribed',
      begunAt: at,
      changedAt: at,
    })
    const mine = (await detail(2, {}, cookie)).certification
    expect(mine).toMatchObject({ status: 'exam', childStatus: 'registrationApproved' })
    expect((await detail(2)).certification.status).toBe('enrol')
  })

  test('texts are in the requested language, else in English with that language stated', async () => {
    const inArabic = await detail(1, arabic)
    expect(inArabic.certification).toMatchObject({
      language: 'ar',
      name: seeded(1, 'ar').words.name,
      task: seeded(1, 'ar').words.task,
    })
    expect(inArabic.banner?.language).toBe('ar')
    const groups = await list('hsc', arabic)
    expect(groups[0]?.versions[1]?.prerequisites[0]?.name).toBe(seeded(2, 'ar').words.name)
    const translated = and(eq(certificationText.id, 1), eq(certificationText.language, 'vi'))
    const english = { bodyLanguage: 'en', description: seeded(1).words.description }
    await portal.db.update(certificationText).set(english).where(translated)
    const fallen = await detail(1, vietnamese)
    expect(fallen.certification).toMatchObject({
      ...{ language: 'vi', name: seeded(1, 'vi').words.name },
      ...english,
    })
  })

  test('an ended release is taught neither online nor onsite', async () => {
    const before = portal.clock.now
    portal.clock.now = Date.UTC(2027, 0, 1)
    const { certification } = await detail(2)
    expect(certification).toMatchObject({ taughtOnline: false, taughtOnsite: false })
    expect(unwrap(await portal.api().call(contract.getClassroomTypes, {}))).toEqual([])
    expect(unwrap(await portal.api().call(contract.getPracticalExamTypes, {}))).toEqual([])
    portal.clock.now = before
  })

  test('an unknown id is not found, and a missing one is refused', async () => {
    refusedWith(await portal.api().call(contract.getCertification, { id: 9999 }), 404)
    const path = '/api/certification/release/certification/detail'
    expect((await portal.request(path)).status).toBe(400)
    expect((await portal.request(`${path}?id=one`)).status).toBe(400)
  })

  test('the types with classrooms and practical exams', async () => {
    const slugs = async (call: typeof contract.getClassroomTypes, place = {}) =>
      unwrap(await portal.api(null, place).call(call, {})).map(({ type, kind }) => `${type.slug} ${kind}`)
    expect(await slugs(contract.getClassroomTypes)).toEqual([
      'general-security gsc',
      'video-security hsc',
      'access-control hsc',
      'intrusion-detection hsc',
      'thermal-imaging hsc',
    ])
    expect(await slugs(contract.getPracticalExamTypes)).toEqual([
      'general-security gsc',
      'video-security hsc',
      'access-control hsc',
      'thermal-imaging hsc',
    ])
    expect(await slugs(contract.getPracticalExamTypes, sister)).toEqual(['thermal-imaging hsc'])
    const named = unwrap(await portal.api(null, arabic).call(contract.getClassroomTypes, {}))
    expect(named[0]?.type.name).toMatch(/\p{Script=Arabic}/u)
  })

  const related = async (certificationId: number, place = {}) =>
    unwrap(await portal.api(null, place).call(contract.getRelatedCertifications, { certificationId })).map(
      ({ id, language }) => [id, language],
    )

  test('on another site a certification is the same one, in its language, or missing', async () => {
    expect(await related(7, { siteId: 21, languageId: 4 })).toEqual([[7, 'de']])
    expect(await related(10, arabic)).toEqual([[10, 'ar']])
    expect(await related(1, sister)).toEqual([])
    expect(await related(9999)).toEqual([])
  })

  test('after a withdrawn release the others of its family are shown', async () => {
    const own = and(eq(contentItem.family, 'certification'), eq(contentItem.id, 10))
    const set = async (state: 'withdrawn' | 'published') => {
      await portal.db.update(contentItem).set({ state }).where(own)
      await contentChanged(portal)
    }
    await set('withdrawn')
    expect(await related(10)).toEqual([[2, 'en']])
    await set('published')
  })

  test('a release whose parent is withdrawn is listed by itself', async () => {
    await portal.db.update(certification).set({ parent: 9999 }).where(eq(certification.id, 10))
    await contentChanged(portal)
    const video = (await list('hsc')).find(({ type }) => type.slug === 'video-security')
    expect(video?.versions.map(({ id }) => id)).toEqual([2, 3, 4, 10])
    await portal.db.update(certification).set({ parent: 2 }).where(eq(certification.id, 10))
    await contentChanged(portal)
  })
})

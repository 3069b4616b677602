import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { findCourses, getCourse } from '#src/contract/catalogue/course.ts'
import { getCertificationCourses } from '#src/contract/learning/certification-course.ts'
import { enrolInCourse, getMyCourses } from '#src/contract/learning/enrolment.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { itemsOfBrand, places, withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const untouched = {
  registrationStatus: 'notEnrolled',
  learningProcess: 'notStarted',
  progress: 0,
  quizOpen: false,
  creditsEarned: 0,
  emailNotification: null,
}

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const cards = async (place = {}) =>
    unwrap(await portal.api(null, place).call(findCourses, { pageSize: 128 })).rows

  test.each([
    ['English', {}],
    ['German', places.german],
    ['Arabic', places.arabic],
    ['English where nothing is translated', places.korean],
  ])('each certification has its courses in its order, in %s', async (_, place) => {
    const all = await cards(place)
    for (const { id, document } of itemsOfBrand('main', demonstrationItems('certification'))) {
      const found = unwrap(
        await portal.api(null, place).call(getCertificationCourses, { certificationId: id }),
      )
      expect(found).toEqual(
        document.courses.flatMap((courseId) => {
          const course = all.find((card) => card.id === courseId)
          return course ? [{ course, ...untouched }] : []
        }),
      )
      expect(found.length).toBeGreaterThan(0)
    }
  })

  test('a certification has compulsory and elective courses with credits', async () => {
    const found = unwrap(await portal.api().call(getCertificationCourses, { certificationId: 1 }))
    expect(new Set(found.map(({ course }) => course.requirement))).toEqual(
      new Set(['compulsory', 'elective']),
    )
    expect(found.reduce((sum, { course }) => sum + course.credits, 0)).toBeGreaterThanOrEqual(12)
  })

  test('a learner sees their progress, and my courses can be filtered by certification', async () => {
    const { cookie, learnerId } = await signIn(portal, 'far@demo.test')
    const api = portal.api(cookie)
    const other = demonstrationItems('certification').find(({ document }) => !document.courses.includes(2))
      ?.id as number
    await api.call(enrolInCourse, { id: 2, emailNotification: 'subscribed' })
    await api.call(enrolInCourse, { id: 1, emailNotification: 'subscribed' })
    const { chapters } = unwrap(await api.call(getCourse, { id: 2 }))
    const [first] = chapters
    await portal.db.insert(chapterWatching).values({
      learnerId,
      chapterId: first?.id as number,
      position: first?.seconds as number,
      intervals: [[0, first?.seconds as number]],
      reportedAt: new Date(portal.clock.now),
    })
    const found = unwrap(await api.call(getCertificationCourses, { certificationId: 1 }))
    const seconds = chapters.reduce((sum, chapter) => sum + chapter.seconds, 0)
    const mine = found.find(({ course }) => course.id === 2)
    expect(mine).toMatchObject({
      registrationStatus: 'audited',
      progress: expect.closeTo((first?.seconds as number) / seconds, 5),
      quizOpen: false,
      creditsEarned: 0,
    })
    for (const each of found) if (each.course.id !== 2) expect(each).toMatchObject(untouched)

    const all = unwrap(await api.call(getMyCourses, {}))
    expect(all.map(({ course }) => course.id)).toEqual([1, 2])
    expect(unwrap(await api.call(getMyCourses, { certificationId: 1 }))).toEqual([mine])
    expect(unwrap(await api.call(getMyCourses, { certificationId: other }))).toEqual(
      all.filter(({ course }) =>
        demonstrationItems('certification')
          .find(({ id }) => id === other)
          ?.document.courses.includes(course.id),
      ),
    )
    expect(unwrap(await api.call(getMyCourses, { certificationId: 999 }))).toEqual([])
    const headers = { Cookie: cookie }
    for (const id of ['x', '0', '1.5'])
      expect(
        (await portal.request(`/api${getMyCourses.path}?certificationId=${id}`, { headers })).status,
      ).toBe(400)
    expect(unwrap(await portal.api().call(getCertificationCourses, { certificationId: 1 }))[0]).toMatchObject(
      untouched,
    )
  })

  test('the sister brand has only its own certifications and courses', async () => {
    const sister = portal.api(null, places.sister)
    const own = new Set((await cards(places.sister)).map(({ id }) => id))
    const shown = new Set(itemsOfBrand('sister', demonstrationItems('certification')).map(({ id }) => id))
    for (const { id } of demonstrationItems('certification')) {
      const answered = await sister.call(getCertificationCourses, { certificationId: id })
      if (!shown.has(id)) refusedWith(answered, 404)
      else for (const { course } of unwrap(answered)) expect(own).toContain(course.id)
    }
    expect(shown.size).toBeGreaterThan(0)
  })

  test('a withdrawn course vanishes, a withdrawn certification is not found', async () => {
    await withItemWithdrawn(portal, 'course', 2, async () => {
      const found = unwrap(await portal.api().call(getCertificationCourses, { certificationId: 1 }))
      expect(found.map(({ course }) => course.id)).not.toContain(2)
    })
    await withItemWithdrawn(portal, 'certification', 1, async () =>
      refusedWith(await portal.api().call(getCertificationCourses, { certificationId: 1 }), 404),
    )
  })

  test('unknown ids are not found, and wrong input is refused', async () => {
    refusedWith(await portal.api().call(getCertificationCourses, { certificationId: 999 }), 404)
    for (const query of ['', '?certificationId=0', '?certificationId=x'])
      expect((await portal.request(`/api${getCertificationCourses.path}${query}`)).status, query).toBe(400)
  })
})

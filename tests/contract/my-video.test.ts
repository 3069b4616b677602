import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { findCourses, getCourse, getVideoAccess } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { getMyVideos } from '#src/contract/learning/my-video.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { places, withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { type SignedIn, signIn } from '../fixtures/server/sign-in.ts'

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const videos = async (place = {}) =>
    unwrap(await portal.api(null, place).call(findCourses, { contentType: 'video', pageSize: 128 })).rows
  const mine = async ({ cookie }: SignedIn, request = {}, place = {}) =>
    unwrap(await portal.api(cookie, place).call(getMyVideos, request))

  /** Stores that a share (0 to 1) of each chapter was watched, at a time. */
  async function watch({ learnerId }: SignedIn, id: number, share: number, at = portal.clock.now) {
    const { chapters } = unwrap(await portal.api().call(getCourse, { id }))
    await portal.db.insert(chapterWatching).values(
      chapters.map((chapter) => ({
        learnerId,
        chapterId: chapter.id,
        position: chapter.seconds * share,
        intervals: share > 0 ? [[0, chapter.seconds * share] as const] : [],
        reportedAt: new Date(at),
      })),
    )
  }

  test('only signed-in learners may read them, and at first there are none', async () => {
    refusedWith(await portal.api().call(getMyVideos, {}), 401)
    expect(await mine(await signIn(portal, 'none@demo.test'))).toEqual({ rows: [], total: 0 })
  })

  test('the watched videos, the last one first, with their progress, without courses', async () => {
    const me = await signIn(portal, 'three@demo.test')
    const [first, second, third] = await videos()
    await watch(me, first?.id as number, 0.5, portal.clock.now - 3000)
    await watch(me, second?.id as number, 1, portal.clock.now - 1000)
    await watch(me, third?.id as number, 0, portal.clock.now - 2000)
    await portal.api(me.cookie).call(enrolInCourse, { id: 1, emailNotification: 'subscribed' })
    await watch(me, 1, 0.5)
    const { rows, total } = await mine(me)
    expect(total).toBe(3)
    expect(rows).toEqual([
      { course: second, learningProcess: 'learned', progress: 1 },
      { course: third, learningProcess: 'learning', progress: 0 },
      { course: first, learningProcess: 'learning', progress: expect.closeTo(0.5, 5) },
    ])
  })

  test('opening a video puts it first', async () => {
    const me = await signIn(portal, 'opens@demo.test')
    const [first, second] = await videos()
    await watch(me, first?.id as number, 0.5, portal.clock.now - 3000)
    const { chapters } = unwrap(await portal.api().call(getCourse, { id: second?.id as number }))
    const input = { id: second?.id as number, chapterId: chapters[0]?.id as number }
    unwrap(await portal.api(me.cookie).call(getVideoAccess, input))
    expect((await mine(me)).rows.map(({ course }) => course.id)).toEqual([second?.id, first?.id])
  })

  test('they are paged', async () => {
    const me = await signIn(portal, 'many@demo.test')
    const all = (await videos()).slice(0, 12)
    for (const [index, { id }] of all.entries()) await watch(me, id, 0.1, portal.clock.now - index * 1000)
    const ids = all.map(({ id }) => id)
    expect((await mine(me)).rows.map(({ course }) => course.id)).toEqual(ids)
    const second = await mine(me, { page: 2, compact: true })
    expect(second.rows.map(({ course }) => course.id)).toEqual(ids.slice(10))
    expect(second.total).toBe(12)
    expect((await mine(me, { page: 3, pageSize: 10 })).rows).toEqual([])
    const headers = { Cookie: me.cookie }
    for (const query of ['pageSize=14', 'pageNum=0'])
      expect((await portal.request(`/api${getMyVideos.path}?${query}`, { headers })).status).toBe(400)
  })

  test('in the requested language, else in English, without withdrawn ones and those of others', async () => {
    const me = await signIn(portal, 'speaks@demo.test')
    const other = await signIn(portal, 'other@demo.test')
    const [video] = await videos()
    await watch(me, video?.id as number, 0.5)
    for (const place of [places.german, places.arabic, places.korean]) {
      const [there] = await videos(place)
      expect((await mine(me, {}, place)).rows[0]?.course).toEqual(there)
    }
    expect((await mine(other)).total).toBe(0)
    await withItemWithdrawn(portal, 'course', video?.id as number, async () =>
      expect(await mine(me)).toEqual({ rows: [], total: 0 }),
    )
  })

  test('on the sister brand only its own videos count', async () => {
    const me = await signIn(portal, 'both@demo.test', { tenant: 'sister' })
    const own = await videos(places.sister)
    const foreign = (await videos()).find(({ id }) => !own.some((each) => each.id === id))
    await watch(me, foreign?.id as number, 0.5)
    expect(await mine(me, {}, places.sister)).toEqual({ rows: [], total: 0 })
    const at = new Date(portal.clock.now)
    const { chapters } = unwrap(
      await portal.api(null, places.sister).call(getCourse, { id: own[0]?.id as number }),
    )
    await portal.db.insert(chapterWatching).values({
      learnerId: me.learnerId,
      chapterId: chapters[0]?.id as number,
      position: 1,
      intervals: [],
      reportedAt: at,
    })
    expect((await mine(me, {}, places.sister)).rows.map(({ course }) => course)).toEqual([own[0]])
  })
})

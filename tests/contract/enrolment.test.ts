import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { getCourse } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

describe.each(databases)('enrolling on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const request = (id: number) => ({ id, emailNotification: 'subscribed' as const })
  const idOf = async (
    where: Parameters<typeof eq>[1],
    column = course.contentType as never,
  ): Promise<number> => {
    const [row] = await portal.db.select().from(course).where(eq(column, where))
    return row?.id as number
  }

  test('an open course is audited immediately, and the course shows it', async () => {
    const { cookie } = await signIn(portal)
    const registration = unwrap(await portal.api(cookie).call(enrolInCourse, request(1)))
    expect(registration).toEqual({ courseId: 1, status: 'audited' })
    expect(unwrap(await portal.api(cookie).call(getCourse, { id: 1 })).registrationStatus).toBe('audited')
  })

  test('a course that needs approval waits', async () => {
    const { cookie } = await signIn(portal)
    const id = await idOf(true, course.needsApproval as never)
    expect(unwrap(await portal.api(cookie).call(enrolInCourse, request(id))).status).toBe('notAudited')
  })

  test('a second time is refused as already registered, and changes nothing', async () => {
    const { cookie } = await signIn(portal, 'twice@demo.test')
    await portal.api(cookie).call(enrolInCourse, request(1))
    refusedWith(await portal.api(cookie).call(enrolInCourse, request(1)), 10024)
  })

  test('an unknown course is not found; a video needs no registration', async () => {
    const { cookie } = await signIn(portal)
    refusedWith(await portal.api(cookie).call(enrolInCourse, request(9999)), 404)
    refusedWith(await portal.api(cookie).call(enrolInCourse, request(await idOf('video'))), 400)
  })

  test('a registration belongs to one learner only', async () => {
    const other = await signIn(portal, 'other@demo.test')
    expect(unwrap(await portal.api(other.cookie).call(getCourse, { id: 1 })).registrationStatus).toBe(
      'notEnrolled',
    )
  })

  test('a hundred concurrent clicks make one registration, and ninety-nine are refused', async () => {
    const { cookie, learnerId } = await signIn(portal, 'parallel@demo.test')
    const clicks = Array.from({ length: 100 }, () => portal.api(cookie).call(enrolInCourse, request(1)))
    const results = await Promise.all(clicks)
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    for (const result of results.filter((each) => !each.ok)) refusedWith(result, 10024)
    expect(await portal.db.select().from(enrolment).where(eq(enrolment.learnerId, learnerId))).toHaveLength(1)
  })

  test('after a rejection, a hundred concurrent clicks register once', async () => {
    const { cookie, learnerId } = await signIn(portal, 'rejected@demo.test')
    await portal.api(cookie).call(enrolInCourse, request(1))
    await portal.db.update(enrolment).set({ status: 'notEnrolled' }).where(eq(enrolment.learnerId, learnerId))
    const clicks = Array.from({ length: 100 }, () => portal.api(cookie).call(enrolInCourse, request(1)))
    expect((await Promise.all(clicks)).filter((result) => result.ok)).toHaveLength(1)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import * as contract from '#src/contract/learning/attendance.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

/** A workshop with a certificate of attendance, a webinar without one, and a classroom of a certification. */
const workshop = 12
const webinar = 11
const classroom = 1

describe.each(databases)('certificates of attendance on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let learners = 0

  async function enrolled(status: ClassroomEnrolmentStatus, classroomId = workshop) {
    learners += 1
    const { cookie, learnerId } = await signIn(portal, `attends-${learners}@demo.test`)
    const at = new Date(portal.clock.now)
    const [row] = await portal.db
      .insert(classroomEnrolment)
      .values({
        learnerId,
        classroomId,
        status,
        emailNotification: 'subscribed',
        createdAt: at,
        changedAt: at,
      })
      .returning()
    return { id: row?.id as number, cookie, api: portal.api(cookie) }
  }

  test.each([
    [workshop, true],
    [webinar, false],
    [classroom, false],
    [999_999, false],
  ])('training %i issues one: %s', async (classroomId, gives) => {
    expect(unwrap(await portal.api().call(contract.hasAttendanceCertificate, { classroomId }))).toBe(gives)
  })

  test('a participant who stayed to the end gets one, in the requested language', async () => {
    const { api, id, cookie } = await enrolled('finished')
    const [held] = unwrap(await api.call(contract.getMyAttendanceCertificates, {}))
    expect(held).toMatchObject({ id, classroomId: workshop, mode: 'workshop' })
    expect(held?.number).toMatch(/^AT-\d{6}$/)
    const german = portal.api(cookie, { siteId: 21, languageId: 4 })
    expect(unwrap(await german.call(contract.getMyAttendanceCertificates, {}))[0]?.training).not.toBe(
      held?.training,
    )
    const { link } = unwrap(await api.call(contract.getAttendanceCertificateLink, { id }))
    const response = await portal.request(link, { headers: { Cookie: cookie } })
    expect((await response.text()).slice(0, 5)).toBe('%PDF-')
  })

  test.each(['enrolled', 'checkedIn', 'absent', 'left'] as const)('who is %s has none', async (status) => {
    const { api, id } = await enrolled(status)
    expect(unwrap(await api.call(contract.getMyAttendanceCertificates, {}))).toEqual([])
    refusedWith(await api.call(contract.getAttendanceCertificateLink, { id }), 404)
  })

  test('a training without one issues none', async () => {
    const { api } = await enrolled('finished', webinar)
    expect(unwrap(await api.call(contract.getMyAttendanceCertificates, {}))).toEqual([])
  })

  test('another learner’s is not found', async () => {
    const theirs = await enrolled('finished')
    const { api } = await enrolled('finished')
    refusedWith(await api.call(contract.getAttendanceCertificateLink, { id: theirs.id }), 404)
  })
})

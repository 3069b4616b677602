import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { ClassroomEnrolment } from '#src/domain/classroom/classroom-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const german = '?siteId=21&languageId=4'

describe.each(databases)('calendar files on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let learners = 0

  async function enrolled(status: ClassroomEnrolment) {
    learners += 1
    const { cookie, learnerId } = await signIn(portal, `calendar-${learners}@demo.test`)
    const at = new Date(portal.clock.now)
    const row = { learnerId, emailNotification: 'subscribed', createdAt: at, changedAt: at } as const
    await portal.db.insert(classroomEnrolment).values({ ...row, classroomId: 1, status })
    await portal.db
      .insert(practicalExamEnrolment)
      .values({ learnerId, createdAt: at, changedAt: at, practicalExamId: 1, status: 'enrolled' })
    return cookie
  }
  const read = (path: string, cookie?: string) =>
    portal.request(path, cookie ? { headers: { Cookie: cookie } } : {})

  test('an enrolment has one, with a stable name, in the language asked for', async () => {
    const cookie = await enrolled('enrolled')
    const answer = await read('/calendar/classroom/1.ics', cookie)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('filename="classroom-1.ics"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    const uid = /^UID:(.*)$/m.exec(text)?.[1]
    expect(uid).toMatch(/^classroom-\d+@localhost/)
    expect(text).toMatch(/^SEQUENCE:\d+\r$/m)
    expect(text).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m)
    const other = await (await read(`/calendar/classroom/1.ics${german}`, cookie)).text()
    expect(other).toContain(`UID:${uid}`)
    expect(/^SUMMARY:.*$/m.exec(other)?.[0]).not.toBe(/^SUMMARY:.*$/m.exec(text)?.[0])
  })

  test('a practical exam has one too', async () => {
    const text = await (await read('/calendar/practical-exam/1.ics', await enrolled('enrolled'))).text()
    expect(text).toMatch(/^UID:practical-exam-\d+@localhost\r$/m)
  })

  test.each([
    ['pending', 'TENTATIVE'],
    ['left', 'CANCELLED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('of who is %s it says %s', async (status, says) => {
    const text = await (await read('/calendar/classroom/1.ics', await enrolled(status))).text()
    expect(text).toContain(`STATUS:${says}`)
  })

  test('who waits, who is not enrolled and who is not signed in gets none', async () => {
    expect((await read('/calendar/classroom/1.ics', await enrolled('waitlisted'))).status).toBe(404)
    expect((await read('/calendar/classroom/2.ics', await enrolled('enrolled'))).status).toBe(404)
    expect((await read('/calendar/classroom/1.ics')).status).toBe(403)
    expect((await read('/calendar/lunch/1.ics', await enrolled('enrolled'))).status).toBe(404)
  })
})

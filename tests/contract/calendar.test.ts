import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarFeed } from '#server/db/schema/calendar-feed.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { order } from '#server/db/schema/order.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import * as feed from '#src/contract/messaging/calendar.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { orderRow } from '../fixtures/mail-writing.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, registerInCertification } from '../fixtures/server/training.ts'

const german = '?siteId=21&languageId=4'

describe.each(databases)('calendar files on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let learners = 0

  async function enrolled(status: ClassroomEnrolmentStatus) {
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

  test('an enrolment has one, with a stable name, in the requested language', async () => {
    const cookie = await enrolled('enrolled')
    const response = await read('/calendar/classroom/1.ics', cookie)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('filename="classroom-1.ics"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
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
  ] as const)('of who is %s it says %s', async (status, message) => {
    const text = await (await read('/calendar/classroom/1.ics', await enrolled(status))).text()
    expect(text).toContain(`STATUS:${message}`)
  })

  test('waiting, unenrolled and anonymous users get none', async () => {
    expect((await read('/calendar/classroom/1.ics', await enrolled('waitlisted'))).status).toBe(404)
    expect((await read('/calendar/classroom/2.ics', await enrolled('enrolled'))).status).toBe(404)
    expect((await read('/calendar/classroom/1.ics')).status).toBe(403)
    expect((await read('/calendar/lunch/1.ics', await enrolled('enrolled'))).status).toBe(404)
  })

  describe('a subscription', () => {
    const german21 = { siteId: 21, languageId: 4 }
    const subscriber = async () => {
      const cookie = await enrolled('enrolled')
      const api = portal.api(cookie, german21)
      const { path } = unwrap(await api.call(feed.renewCalendarFeed, {}))
      return { api, path: path ?? '', cookie }
    }

    test('has all dates and deadlines, for everybody with its address', async () => {
      const { api, path } = await subscriber()
      expect(unwrap(await api.call(feed.getCalendarFeed, {}))).toEqual({ path })
      const response = await read(path)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
      const text = await response.text()
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
      expect(text).toMatch(/^UID:classroom-\d+@localhost\r$/m)
      expect(text).toMatch(/^X-WR-CALNAME:.*meine Termine\r$/m)
    })

    test('has exams to begin, certificates that end and payments that are due', async () => {
      const { learnerId, cookie } = await signIn(portal, 'deadlines@demo.test')
      await registerInCertification(portal, learnerId, 2, 'exam', { creditsAt: new Date(portal.clock.now) })
      await issueTestCertificate(portal, learnerId, 7)
      const { path } = unwrap(await portal.api(cookie, german21).call(feed.renewCalendarFeed, {}))
      const text = (await (await read(path ?? '')).text()).replaceAll(/\r\n[ \t]/g, '')
      expect(text).toMatch(/^SUMMARY:Letzte Gelegenheit für die Theorieprüfung: .+\r$/m)
      expect(text).toMatch(/^SUMMARY:Zertifikat läuft ab: .+\r$/m)
      const ends = new Date(portal.clock.now + 30 * day).toISOString().replaceAll(/[-:]|\.\d+/g, '')
      expect(text).toContain(`DTEND:${ends}`)
    })

    test('shows a deadline as the half hour before it, with a link', async () => {
      const { learnerId, cookie } = await signIn(portal, 'half-hour@demo.test')
      await registerInCertification(portal, learnerId, 2, 'exam', { creditsAt: new Date(portal.clock.now) })
      const lapsesAt = new Date(portal.clock.now + 7 * day)
      const { id: _, ...values } = orderRow({ learnerId, lapsesAt, targetId: 17 })
      await portal.db
        .insert(order)
        .values([values, { ...values, seqNo: 'paid', merchantTransactionId: 'paid', state: 'paid' }])
      const { path } = unwrap(await portal.api(cookie, german21).call(feed.renewCalendarFeed, {}))
      const text = (await (await read(path ?? '')).text()).replaceAll(/\r\n[ \t]/g, '').replaceAll('\r', '')
      const of = (kind: string) =>
        text.split('BEGIN:VEVENT').find((entry) => entry.includes(`UID:${kind}-deadline-`)) ?? ''
      const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
      const closes = portal.clock.now + 30 * day
      expect(of('exam')).toContain(`DTSTART:${stamp(closes - 30 * 60_000)}`)
      expect(of('exam')).toMatch(/^URL:.*\/eu\/de\/certification\/detail\/2$/m)
      expect(of('order')).toContain(`DTEND:${stamp(lapsesAt.getTime())}`)
      expect(of('order')).toContain('SUMMARY:Zahlung fällig: Installing cameras')
      expect(of('order')).toMatch(/^URL:.*\/eu\/de\/my-learning$/m)
      expect(text.match(/UID:order-deadline/g)).toHaveLength(1)
    })

    test.each([
      ['left', 'cancelled', 0],
      ['waitlisted', 'cancelled', 0],
      ['cancelled', 'cancelled', 0],
      ['pending', 'pending', 2],
      ['checkedIn', 'passed', 2],
      ['finished', 'failed', 2],
    ] as const)(
      'of a seat that is %s and a place that is %s has %i entries',
      async (seat, place, entries) => {
        const cookie = await enrolled(seat)
        const [newest] = await portal.db
          .select()
          .from(practicalExamEnrolment)
          .orderBy(desc(practicalExamEnrolment.id))
          .limit(1)
        await portal.db
          .update(practicalExamEnrolment)
          .set({ status: place })
          .where(eq(practicalExamEnrolment.id, newest?.id ?? 0))
        const { path } = unwrap(await portal.api(cookie, german21).call(feed.renewCalendarFeed, {}))
        const text = await (await read(path ?? '')).text()
        expect(text.match(/BEGIN:VEVENT/g) ?? []).toHaveLength(entries)
      },
    )

    /** Returns the kinds of the deadlines in a learner's calendar at an instant. */
    async function deadlinesAt(at: number, path: string): Promise<string[]> {
      portal.clock.now = at
      const text = await (await read(path)).text()
      return [...text.matchAll(/^UID:(\w+)-deadline-/gm)].map(([, kind]) => kind as string)
    }

    test('has the last instant of an exam until it has passed', async () => {
      const { learnerId, cookie } = await signIn(portal, 'window@demo.test')
      const from = portal.clock.now
      await registerInCertification(portal, learnerId, 2, 'exam', { creditsAt: new Date(from) })
      const { path } = unwrap(await portal.api(cookie, german21).call(feed.renewCalendarFeed, {}))
      const closes = from + 30 * day
      expect(await deadlinesAt(closes - 1, path ?? '')).toEqual(['exam'])
      expect(await deadlinesAt(closes, path ?? '')).toEqual([])
    })

    test.each([
      ['underReview', ['certificate']],
      ['rejected', ['certificate']],
      ['approved', []],
    ] as const)('of a certificate whose renewal is %s it has the deadlines %j', async (state, deadlines) => {
      const { learnerId, cookie } = await signIn(portal, `renewed-${state}@demo.test`)
      await registerInCertification(portal, learnerId, 7, 'approved')
      await issueTestCertificate(portal, learnerId, 7)
      const [held] = await portal.db.select().from(certificate).where(eq(certificate.learnerId, learnerId))
      const [of] = await portal.db
        .select()
        .from(certificationEnrolment)
        .where(eq(certificationEnrolment.learnerId, learnerId))
      const renewal = { enrolmentId: of?.id ?? 0, renews: held?.id, showCompany: false, state }
      await portal.db
        .insert(certificateApplication)
        .values({ ...renewal, appliedAt: new Date(portal.clock.now) })
      const { path } = unwrap(await portal.api(cookie, german21).call(feed.renewCalendarFeed, {}))
      expect(await deadlinesAt(portal.clock.now, path ?? '')).toEqual(deadlines)
    })

    test('is sent again only when something changed', async () => {
      const { path } = await subscriber()
      const tag = (await read(path)).headers.get('etag') ?? ''
      portal.clock.now += 60_000
      const again = await portal.request(path, { headers: { 'if-none-match': tag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      await portal.db.update(classroomEnrolment).set({ calendarShift: 1 })
      const changed = await portal.request(path, { headers: { 'if-none-match': tag } })
      expect(changed.status).toBe(200)
    })

    test('a new address ends the old one, and it can be ended', async () => {
      const { api, path } = await subscriber()
      const renewed = unwrap(await api.call(feed.renewCalendarFeed, {})).path ?? ''
      expect([(await read(path)).status, (await read(renewed)).status]).toEqual([404, 200])
      expect(unwrap(await api.call(feed.endCalendarFeed, {}))).toEqual({ path: null })
      expect((await read(renewed)).status).toBe(404)
      expect((await read(`/calendar/feed/${'A'.repeat(43)}.ics`)).status).toBe(404)
    })

    test('its address is not in an export, and not stored in plain text', async () => {
      const { path } = await subscriber()
      const token = path.slice('/calendar/feed/'.length, -'.ics'.length)
      const rows = await portal.db.select().from(calendarFeed)
      expect(JSON.stringify(rows)).not.toContain(token)
    })
  })
})

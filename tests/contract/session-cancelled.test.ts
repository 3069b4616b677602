import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { Mail } from '#server/ports/mail.ts'
import { findMatchingDates } from '#server/services/catalogue/classroom/find-matching-dates.ts'
import { findWorkshops, getClassroom } from '#src/contract/catalogue/classroom.ts'
import { getPracticalExam, getPracticalExamCards } from '#src/contract/catalogue/practical-exam.ts'
import { getRecommendedClassrooms } from '#src/contract/catalogue/recommendation.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { getCheckInCode } from '#src/contract/learning/check-in.ts'
import {
  enrolInWorkshop,
  findOtherDates,
  moveToOtherDate,
} from '#src/contract/learning/classroom-enrolment.ts'
import { checkInLearner, getExamLearners } from '#src/contract/learning/enrolled-learner.ts'
import { createInvitation } from '#src/contract/learning/invitation.ts'
import { findMyTrainings } from '#src/contract/learning/my-training.ts'
import * as exams from '#src/contract/learning/practical-exam-enrolment.ts'
import { getSchedule } from '#src/contract/learning/schedule.ts'
import { renewCalendarFeed } from '#src/contract/messaging/calendar.ts'
import * as canceling from '#src/contract/publishing/cancellation.ts'
import { allSites } from '../fixtures/all-sites.ts'
import { cancel, fee, illnessReason, otherDate, twoDates, workshop } from '../fixtures/server/canceling.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openMailbox } from '../fixtures/server/mailbox.ts'
import { ordered, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { paidOrder } from '../fixtures/server/refunding.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import {
  day,
  hour,
  registerInCertification,
  setClassroomStart,
  setExamStart,
  staff,
} from '../fixtures/server/training.ts'

const begun = Date.UTC(2026, 0, 15, 12)
const [exam, otherExam, examined] = [1, 2, 1]

describe.each(databases)('a canceled session, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = begun
    await twoDates(portal, { recommended: true })
    await portal.db.delete(practicalExamEnrolment)
  })

  let learners = 0
  async function signedIn() {
    learners += 1
    const email = `canceled-${learners}@demo.test`
    const { cookie, learnerId } = await signIn(portal, email)
    return { email, cookie, learnerId, api: portal.api(cookie, { siteId: payingSite }) }
  }
  const enrolled = async (classroomId = workshop) => {
    const client = await signedIn()
    const request = { classroomId, emailNotification: 'subscribed' as const }
    unwrap(await client.api.call(enrolInWorkshop, request))
    return client
  }
  const calendarOf = ({ attachments }: Mail): string =>
    String(attachments?.find(({ type }) => type.startsWith('text/calendar'))?.content ?? '')
  const lineOf = (text: string, name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(text)?.[1]
  const refusedAsCancelled = (result: Parameters<typeof refusedWith>[0], code: number) => {
    refusedWith(result, code)
    expect(result).toMatchObject({ failure: { context: { reason: 'sessionCancelled' } } })
  }

  test('is marked on its page and for its participants, and is offered nowhere', async () => {
    const mine = await enrolled()
    const visitor = portal.api(null, { siteId: payingSite })
    const sites = allSites
    const site = sites.sites.find(({ siteId }) => siteId === payingSite) as (typeof sites.sites)[0]
    const audience = { tenant: site.tenant, site, language: 'en' }
    const request = { certificationId: null, kind: null, training: null, city: null }
    const span = { from: new Date(begun).toISOString(), to: new Date(begun + 60 * day).toISOString() }
    const asking = await enrolled(otherDate)
    const lists = async () => ({
      list: unwrap(await visitor.call(findWorkshops, { page: 1, pageSize: 40 })).rows.map(({ id }) => id),
      schedule: unwrap(await visitor.call(getSchedule, span)).map((each) =>
        each.kind === 'practicalExam' ? 0 : each.classroom.id,
      ),
      recommended: unwrap(await visitor.call(getRecommendedClassrooms, {})).map(({ id }) => id),
      newDates: await findMatchingDates(portal.db, audience, request, begun),
      otherDates: unwrap(await asking.api.call(findOtherDates, { classroomId: otherDate })).map(
        (each) => each.classroom.id,
      ),
      search: unwrap(await visitor.call(search, { keyword: 'gate' })).rows.flatMap(({ type, id }) =>
        type === 'classroom' ? [id] : [],
      ),
    })
    for (const ids of Object.values(await lists())) expect(ids).toContain(workshop)
    unwrap(await cancel(portal))
    for (const [name, ids] of Object.entries(await lists()))
      expect([name, ids]).not.toEqual([name, expect.arrayContaining([workshop])])
    expect(unwrap(await visitor.call(getClassroom, { id: workshop }))).toMatchObject({
      ...{ state: 'cancelled', seatsLeft: 0, own: { status: 'notEnrolled' } },
    })
    expect(unwrap(await mine.api.call(getClassroom, { id: workshop })).own.status).toBe('cancelled')
    const { rows } = unwrap(await mine.api.call(findMyTrainings, { page: 1, pageSize: 10 }))
    expect(rows).toMatchObject([
      { classroom: { id: workshop, state: 'cancelled', own: { status: 'cancelled' } } },
    ])
    const { path } = unwrap(await mine.api.call(renewCalendarFeed, {}))
    expect(await (await portal.request(path as string)).text()).not.toContain('BEGIN:VEVENT')
  })

  test('refuses enrolments, moves, invitations and check-ins', async () => {
    const { learnerId } = await enrolled()
    const mover = await enrolled(otherDate)
    const newcomer = await signedIn()
    const [row] = await portal.db
      .select()
      .from(classroomEnrolment)
      .where(eq(classroomEnrolment.learnerId, learnerId))
    unwrap(await cancel(portal))
    const request = { classroomId: workshop, emailNotification: 'subscribed' as const }
    refusedAsCancelled(await newcomer.api.call(enrolInWorkshop, request), 10013)
    const move = { classroomId: otherDate, toClassroomId: workshop }
    refusedAsCancelled(await mover.api.call(moveToOtherDate, move), 10013)
    const reviewer = await staff(portal, 'reviewer')
    const validUntil = new Date(begun + 5 * day).toISOString()
    const letter = { kind: 'classroom', targetId: workshop, email: 'new@example.org', validUntil } as const
    refusedAsCancelled(await reviewer.call(createInvitation, letter), 403)
    portal.clock.now += 10 * day + hour
    const trainer = await staff(portal, 'trainer')
    refusedAsCancelled(await trainer.call(getCheckInCode, { id: workshop }), 403)
    refusedAsCancelled(await trainer.call(checkInLearner, { id: row?.id as number }), 403)
  })

  test('is mailed once to each, with the refund, the new date, and a calendar file that cancels or moves the entry', async () => {
    await setClassroomStart(portal, otherDate, 20 * day, { capacity: 1 })
    const moved = await enrolled()
    const stays = await enrolled()
    await portal.db.update(classroom).set({ capacity: 2 }).where(eq(classroom.id, workshop))
    const waits = await enrolled()
    const box = await openMailbox(portal)
    const before = new Map((await box.deliver()).map((each) => [each.to.address, calendarOf(each)]))
    unwrap(await cancel(portal, { moveTo: otherDate }))
    const sent = await box.deliver()
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual(
      [moved.email, stays.email, waits.email, 'trainer@demo.test'].toSorted(),
    )
    const to = (email: string) => sent.find((each) => each.to.address === email) as Mail
    const calendar = (email: string) => {
      const [was, is] = [before.get(email) ?? '', calendarOf(to(email))]
      expect([email, lineOf(is, 'UID')]).toEqual([email, lineOf(was, 'UID')])
      expect(Number(lineOf(is, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(was, 'SEQUENCE')))
      return [lineOf(is, 'METHOD'), lineOf(is, 'STATUS'), lineOf(is, 'DTSTART')]
    }
    expect(calendar(stays.email)).toEqual(['CANCEL', 'CANCELLED', '20260125T120000Z'])
    expect(calendar(moved.email)).toEqual(['PUBLISH', 'CONFIRMED', '20260204T120000Z'])
    expect(calendarOf(to(waits.email))).toBe('')
    expect(to(stays.email).text).toContain(illnessReason)
    expect(to(moved.email).text).toMatch(/will not take place on .*25.*2026/)
    expect(to(moved.email).subject).toMatch(/^Canceled, with a new date for you: /)
    expect(to(waits.email).text).toContain('waiting list')
    expect(to('trainer@demo.test').subject).toMatch(/^Canceled: /)
    expect(await box.deliver()).toEqual([])
  })

  test('is mailed with the refund to those who have paid, and to those who need not pay any more', async () => {
    await twoDates(portal, { fee })
    const { learnerId, placed } = await paidOrder(portal, workshop)
    const { cookie } = await signIn(portal, 'not-paid@demo.test')
    const unpaid = await ordered(portal.api(cookie, { siteId: payingSite }), 'workshop', workshop)
    const box = await openMailbox(portal)
    await box.deliver()
    await portal.db.update(learner).set({ languageId: 4 }).where(eq(learner.id, learnerId))
    unwrap(await cancel(portal))
    const sent = await box.deliver()
    const german = sent.find(({ language }) => language === 'de')
    expect(german?.subject).toMatch(/^Abgesagt: /)
    expect(german?.text).toMatch(/296,31/)
    expect(german?.text).toContain(placed.seqNo)
    const english = sent.find(({ to }) => to.address === 'not-paid@demo.test')
    expect(english?.text).toContain('please don’t pay it')
    expect(english?.text).toContain(unpaid.seqNo)
  })

  describe('that is a date of a practical exam', () => {
    const dates = async (more: object = {}, other: object = {}) => {
      await restoreAfterTest(portal, practicalExam, [exam, otherExam])
      await setExamStart(portal, exam, 10 * day, { fee: null, country: 'DE', capacity: 4, ...more })
      await setExamStart(portal, otherExam, 20 * day, { fee: null, country: 'DE', capacity: 1, ...other })
    }
    const placed = async () => {
      const client = await signedIn()
      await registerInCertification(portal, client.learnerId, examined, 'practicalExam')
      const at = new Date(portal.clock.now)
      const row = { learnerId: client.learnerId, practicalExamId: exam, status: 'enrolled' } as const
      await portal.db.insert(practicalExamEnrolment).values({ ...row, createdAt: at, changedAt: at })
      return client
    }
    const cancelExam = async (more: object = {}) =>
      (await staff(portal, 'reviewer')).call(canceling.cancelExamSession, {
        id: exam,
        reason: illnessReason,
        ...more,
      })

    test('is shown as canceled to its learners, who may choose another date, and readable by servers of the previous release', async () => {
      await dates()
      const mine = await placed()
      unwrap(await cancelExam())
      const [row] = await portal.db.select().from(practicalExamEnrolment)
      expect(row).toMatchObject({ status: 'notEnrolled', cancelledAt: new Date(begun) })
      expect(unwrap(await mine.api.call(getPracticalExam, { id: exam }))).toMatchObject({
        ...{ state: 'cancelled', seatsLeft: 0, own: { status: 'cancelled' } },
      })
      const { rows } = unwrap(await mine.api.call(findMyTrainings, { page: 1, pageSize: 10 }))
      expect(rows).toMatchObject([{ practicalExam: { id: exam, own: { status: 'cancelled' } } }])
      const cards = unwrap(await mine.api.call(getPracticalExamCards, {}))
      expect(cards.flatMap((card) => card.exams.map(({ id }) => id))).not.toContain(exam)
      const trainer = await staff(portal, 'trainer')
      expect(unwrap(await trainer.call(getExamLearners, { id: exam }))).toMatchObject([
        { status: 'cancelled' },
      ])
      const [region] = unwrap(await mine.api.call(getPracticalExam, { id: otherExam })).regions
      const request = { regionId: region?.id ?? 0 }
      refusedAsCancelled(
        await mine.api.call(exams.enrolInPracticalExam, { ...request, practicalExamId: exam }),
        10013,
      )
      unwrap(await mine.api.call(exams.enrolInPracticalExam, { ...request, practicalExamId: otherExam }))
      refusedAsCancelled(
        await mine.api.call(exams.moveToOtherExamDate, {
          practicalExamId: otherExam,
          toPracticalExamId: exam,
        }),
        10013,
      )
    })

    test('moves the first participants to the other date, and releases the others with a calendar file', async () => {
      await dates()
      const [moves, stays] = [await placed(), await placed()]
      const box = await openMailbox(portal)
      await box.deliver()
      const done = unwrap(await cancelExam({ moveTo: otherExam }))
      expect(done.participants.map(({ email, outcome }) => [email, outcome])).toEqual([
        [moves.email, 'moved'],
        [stays.email, 'released'],
      ])
      const rows = await portal.db
        .select()
        .from(practicalExamEnrolment)
        .orderBy(asc(practicalExamEnrolment.id))
      expect(rows.map(({ practicalExamId, status }) => [practicalExamId, status])).toEqual([
        [otherExam, 'enrolled'],
        [exam, 'notEnrolled'],
      ])
      const sent = await box.deliver()
      const of = (email: string) => sent.filter(({ to }) => to.address === email)
      expect([of(moves.email).length, of(stays.email).length]).toEqual([1, 1])
      expect(lineOf(calendarOf(of(stays.email)[0] as Mail), 'METHOD')).toBe('CANCEL')
      expect(lineOf(calendarOf(of(moves.email)[0] as Mail), 'METHOD')).toBe('PUBLISH')
      refusedWith(await cancelExam(), 10002)
    })
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { remindLearners } from '#server/jobs/remind-learners.ts'
import { type NewMail, queueMail } from '#server/services/ground/outbox/queue-mail.ts'
import { certify } from '../fixtures/server/certificate.ts'
import { databases } from '../fixtures/server/databases.ts'
import { type Mailbox, openMailbox } from '../fixtures/server/mailbox.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { day, examinedIn, heldIn, newLearner, registered } from '../fixtures/server/training.ts'

const [workshop, practicalDate, associate] = [17, 1, 2]
const begins = 20 * day

/** The instants around a bound, in milliseconds from it. */
const around = [-1, 0, 1] as const

describe.each(databases)('mails that are worth sending until an instant, on $name', ({ open }) => {
  let portal: Portal
  let box: Mailbox
  beforeAll(async () => {
    portal = await openPortal(await open())
    box = await openMailbox(portal)
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    for (const table of [mail, classroomEnrolment, practicalExamEnrolment, certificateApplication])
      await portal.db.delete(table)
    for (const table of [certificate, certificationEnrolment, dateAlert]) await portal.db.delete(table)
    await heldIn(portal, workshop, begins)
    await examinedIn(portal, practicalDate, begins)
  })

  const stamps = () => {
    const at = new Date(portal.clock.now)
    return { createdAt: at, changedAt: at }
  }
  const seat = async (learnerId: number, status: 'enrolled' | 'left' | 'pending' = 'enrolled') => {
    const row = { learnerId, classroomId: workshop, status, emailNotification: 'subscribed' as const }
    await portal.db.insert(classroomEnrolment).values({ ...row, ...stamps() })
  }
  const place = async (learnerId: number) => {
    const row = { learnerId, practicalExamId: practicalDate, status: 'enrolled' as const }
    await portal.db.insert(practicalExamEnrolment).values({ ...row, ...stamps() })
  }
  const queue = (wish: Omit<NewMail, 'now'>) => queueMail(portal.db, { ...wish, now: portal.clock.now })
  /** Sends what is due. Returns what became of the mails. */
  async function outcome(): Promise<string[]> {
    await box.deliver()
    return (await portal.db.select().from(mail).orderBy(mail.id)).map(({ state }) => state)
  }
  const sentOrDropped = (sent: boolean) => [sent ? 'sent' : 'dropped']

  test.each(around)(
    'a reminder of a classroom %i ms from its beginning is sent only before',
    async (from) => {
      const { learnerId } = await newLearner(portal)
      await seat(learnerId)
      await queue({ kind: 'reminder', learnerId, data: { subject: { kind: 'classroom', id: workshop } } })
      portal.clock.now += begins + from
      expect(await outcome()).toEqual(sentOrDropped(from < 0))
    },
  )

  test.each(around)('a reminder of an exam %i ms from its beginning is sent only before', async (from) => {
    const { learnerId } = await newLearner(portal)
    await place(learnerId)
    const subject = { kind: 'practicalExam' as const, id: practicalDate }
    await queue({ kind: 'reminder', learnerId, data: { subject } })
    portal.clock.now += begins + from
    expect(await outcome()).toEqual(sentOrDropped(from < 0))
  })

  test('a reminder goes only to those who are enrolled', async () => {
    for (const status of ['left', 'pending'] as const) {
      const { learnerId } = await newLearner(portal)
      await seat(learnerId, status)
      for (const id of [practicalDate, workshop])
        await queue({
          kind: 'reminder',
          learnerId,
          data: { subject: { kind: id === workshop ? 'classroom' : 'practicalExam', id } },
          occasion: `${status} ${id}`,
        })
    }
    expect(await outcome()).toEqual(['dropped', 'dropped', 'dropped', 'dropped'])
  })

  async function certified() {
    const { learnerId } = await newLearner(portal)
    await registered(portal, learnerId, associate, 'approved')
    await certify(portal, learnerId, associate)
    const [held] = await portal.db.select().from(certificate).where(eq(certificate.learnerId, learnerId))
    const [of] = await portal.db
      .select()
      .from(certificationEnrolment)
      .where(eq(certificationEnrolment.learnerId, learnerId))
    return {
      learnerId,
      id: held?.id as number,
      end: held?.validUntil.getTime() as number,
      enrolmentId: of?.id as number,
    }
  }
  const renew = (
    { id: renews, enrolmentId }: { id: number; enrolmentId: number },
    state: 'underReview' | 'approved' | 'rejected',
  ) =>
    portal.db
      .insert(certificateApplication)
      .values({ enrolmentId, renews, state, showCompany: false, appliedAt: new Date(portal.clock.now) })

  test.each(around)('a warning %i ms from the end of a certificate is sent only before', async (from) => {
    const { learnerId, id: certificateId, end } = await certified()
    await queue({ kind: 'certificateExpiring', learnerId, data: { certificateId } })
    portal.clock.now = end + from
    expect(await outcome()).toEqual(sentOrDropped(from < 0))
  })

  test.each([
    ['underReview', false],
    ['approved', false],
    ['rejected', true],
  ] as const)('a warning of a certificate whose renewal is %s is sent: %s', async (state, sent) => {
    const held = await certified()
    const { learnerId, id: certificateId } = held
    await renew(held, state)
    await queue({ kind: 'certificateExpiring', learnerId, data: { certificateId } })
    expect(await outcome()).toEqual(sentOrDropped(sent))
  })

  const kindsQueued = async () => {
    await remindLearners(portal.db, () => portal.clock.now)
    const kinds = (await portal.db.select().from(mail)).map(({ kind }) => kind)
    await portal.db.delete(mail)
    return kinds
  }

  test.each([
    [-90 * day - 1, []],
    [-90 * day, ['certificateExpiring']],
    [-1, ['certificateExpiring']],
    [0, ['certificateExpired']],
    [90 * day - 1, ['certificateExpired']],
    [90 * day, []],
  ])('%i ms from the end of a certificate its holder is mailed %j', async (from, kinds) => {
    const { end } = await certified()
    portal.clock.now = end + from
    expect(await kindsQueued()).toEqual(kinds)
  })

  test('of a certificate that was renewed or revoked nobody is mailed', async () => {
    const held = await certified()
    await renew(held, 'approved')
    const { id, end } = await certified()
    await portal.db
      .update(certificate)
      .set({ revokedAt: new Date(end) })
      .where(eq(certificate.id, id))
    for (const from of [-day, day]) {
      portal.clock.now = end + from
      expect(await kindsQueued()).toEqual([])
    }
  })

  test('holders who want no mails are warned of no end, but hear of it', async () => {
    const { learnerId, end } = await certified()
    const wish = { emailNotification: 'notSubscribed' as const }
    const ofEnrolment = eq(certificationEnrolment.learnerId, learnerId)
    await portal.db.update(certificationEnrolment).set(wish).where(ofEnrolment)
    await portal.db.update(learner).set(wish).where(eq(learner.id, learnerId))
    portal.clock.now = end - day
    expect(await kindsQueued()).toEqual([])
    portal.clock.now = end
    expect(await kindsQueued()).toEqual(['certificateExpired'])
  })

  test.each([
    [-7 * day - 1, []],
    [-7 * day, ['reminder', 'reminder']],
    [-1, ['reminder', 'reminder']],
    [0, []],
  ])('%i ms from a session its learners are mailed %j', async (from, kinds) => {
    const { learnerId } = await newLearner(portal)
    await portal.db.update(learner).set({ emailNotification: 'subscribed' }).where(eq(learner.id, learnerId))
    await seat(learnerId)
    await place(learnerId)
    portal.clock.now += begins + from
    expect(await kindsQueued()).toEqual(kinds)
  })

  test.each([
    [23 * day - 1, []],
    [23 * day, ['examWindow']],
    [30 * day - 1, ['examWindow']],
    [30 * day, []],
  ])('%i ms after the credits the learner is mailed %j of the window of the exam', async (after, kinds) => {
    const { learnerId } = await newLearner(portal)
    await registered(portal, learnerId, associate, 'exam', { creditsAt: new Date(portal.clock.now) })
    portal.clock.now += after
    expect(await kindsQueued()).toEqual(kinds)
  })

  test.each(around)('new dates %i ms from the beginning are told of only before', async (from) => {
    const at = new Date(portal.clock.now)
    const wish = { certificationId: null, kind: null, training: null, city: null }
    const asked = { site: 'eu', language: 'en', key: 'k', askedAt: at, usedAt: at, confirmedAt: at }
    const [alert] = await portal.db
      .insert(dateAlert)
      .values({ ...wish, ...asked, email: 'dates@example.org' })
      .returning()
    const newDates = { alertId: alert?.id ?? 0, wish, token: 't', sessions: [workshop] }
    const of = {
      kind: 'newDatesFound',
      learnerId: null,
      email: 'dates@example.org',
      site: { code: 'EU' },
    } as const
    await queue({ ...of, language: 'en', data: { newDates } })
    portal.clock.now += begins + from
    expect(await outcome()).toEqual(sentOrDropped(from < 0))
  })

  test('new dates are not told to an address that wants no more mails', async () => {
    const wish = { certificationId: null, kind: null, training: null, city: null }
    const newDates = { alertId: 1, wish, token: 't', sessions: [workshop] }
    const of = {
      kind: 'newDatesFound',
      learnerId: null,
      email: 'dates@example.org',
      site: { code: 'EU' },
    } as const
    await queue({ ...of, language: 'en', data: { newDates } })
    expect(await outcome()).toEqual(['dropped'])
  })

  test.each([
    ['exam', true],
    ['apply', false],
    ['enrol', false],
  ] as const)(
    'the window of an exam is told of to a learner who stands at %s: %s',
    async (progress, sent) => {
      const { learnerId } = await newLearner(portal)
      await registered(portal, learnerId, associate, progress)
      const subject = { kind: 'certification' as const, id: associate }
      await queue({
        kind: 'examWindow',
        learnerId,
        data: { subject, until: new Date(portal.clock.now).toISOString() },
      })
      expect(await outcome()).toEqual(sentOrDropped(sent))
    },
  )

  test.each([
    ['pending', true],
    ['enrolled', false],
    ['left', false],
  ] as const)('a seat to be paid for is told of while it is pending: %s', async (status, sent) => {
    const { learnerId } = await newLearner(portal)
    await seat(learnerId, status)
    const subject = { kind: 'classroom' as const, id: workshop }
    await queue({
      kind: 'promotedToPay',
      learnerId,
      data: { subject, until: new Date(portal.clock.now).toISOString() },
    })
    expect(await outcome()).toEqual(sentOrDropped(sent))
  })

  test('a mail is sent from the instant at which it is due, and not before', async () => {
    const { learnerId } = await newLearner(portal)
    const data = { subject: { kind: 'course' as const, id: 1 } }
    await queueMail(portal.db, { kind: 'enrolled', learnerId, data, now: portal.clock.now + day })
    portal.clock.now += day - 1
    expect(await outcome()).toEqual(['queued'])
    portal.clock.now += 1
    expect(await outcome()).toEqual(['sent'])
  })
})

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { mail } from '#server/db/schema/mail.ts'
import { order } from '#server/db/schema/order.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { type NewMail, queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import { orderRow } from '../fixtures/mail-writing.ts'
import { certifiedLearner, storeRenewal } from '../fixtures/server/certified.ts'
import { databases } from '../fixtures/server/databases.ts'
import { type Mailbox, openMailbox } from '../fixtures/server/mailbox.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { createExamPlace, createSeat } from '../fixtures/server/seat.ts'
import {
  day,
  newLearner,
  registerInCertification,
  setClassroomStart,
  setExamStart,
} from '../fixtures/server/training.ts'

const [workshop, practicalDate, associate] = [17, 1, 2]
const begins = 20 * day

/** Offsets from a limit in milliseconds: before it, at it, and after it. */
const around = [-1, 0, 1] as const

describe.each(databases)('mails with an expiry, on $name', ({ open }) => {
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
    for (const table of [certificate, certificationEnrolment, dateAlert, order, cancelledSession])
      await portal.db.delete(table)
    await setClassroomStart(portal, workshop, begins)
    await setExamStart(portal, practicalDate, begins)
  })

  const queue = (input: Omit<NewMail, 'now'>) => queueMail(portal.db, { ...input, now: portal.clock.now })
  /** Sends the mails that are due; returns their outcomes. */
  async function outcome(): Promise<string[]> {
    await box.deliver()
    return (await portal.db.select().from(mail).orderBy(mail.id)).map(({ state }) => state)
  }
  const sentOrDropped = (sent: boolean) => [sent ? 'sent' : 'dropped']

  test.each(around)(
    'a reminder of a classroom %i ms from its beginning is sent only before',
    async (from) => {
      const { learnerId } = await newLearner(portal)
      await createSeat(portal, learnerId, workshop)
      await queue({ kind: 'reminder', learnerId, data: { subject: { kind: 'classroom', id: workshop } } })
      portal.clock.now += begins + from
      expect(await outcome()).toEqual(sentOrDropped(from < 0))
    },
  )

  test.each(around)('a reminder of an exam %i ms from its beginning is sent only before', async (from) => {
    const { learnerId } = await newLearner(portal)
    await createExamPlace(portal, learnerId, practicalDate)
    const subject = { kind: 'practicalExam' as const, id: practicalDate }
    await queue({ kind: 'reminder', learnerId, data: { subject } })
    portal.clock.now += begins + from
    expect(await outcome()).toEqual(sentOrDropped(from < 0))
  })

  test('a reminder is sent only to enrolled learners', async () => {
    for (const status of ['left', 'pending'] as const) {
      const { learnerId } = await newLearner(portal)
      await createSeat(portal, learnerId, workshop, status)
      for (const id of [practicalDate, workshop])
        await queue({
          kind: 'reminder',
          learnerId,
          data: { subject: { kind: id === workshop ? 'classroom' : 'practicalExam', id } },
          deduplicationKey: `${status} ${id}`,
        })
    }
    expect(await outcome()).toEqual(['dropped', 'dropped', 'dropped', 'dropped'])
  })

  test.each(around)('a warning %i ms from the end of a certificate is sent only before', async (from) => {
    const { learnerId, id: certificateId, end } = await certifiedLearner(portal, associate)
    await queue({ kind: 'certificateExpiring', learnerId, data: { certificateId } })
    portal.clock.now = end + from
    expect(await outcome()).toEqual(sentOrDropped(from < 0))
  })

  test.each([
    ['underReview', false],
    ['approved', false],
    ['rejected', true],
  ] as const)('a warning of a certificate whose renewal is %s is sent: %s', async (state, sent) => {
    const certified = await certifiedLearner(portal, associate)
    const { learnerId, id: certificateId } = certified
    await storeRenewal(portal, certified, state)
    await queue({ kind: 'certificateExpiring', learnerId, data: { certificateId } })
    expect(await outcome()).toEqual(sentOrDropped(sent))
  })

  const anyDates = { certificationId: null, kind: null, training: null, city: null }
  const queueNewDates = (alertId: number) =>
    queue({
      ...{ kind: 'newDatesFound', learnerId: null, email: 'dates@example.org' },
      ...{ site: { code: 'EU' }, language: 'en' },
      data: { newDates: { alertId, wish: anyDates, token: 't', sessions: [workshop] } },
    })

  test.each(around)('new dates %i ms from the beginning are mailed only before it', async (from) => {
    const at = new Date(portal.clock.now)
    const request = { site: 'eu', language: 'en', key: 'k', askedAt: at, usedAt: at, confirmedAt: at }
    const row = { ...anyDates, ...request, email: 'dates@example.org' }
    const [alert] = await portal.db.insert(dateAlert).values(row).returning()
    await queueNewDates(alert?.id ?? 0)
    portal.clock.now += begins + from
    expect(await outcome()).toEqual(sentOrDropped(from < 0))
  })

  test('new dates are not mailed to an unsubscribed address', async () => {
    await queueNewDates(1)
    expect(await outcome()).toEqual(['dropped'])
  })

  const until = () => new Date(portal.clock.now).toISOString()

  test.each([
    ['exam', true],
    ['apply', false],
    ['enrol', false],
  ] as const)(
    'the window of an exam is told of to a learner who stands at %s: %s',
    async (progress, sent) => {
      const { learnerId } = await newLearner(portal)
      await registerInCertification(portal, learnerId, associate, progress)
      const subject = { kind: 'certification' as const, id: associate }
      await queue({ kind: 'examWindow', learnerId, data: { subject, until: until() } })
      expect(await outcome()).toEqual(sentOrDropped(sent))
    },
  )

  test.each([
    ['pending', true],
    ['enrolled', false],
    ['left', false],
  ] as const)('an unpaid seat is mailed while it is pending: %s', async (status, sent) => {
    const { learnerId } = await newLearner(portal)
    await createSeat(portal, learnerId, workshop, status)
    const subject = { kind: 'classroom' as const, id: workshop }
    await queue({ kind: 'promotedToPay', learnerId, data: { subject, until: until() } })
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

  test.each([
    ['orderPlaced', 'created', true],
    ['orderPlaced', 'timedOut', false],
    ['bankDetails', 'pending', true],
    ['bankDetails', 'cancelled', false],
    ['orderPaid', 'paid', true],
    ['orderLapsed', 'timedOut', true],
  ] as const)('the mail %s about an order that is %s is sent: %s', async (kind, state, sent) => {
    const { learnerId } = await newLearner(portal)
    const { id: _, ...values } = orderRow({ learnerId, state, targetId: workshop })
    const [placedOrder] = await portal.db.insert(order).values(values).returning()
    await queue({ kind, learnerId, site: { code: 'EU' }, data: { orderId: placedOrder?.id ?? 0 } })
    expect(await outcome()).toEqual(sentOrDropped(sent))
  })

  test('a mail about something that was deleted is not sent', async () => {
    const { learnerId } = await newLearner(portal)
    await queue({ kind: 'orderPaid', learnerId, data: { orderId: 999_999 } })
    await queue({ kind: 'certificateIssued', learnerId, data: { certificateId: 999_999 } })
    for (const kind of ['course', 'certification', 'classroom', 'practicalExam'] as const)
      await queue({ kind: 'enrolled', learnerId, data: { subject: { kind, id: 999_999 } } })
    expect(new Set(await outcome())).toEqual(new Set(['dropped']))
  })

  const sessions = [
    { kind: 'classroom', id: workshop },
    { kind: 'practicalExam', id: practicalDate },
  ] as const
  /** Queues a mail that invites to both sessions and a mail about one event; returns their outcomes. */
  async function outcomeOfAll(): Promise<string[]> {
    await portal.db.delete(mail)
    await portal.db.delete(classroomEnrolment)
    await portal.db.delete(practicalExamEnrolment)
    const { learnerId } = await newLearner(portal)
    await createSeat(portal, learnerId, workshop)
    await createExamPlace(portal, learnerId, practicalDate)
    for (const kind of ['reminder', 'sessionChanged', 'cancelled'] as const)
      for (const subject of sessions) await queue({ kind, learnerId, data: { subject } })
    return outcome()
  }
  const [all, none] = [Array(6).fill('sent'), [...Array(4).fill('dropped'), 'sent', 'sent']]

  test('a canceled session sends no reminders, but the mails about the cancellation', async () => {
    expect(await outcomeOfAll()).toEqual(all)
    const at = new Date(portal.clock.now)
    const off = (family: TrainingFamily, id: number) => ({
      ...{ family, id, reason: 'Flood', cancelledAt: at, cancelledBy: 'Ana' },
    })
    await portal.db.insert(cancelledSession).values(sessions.map(({ kind, id }) => off(kind, id)))
    expect(await outcomeOfAll()).toEqual(none)
  })

  test('a withdrawn session sends no reminders', async () => {
    const setState = async (state: 'published' | 'withdrawn') => {
      for (const { kind, id } of sessions) {
        const one = and(eq(contentItem.family, kind), eq(contentItem.id, id))
        await portal.db.update(contentItem).set({ state }).where(one)
      }
    }
    await setState('withdrawn')
    expect(await outcomeOfAll()).toEqual(none)
    await setState('published')
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { remindLearners } from '#server/jobs/remind-learners.ts'
import { certifiedLearner, storeRenewal } from '../fixtures/server/certified.ts'
import { databases } from '../fixtures/server/databases.ts'
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

describe.each(databases)('scheduled mails, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    for (const table of [mail, classroomEnrolment, practicalExamEnrolment, certificateApplication])
      await portal.db.delete(table)
    for (const table of [certificate, certificationEnrolment]) await portal.db.delete(table)
    await setClassroomStart(portal, workshop, begins)
    await setExamStart(portal, practicalDate, begins)
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
    const { end } = await certifiedLearner(portal, associate)
    portal.clock.now = end + from
    expect(await kindsQueued()).toEqual(kinds)
  })

  test('a renewed or revoked certificate sends no mails', async () => {
    const certified = await certifiedLearner(portal, associate)
    await storeRenewal(portal, certified, 'approved')
    const { id, end } = await certifiedLearner(portal, associate)
    await portal.db
      .update(certificate)
      .set({ revokedAt: new Date(end) })
      .where(eq(certificate.id, id))
    for (const from of [-day, day]) {
      portal.clock.now = end + from
      expect(await kindsQueued()).toEqual([])
    }
  })

  test('unsubscribed holders get no reminder of the expiry, but the mail about it', async () => {
    const { learnerId, end } = await certifiedLearner(portal, associate)
    const request = { emailNotification: 'notSubscribed' as const }
    const ofEnrolment = eq(certificationEnrolment.learnerId, learnerId)
    await portal.db.update(certificationEnrolment).set(request).where(ofEnrolment)
    await portal.db.update(learner).set(request).where(eq(learner.id, learnerId))
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
    await createSeat(portal, learnerId, workshop)
    await createExamPlace(portal, learnerId, practicalDate)
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
    await registerInCertification(portal, learnerId, associate, 'exam', {
      creditsAt: new Date(portal.clock.now),
    })
    portal.clock.now += after
    expect(await kindsQueued()).toEqual(kinds)
  })

  test('a repeated job uses no ids for mails that exist', async () => {
    await certifiedLearner(portal, associate)
    const { end } = await certifiedLearner(portal, associate)
    const look = async () => {
      await remindLearners(portal.db, () => portal.clock.now)
      return (await portal.db.select().from(mail).orderBy(mail.id)).map(({ id }) => id)
    }
    portal.clock.now = end - 30 * day
    const [first = 0, second = 0] = await look()
    for (let times = 0; times < 3; times += 1) expect(await look()).toEqual([first, second])
    portal.clock.now = end - 7 * day
    expect(await look()).toEqual([first, second, second + 1, second + 2])
  })
})

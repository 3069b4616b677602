import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attemptQuestion } from '#server/db/schema/attempt.ts'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail as mails } from '#server/db/schema/mail.ts'
import { question } from '#server/db/schema/pool.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { trainerApplication } from '#server/db/schema/trainer-application.ts'
import { expireOverdue } from '#server/jobs/expire-overdue.ts'
import { remindLearners } from '#server/jobs/remind-learners.ts'
import type { Mail } from '#server/ports/mail.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import type { Api } from '#src/api/create-api.ts'
import { getPracticalExam } from '#src/contract/catalogue/practical-exam.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import { decideTrainerApplication } from '#src/contract/identity/trainer-application.ts'
import * as certificateCalls from '#src/contract/learning/certificate.ts'
import { enrolInCertification } from '#src/contract/learning/certification-enrolment.ts'
import * as classroomCalls from '#src/contract/learning/classroom-enrolment.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import * as exam from '#src/contract/learning/exam.ts'
import { createInvitation } from '#src/contract/learning/invitation.ts'
import * as practical from '#src/contract/learning/practical-exam-enrolment.ts'
import { decideRegistration, getWaitingRegistrations } from '#src/contract/learning/review.ts'
import { findMessages, getMessage } from '#src/contract/messaging/message.ts'
import { confirmTransfer } from '#src/contract/money/payment-review.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { classroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { letterOf } from '#src/domain/exam/exam.ts'
import { practicalExamEnrolmentStatus as practicalExamStatus } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { type Mailbox, openMailbox } from '../fixtures/server/mailbox.ts'
import { forgetOrders, noticeOf, notify, ordered, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, operatorToken, origin, type Portal } from '../fixtures/server/portal.ts'
import { payByCard, prepareAndConfirmRefund, runRefundJob } from '../fixtures/server/refunding.ts'
import { rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import {
  day,
  hour,
  registerInCertification,
  setClassroomStart,
  setExamStart,
  staff,
} from '../fixtures/server/training.ts'

/** A course that needs approval, an open course, a workshop, and a practical exam of the general certification. */
const analytics = 8
const lesson = 1
const workshop = 17
const associate = 2
const general = 1
const theory = { exam: 'theory', targetId: associate } as const
const practicalDate = 1
const german = 4
const fee = { EUR: 24900, PLN: 106000 }
const begun = Date.UTC(2026, 0, 15, 12)

describe.each(databases)('mails, on $name', ({ open }) => {
  let portal: Portal
  let box: Mailbox
  beforeAll(async () => {
    portal = await openPortal(await open())
    box = await openMailbox(portal)
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = begun
    await forgetOrders(portal)
    await portal.db.delete(mails)
    await portal.db.delete(classroomEnrolment)
    await portal.db.delete(practicalExamEnrolment)
    const open = { fee: null, capacity: 1, waitingList: true, needsApproval: false, country: 'DE' }
    await setClassroomStart(portal, workshop, 20 * day, open)
    await setExamStart(portal, practicalDate, 20 * day, { fee: null })
  })

  let people = 0
  /** Creates a learner of the European site whose language is German. */
  async function reader() {
    people += 1
    const email = `mail-${people}@demo.test`
    const { learnerId, cookie } = await signIn(portal, email)
    await portal.db
      .update(learner)
      .set({ languageId: german, emailNotification: 'subscribed', countryCode: 'DE' })
      .where(eq(learner.id, learnerId))
    return { learnerId, email, api: portal.api(cookie, { siteId: payingSite, languageId: german }) }
  }
  type Reader = Awaited<ReturnType<typeof reader>>

  /** Returns the only mail that a learner got; fails the test if there are none or several. */
  async function only({ email }: Pick<Reader, 'email'>): Promise<Mail> {
    const came = await box.to(email)
    expect(came.map(({ subject }) => subject)).toHaveLength(1)
    return came[0] as Mail
  }
  function message({ subject, language, html, text }: Mail, words: RegExp, path: string): void {
    expect(language).toBe('de')
    expect(subject).toMatch(words)
    expect(text).toContain(`${origin}${path}`)
    expect(html).toContain(`href="${origin}${path.replaceAll('&', '&amp;')}`)
    expect(html).not.toMatch(/<table|<script|\{\{/)
    expect(text).not.toMatch(/<|\{\{/)
  }
  const attached = ({ attachments }: Mail) => attachments.map(({ name }) => name)
  const seat = (api: Api, classroomId = workshop) =>
    api.call(classroomCalls.enrolInWorkshop, { classroomId, emailNotification: 'subscribed' })
  const leave = (api: Api) => api.call(classroomCalls.cancelWorkshop, { classroomId: workshop })
  const course = (api: Api, id: number) => api.call(enrolInCourse, { id, emailNotification: 'subscribed' })
  const decide = async (kind: 'registration' | 'classroom', approve: boolean) => {
    const reviewer = await staff(portal, 'reviewer')
    const waiting = rowsOrThrow(await reviewer.call(getWaitingRegistrations, {}))
    const id = waiting.filter((each) => each.kind === kind).at(-1)?.id as number
    unwrap(await reviewer.call(decideRegistration, { kind, id, approve }))
  }

  test('a learner who enrols in a course gets a mail in their language, with a link to the course', async () => {
    const client = await reader()
    unwrap(await course(client.api, lesson))
    message(await only(client), /^Sie sind eingeschrieben: /, '/eu/de/course/detail/1')
  })

  test('a pending registration is confirmed by mail, and so is the decision about it', async () => {
    const client = await reader()
    unwrap(await course(client.api, analytics))
    message(await only(client), /^Einschreibung eingegangen: /, '/eu/de/course/detail/8')
    await decide('registration', false)
    message(await only(client), /^Einschreibung nicht genehmigt: /, '/eu/de/course/detail/8')
    unwrap(await course(client.api, analytics))
    await box.deliver()
    await decide('registration', true)
    message(await only(client), /^Einschreibung genehmigt: /, '/eu/de/course/detail/8')
  })

  test('a seat comes with a file for the calendar, and goes with one', async () => {
    const client = await reader()
    unwrap(await seat(client.api))
    const came = await only(client)
    message(came, /^Sie sind eingeschrieben: /, '/eu/de/classroom/detail/17')
    expect(attached(came)).toEqual(['logo.png', 'classroom-17.ics'])
    unwrap(await leave(client.api))
    const deleted = await only(client)
    message(deleted, /^Sie sind nicht mehr eingeschrieben: /, '/eu/de/classroom/detail/17')
    expect(String(deleted.attachments[1]?.content)).toContain('METHOD:CANCEL')
  })

  test('a learner on the waiting list gets a mail about it, and another one when a seat is free', async () => {
    const [first, second] = [await reader(), await reader()]
    unwrap(await seat(first.api))
    unwrap(await seat(second.api))
    message(await only(second), /Warteliste/, '/eu/de/classroom/detail/17')
    unwrap(await leave(first.api))
    const came = await only(second)
    message(came, /Sie haben einen Platz/, '/eu/de/classroom/detail/17')
    expect(attached(came)).toContain('classroom-17.ics')
  })

  test('a seat that has to be paid for says until when, with the way to the order', async () => {
    const [first, second] = [await reader(), await reader()]
    for (const { api } of [first, second]) unwrap(await seat(api))
    await setClassroomStart(portal, workshop, 20 * day, { fee })
    await box.deliver()
    unwrap(await leave(first.api))
    const came = await only(second)
    message(came, /^Platz frei für Sie: /, '/eu/de/payment?relationId=17&relationType=3')
    expect(attached(came)).toContain('classroom-17.ics')
    expect(came.text).toContain('16. Januar 2026')
  })

  async function publish(family: Family, id: number, change: object) {
    const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const { published, edition } = unwrap(await editor.call(editing.getContentItem, { family, id }))
    const document = { ...published, ...change }
    unwrap(await editor.call(editing.saveDraft, { family, id, edition, document }))
    unwrap(await editor.call(editing.publishItem, { family, id }))
  }

  test('learners with a seat get a mail when an editor moves the session, and for no other change', async () => {
    const client = await reader()
    unwrap(await seat(client.api))
    await publish('classroom', workshop, {})
    await box.deliver()
    portal.clock.now += hour
    await publish('classroom', workshop, { recommended: true })
    expect(await box.to(client.email)).toEqual([])
    const startsAt = '2026-06-10T08:00:00.000Z'
    await publish('classroom', workshop, { startsAt, endsAt: '2026-06-10T15:00:00.000Z' })
    const came = await only(client)
    message(came, /^Zeit oder Ort geändert: /, '/eu/de/classroom/detail/17')
    expect(came.text).toContain('10. Juni 2026')
    expect(String(came.attachments[1]?.content)).toContain('DTSTART:20260610T080000Z')
  })

  /** Enrols one new learner for each status; returns the statuses by the learner's id. */
  async function oneEach<Status extends string>(
    statuses: readonly Status[],
    enrol: (row: { learnerId: number; status: Status; createdAt: Date; changedAt: Date }) => Promise<unknown>,
  ) {
    const at = new Date(portal.clock.now)
    const statusById = new Map<number | null, Status>()
    for (const status of statuses) {
      const { learnerId } = await reader()
      await enrol({ learnerId, status, createdAt: at, changedAt: at })
      statusById.set(learnerId, status)
    }
    return statusById
  }
  const moved = { startsAt: '2026-06-10T08:00:00.000Z', endsAt: '2026-06-10T15:00:00.000Z' }
  const learnersMailed = async () =>
    (await portal.db.select().from(mails).where(eq(mails.kind, 'sessionChanged'))).map(
      ({ learnerId }) => learnerId,
    )

  test('learners who have a seat, wait for approval or wait for a seat are mailed when the classroom changes', async () => {
    const statuses = await oneEach(classroomEnrolmentStatus.options, (row) =>
      portal.db
        .insert(classroomEnrolment)
        .values({ ...row, classroomId: workshop, emailNotification: 'subscribed' }),
    )
    await publish('classroom', workshop, moved)
    const mailed = (await learnersMailed()).map((learnerId) => statuses.get(learnerId))
    expect(mailed.toSorted()).toEqual(['enrolled', 'pending', 'waitlisted'])
  })

  test('learners who have a place or owe its fee are mailed when the practical exam changes', async () => {
    const statuses = await oneEach(practicalExamStatus.options, (row) =>
      portal.db.insert(practicalExamEnrolment).values({ ...row, practicalExamId: practicalDate }),
    )
    await publish('practicalExam', practicalDate, moved)
    const mailed = (await learnersMailed()).map((learnerId) => statuses.get(learnerId))
    expect(mailed.toSorted()).toEqual(['enrolled', 'pending'])
  })

  test('the calendar file links to the site’s base language where the site lacks that of the learner', async () => {
    const client = await reader()
    await portal.db.update(learner).set({ languageId: 3 }).where(eq(learner.id, client.learnerId))
    unwrap(await seat(client.api))
    const came = await only(client)
    expect(came.language).toBe('ar')
    expect(String(came.attachments[1]?.content)).toContain(`URL:${origin}/eu/classroom/detail/17`)
  })

  test.each([
    ['registrationReceived', true],
    ['registrationApproved', true],
    ['registrationRejected', false],
    ['enrolled', true],
    ['waitlisted', false],
    ['promoted', true],
    ['cancelled', true],
    ['sessionChanged', true],
    ['moved', true],
    ['reminder', true],
  ] as const)('the mail “%s” about a classroom has a calendar file: %s', async (kind, has) => {
    const client = await reader()
    unwrap(await seat(client.api))
    await portal.db.delete(mails)
    const subject = { kind: 'classroom', id: workshop } as const
    const { learnerId } = client
    await queueMail(portal.db, { kind, learnerId, data: { subject }, now: portal.clock.now })
    expect(attached(await only(client)).includes('classroom-17.ics')).toBe(has)
  })

  test.each([
    [0, 0],
    [1, 1],
  ])('a session that is moved to %i ms from now sends %i mails', async (from, mailed) => {
    const client = await reader()
    unwrap(await seat(client.api))
    await publish('classroom', workshop, {})
    await box.deliver()
    const startsAt = new Date(portal.clock.now + from).toISOString()
    await publish('classroom', workshop, { startsAt, endsAt: '2026-06-10T15:00:00.000Z' })
    expect(await box.to(client.email)).toHaveLength(mailed)
  })

  test('moving a canceled session sends no mail', async () => {
    const client = await reader()
    unwrap(await seat(client.api))
    await publish('classroom', workshop, {})
    await box.deliver()
    const at = new Date(portal.clock.now)
    const off = { family: 'classroom', id: workshop, reason: 'Flood' } as const
    await portal.db.insert(cancelledSession).values({ ...off, cancelledAt: at, cancelledBy: 'Ana' })
    const mailedLearners = await learnersMailed()
    await publish('classroom', workshop, moved)
    expect(await learnersMailed()).toEqual(mailedLearners)
    await portal.db.delete(cancelledSession)
  })

  test('reminders of a session are sent seven days and one day before, once each, and only to subscribers', async () => {
    await setClassroomStart(portal, workshop, 20 * day, { capacity: 5 })
    const [client, silent] = [await reader(), await reader()]
    unwrap(await seat(client.api))
    const unwanted = { classroomId: workshop, emailNotification: 'notSubscribed' as const }
    unwrap(await silent.api.call(classroomCalls.enrolInWorkshop, unwanted))
    await box.deliver()
    const remind = async (before: number) => {
      portal.clock.now = begun + 20 * day - before
      for (let again = 0; again < 2; again += 1) await remindLearners(portal.db, () => portal.clock.now)
      return box.deliver()
    }
    expect(await remind(8 * day)).toEqual([])
    const week = await remind(7 * day)
    expect(week.map(({ to }) => to.address)).toEqual([client.email])
    message(week[0] as Mail, /beginnt in 7 Tagen/, '/eu/de/classroom/detail/17')
    expect(week[0]?.text).toContain(`${origin}/eu/de/my-learning/edit`)
    expect(await remind(3 * day)).toEqual([])
    expect((await remind(day)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/beginnt morgen/),
    ])
    expect(await remind(hour)).toEqual([])
  })

  test('a learner who has canceled is not reminded, although the mail was queued before', async () => {
    const client = await reader()
    unwrap(await seat(client.api))
    portal.clock.now = begun + 13 * day
    await remindLearners(portal.db, () => portal.clock.now)
    unwrap(await leave(client.api))
    const kinds = (await box.to(client.email)).map(({ subject }) => subject)
    expect(kinds).toHaveLength(2)
    expect(kinds.join()).not.toMatch(/beginnt/)
    const dropped = await portal.db.select().from(mails).where(eq(mails.state, 'dropped'))
    expect(dropped.map(({ kind }) => kind)).toEqual(['reminder'])
  })

  test('an invitation mail has its code, which is not stored afterwards', async () => {
    const reviewer = await staff(portal, 'reviewer')
    const email = 'guest@example.org'
    const validUntil = new Date(portal.clock.now + 30 * day).toISOString()
    const letter = { kind: 'course', targetId: lesson, email, site: 'eu', validUntil } as const
    const { code } = unwrap(await reviewer.call(createInvitation, letter))
    const came = await only({ email })
    expect(came.subject).toBe('You are invited: Camera placement and lens choice')
    expect(came.text).toContain(`${origin}/eu/invitation?code=${code}`)
    expect(JSON.stringify(await portal.db.select().from(mails))).not.toContain(code)
  })

  const paid = () => setClassroomStart(portal, workshop, 20 * day, { fee })

  test('the mail about an expired order links to the selling site, whatever the learner’s last site', async () => {
    await paid()
    const client = await reader()
    await ordered(client.api, 'workshop', workshop)
    await only(client)
    await portal.db.update(mails).set({ site: 'mena' }).where(eq(mails.learnerId, client.learnerId))
    portal.clock.now += 31 * 60_000
    expect(await expireOverdue(portal.db, () => portal.clock.now)).toBe(1)
    message(await only(client), /./, '/eu/de/classroom/detail/17')
  })

  test('an order by card is mailed, then its payment, with the invoice for the buyer', async () => {
    await paid()
    const client = await reader()
    const order = await ordered(client.api, 'workshop', workshop)
    message(await only(client), new RegExp(`Ihre Bestellung ${order.seqNo}`), '/eu/de/payment?relationId=17')
    expect(await notify(portal, noticeOf(order))).toBe(200)
    const came = await box.deliver()
    const mails = came.filter(({ to }) => to.address === client.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ihre Bestellung ${order.seqNo} ist bezahlt`,
      `Sie sind eingeschrieben: ${order.goods}`,
    ])
    const [invoice] = came.filter(({ to }) => to.address === 'ada@example.org')
    expect(invoice?.subject).toMatch(/^Ihre Rechnung EU-2026-\d{6}$/)
    expect(invoice?.text).toContain('Ada Byron')
    const [, paper] = invoice?.attachments ?? []
    expect(
      Buffer.from(paper?.content as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('a refund is mailed to the buyer, with the amount, the reason and the credit note', async () => {
    await paid()
    const client = await reader()
    const order = await ordered(client.api, 'workshop', workshop)
    await payByCard(portal, order)
    await box.deliver()
    const seqNo = order.seqNo as string
    const request = { seqNo, amount: 10000, currency: 'EUR', reason: 'serviceFailure' } as const
    await prepareAndConfirmRefund(portal, request)
    await runRefundJob(portal)
    const came = await box.deliver()
    expect(came.map(({ to }) => to.address)).toEqual(['ada@example.org'])
    const [told] = came as [Mail]
    message(told, /^Ihre Erstattung: Rechnungskorrektur EU-CN-2026-\d{6}$/, '/eu/de/my-learning')
    for (const text of ['100,00', 'Grund: Die Leistung wurde nicht wie vereinbart erbracht', seqNo])
      expect(told.text).toContain(text)
    const [, paper] = told.attachments
    expect(paper?.name).toMatch(/^EU-CN-2026-\d{6}\.pdf$/)
    expect(Buffer.from(paper?.content as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-')
    const { rows } = unwrap(await client.api.call(findMessages, { page: 1, pageSize: 10 }))
    const id = rows.find(({ kind }) => kind === 'creditNote')?.id as number
    const { files } = unwrap(await client.api.call(getMessage, { id }))
    expect(files).toEqual([{ kind: 'creditNote', number: paper?.name.replace('.pdf', '') }])
  })

  test('the mail about an order by transfer has the bank details', async () => {
    await paid()
    const client = await reader()
    const order = await ordered(client.api, 'workshop', workshop, 'bankTransfer')
    const came = await only(client)
    message(came, /Bankverbindung/, '/eu/de/payment?relationId=17')
    expect(came.text).toMatch(/IBAN: [A-Z]{2}\d{2}/)
    expect(came.text).toContain(String(order.seqNo))
  })

  test('an expired order and a late payment are mailed', async () => {
    await paid()
    const client = await reader()
    const order = await ordered(client.api, 'workshop', workshop, 'bankTransfer')
    await box.deliver()
    portal.clock.now = begun + 4 * day
    await expireOverdue(portal.db, () => portal.clock.now)
    message(await only(client), /ist verfallen/, '/eu/de/classroom/detail/17')
    const { seqNo, total: amount, currency } = order
    const transfer = { seqNo: seqNo as string, reference: 'BANK-1', amount, currency }
    unwrap(await (await staff(portal, 'finance')).call(confirmTransfer, transfer))
    const second = await staff(portal, 'finance', 'accounts')
    expect(unwrap(await second.call(confirmTransfer, transfer)).reviewed).toBe(true)
    message(await only(client), /wird geprüft/, '/eu/de/my-learning')
  })

  /** Returns answers to a paper, `rightOnes` of which are right. */
  async function answersTo(attemptId: number, rightOnes: number) {
    const rows = await portal.db
      .select({ paper: attemptQuestion, correct: question.correct })
      .from(attemptQuestion)
      .innerJoin(question, eq(question.id, attemptQuestion.questionId))
      .where(eq(attemptQuestion.attemptId, attemptId))
      .orderBy(attemptQuestion.position)
    return rows.map(({ paper, correct }, index) => ({
      position: paper.position,
      letters: index < rightOnes ? correct.map((option) => letterOf(paper.order.indexOf(option))) : [],
    }))
  }

  test('the result of an exam is mailed, failed and passed', async () => {
    const client = await reader()
    await registerInCertification(portal, client.learnerId, associate, 'exam')
    for (const [right, words] of [
      [10, /^Ihr Prüfungsergebnis: /],
      [50, /^Sie haben bestanden: /],
    ] as const) {
      const { attemptId } = unwrap(await client.api.call(exam.getExamPaper, theory))
      const answers = await answersTo(attemptId, right)
      unwrap(await client.api.call(exam.submitExam, { ...theory, attemptId, answers }))
      const came = (await box.to(client.email)).filter(({ subject }) => words.test(subject))
      expect(came).toHaveLength(1)
      message(came[0] as Mail, words, '/certification/detail/2')
      expect(came[0]?.text).toContain(`: ${right * 2}`)
    }
  })

  test('the end of an exam window is mailed seven days and one day before, once each', async () => {
    const client = await reader()
    await registerInCertification(portal, client.learnerId, associate, 'exam')
    await portal.db
      .update(certificationEnrolment)
      .set({ creditsAt: new Date(begun) })
      .where(eq(certificationEnrolment.learnerId, client.learnerId))
    const at = async (days: number) => {
      portal.clock.now = begun + days * day
      for (let again = 0; again < 2; again += 1) await remindLearners(portal.db, () => portal.clock.now)
      return box.to(client.email)
    }
    expect(await at(22)).toEqual([])
    const [week] = await at(23)
    message(week as Mail, /endet in 7 Tagen/, '/certification/detail/2')
    expect((await at(29)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/endet morgen/)])
    expect(await at(31)).toEqual([])
  })

  test.each([
    [{ score: 90 }, /^Bestanden: /],
    [{ score: 40 }, /^Ihr Ergebnis: /],
    [{ absent: true as const }, /^Sie waren abwesend: /],
  ])('a practical exam that is graded with %o is mailed', async (grade, words) => {
    const client = await reader()
    const at = new Date(portal.clock.now)
    const row = { learnerId: client.learnerId, practicalExamId: practicalDate, status: 'enrolled' as const }
    const [kept] = await portal.db
      .insert(practicalExamEnrolment)
      .values({ ...row, createdAt: at, changedAt: at })
      .returning()
    portal.clock.now += 21 * day
    const trainer = await staff(portal, 'trainer')
    unwrap(await trainer.call(practical.gradePracticalExam, { id: kept?.id as number, ...grade }))
    // The learner has had no earlier mail, so the mail refers to the portal's main site.
    message(await only(client), words, '/practical-exam/detail/1')
  })

  async function certified(client: Reader, approve: boolean) {
    await registerInCertification(portal, client.learnerId, associate, 'apply')
    const request = { certificationId: associate }
    unwrap(await client.api.call(certificateCalls.applyForCertificate, request))
    const reviewer = await staff(portal, 'reviewer')
    const waiting = rowsOrThrow(await reviewer.call(certificateCalls.getApplications, {}))
    const id = waiting.find(({ email }) => email === client.email)?.id as number
    const reason = approve ? {} : { reason: 'The name is not complete.' }
    unwrap(await reviewer.call(certificateCalls.decideApplication, { id, approve, ...reason }))
  }

  test('a rejected application is mailed, with the reason', async () => {
    const client = await reader()
    await certified(client, false)
    const came = await only(client)
    message(came, /Antrag wurde nicht genehmigt/, '/certification/detail/2')
    expect(came.text).toContain('The name is not complete.')
  })

  test('a certificate is mailed when it is issued, 90, 30 and 7 days before its end, and when it has expired', async () => {
    const client = await reader()
    await certified(client, true)
    const [held] = await portal.db
      .select()
      .from(certificate)
      .where(eq(certificate.learnerId, client.learnerId))
    message(await only(client), /Antrag ist genehmigt/, `/certificate/verify/${held?.number}`)
    const end = held?.validUntil.getTime() as number
    const came: string[] = []
    for (let days = 95; days >= -5; days -= 1) {
      portal.clock.now = end - days * day
      await remindLearners(portal.db, () => portal.clock.now)
      for (const { subject } of await box.to(client.email)) came.push(`${days} ${subject}`)
    }
    expect(came).toEqual([
      expect.stringMatching(/^90 .*läuft in 90 Tagen ab/),
      expect.stringMatching(/^30 .*läuft in 30 Tagen ab/),
      expect.stringMatching(/^7 .*läuft in 7 Tagen ab/),
      expect.stringMatching(/^0 .*ist abgelaufen/),
    ])
  })

  test.each([
    [true, /Willkommen als Trainer/],
    [false, /Bewerbung als Trainer/],
  ])('a decided trainer’s application (%s) is mailed', async (approve, words) => {
    const email = `trainer-${approve}@example.org`
    const form = { firstName: 'Grace', lastName: 'H', email, phone: '1', country: 'DE', company: 'X' }
    const further = { languages: ['de'], subjects: [], experience: 'Y', site: 'eu', language: 'de' }
    const at = new Date(portal.clock.now)
    const [row] = await portal.db
      .insert(trainerApplication)
      .values({ ...form, ...further, state: 'underReview', appliedAt: at })
      .returning()
    const reviewer = await staff(portal, 'reviewer')
    unwrap(await reviewer.call(decideTrainerApplication, { id: row?.id as number, approve, reason: 'No.' }))
    message(await only({ email }), words, '/eu/de')
  })

  test('the deletion of an account is mailed to the deleted address, and no other mail is sent', async () => {
    const client = await reader()
    unwrap(await course(client.api, lesson))
    unwrap(await client.api.call(deleteAccount, { confirmation: client.email }))
    message(await only(client), /Konto wurde gelöscht/, '/eu/de')
  })

  test('enrolling in a certification is mailed', async () => {
    const client = await reader()
    const request = { certificationId: associate, emailNotification: 'subscribed' as const }
    unwrap(await client.api.call(enrolInCertification, request))
    message(await only(client), /^Sie sind eingeschrieben: /, '/eu/de/certification/detail/2')
  })

  test('a place in a practical exam is mailed with its date, reminded of, and mailed when it is canceled', async () => {
    const client = await reader()
    await registerInCertification(portal, client.learnerId, general, 'practicalExam')
    const { regions } = unwrap(await client.api.call(getPracticalExam, { id: practicalDate }))
    const place = { practicalExamId: practicalDate, regionId: regions[0]?.id as number }
    unwrap(await client.api.call(practical.enrolInPracticalExam, place))
    const came = await only(client)
    message(came, /^Sie sind eingeschrieben: /, '/eu/de/practical-exam/detail/1')
    expect(attached(came)).toContain('practical-exam-1.ics')
    portal.clock.now = begun + 13 * day
    await remindLearners(portal.db, () => portal.clock.now)
    message(await only(client), /beginnt in 7 Tagen/, '/eu/de/practical-exam/detail/1')
    unwrap(await client.api.call(practical.cancelPracticalExam, { practicalExamId: practicalDate }))
    message(await only(client), /^Sie sind nicht mehr eingeschrieben: /, '/eu/de/practical-exam/detail/1')
  })

  test('Arabic mails run from right to left, on a site with Arabic', async () => {
    people += 1
    const email = `mail-${people}@demo.test`
    const { learnerId, cookie } = await signIn(portal, email)
    await portal.db.update(learner).set({ languageId: 3 }).where(eq(learner.id, learnerId))
    unwrap(await course(portal.api(cookie, { siteId: 3, languageId: 3 }), lesson))
    const came = await only({ email })
    expect(came.html).toContain('<html lang="ar" dir="rtl">')
    expect(came.text).toContain(`${origin}/mena/ar/course/detail/1`)
  })
})

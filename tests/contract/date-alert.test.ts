import { eq, isNull, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toNodemailer } from '#server/adapters/mail-message.ts'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { dateAlert, reportedDate } from '#server/db/schema/date-alert.ts'
import { job } from '#server/db/schema/job.ts'
import { mail } from '#server/db/schema/mail.ts'
import { purgeUnused } from '#server/jobs/purge-unused.ts'
import type { Mail } from '#server/ports/mail.ts'
import { collectLearnerData } from '#server/services/identity/learner/collect-learner-data.ts'
import {
  type AlertRow,
  signAlertConfirmationToken,
  signAlertEndToken,
} from '#server/services/messaging/date-alert/alert-token.ts'
import { notifyOfNewDates } from '#server/services/messaging/date-alert/notify-of-new-dates.ts'
import type { Api } from '#src/api/create-api.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import * as contract from '#src/contract/messaging/date-alert.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import type { DateAlertForm } from '#src/domain/date-alert/date-alert-filter.ts'
import { newDatesJobPattern } from '#src/domain/job/job-name.ts'
import { allSites } from '../fixtures/all-sites.ts'
import { databases } from '../fixtures/server/databases.ts'
import { type Mailbox, openMailbox } from '../fixtures/server/mailbox.ts'
import { payingSite } from '../fixtures/server/paying.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { createProof } from '../fixtures/server/proof.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day } from '../fixtures/server/training.ts'

/** A workshop in São Paulo, and a classroom of Video security associate in Warsaw. */
const [workshop, training] = [17, 1]
const german = { siteId: payingSite, languageId: 4 }
const minute = 60_000

describe.each(databases)('a subscriber to new dates, on $name,', ({ open }) => {
  let portal: Portal
  let box: Mailbox
  const sites = allSites
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { ADDRESS_HEADER: 'x-address' } })
    box = await openMailbox(portal)
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.db.delete(dateAlert)
    await box.deliver()
  })

  let visitors = 0
  const visitor = (place?: { siteId: number; languageId: number }) => {
    visitors += 1
    return portal.api(null, { ...place, headers: { 'X-Address': `198.51.100.${visitors}` } })
  }
  let addresses = 0
  const nextEmail = () => {
    addresses += 1
    return `dates-${addresses}@example.org`
  }
  const ask = async (form: DateAlertForm, api: Api = visitor()) =>
    api.call(contract.requestDateAlert, { ...form, ...(await createProof(api, 'newDates')) })
  const tokenIn = ({ text }: Mail, name: string): string =>
    new RegExp(`[?&]${name}=([\\w~-]+)`).exec(text)?.[1] as string
  const only = async (email: string): Promise<Mail> => {
    const came = await box.to(email)
    expect(came.map(({ subject }) => subject)).toHaveLength(1)
    return came[0] as Mail
  }
  /** Requests an alert and follows the link in the confirmation email. */
  async function requestedBy(form: Omit<DateAlertForm, 'email'>, api?: Api) {
    const email = nextEmail()
    unwrap(await ask({ ...form, email }, api))
    const token = tokenIn(await only(email), 'confirm')
    unwrap(await (api ?? visitor()).call(contract.confirmDateAlert, { token }))
    return email
  }
  /** Publishes another date of a session as an editor. */
  async function publish(of: number, change: object = {}): Promise<number> {
    const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const { published } = unwrap(await editor.call(editing.getContentItem, { family: 'classroom', id: of }))
    const [startsAt, endsAt] = [30, 31].map((days) => new Date(portal.clock.now + days * day).toISOString())
    const document = { ...published, startsAt, endsAt, ...change }
    const { id } = unwrap(await editor.call(editing.saveDraft, { family: 'classroom', edition: 0, document }))
    unwrap(await editor.call(editing.publishItem, { family: 'classroom', id }))
    return id
  }
  /** Runs the job that sends the alerts, as three servers do at the same time. */
  const tell = async () => {
    portal.clock.now += minute
    await Promise.all([1, 2, 3].map(() => notifyOfNewDates(portal.db, sites, () => portal.clock.now)))
  }

  test('gets a mail to confirm the address first, in the page’s language, and nothing before that', async () => {
    const email = nextEmail()
    unwrap(await ask({ email, classroomId: workshop }, visitor(german)))
    const mail = await only(email)
    expect(mail.subject).toMatch(/^Bitte Adresse bestätigen\. Neue Termine: /)
    expect(mail.text).toContain('/eu/de/new-dates?confirm=')
    await publish(workshop)
    await tell()
    expect(await box.to(email)).toEqual([])
  })

  test('is notified of a new date once, with many servers, and of no other training', async () => {
    const email = await requestedBy({ classroomId: workshop })
    await publish(training)
    const id = await publish(workshop)
    await tell()
    const mail = await only(email)
    expect(mail.text).toContain(`/classroom/detail/${id}`)
    expect(mail.text).toContain('São Paulo')
    await tell()
    await publish(workshop, { startsAt: new Date(portal.clock.now - day).toISOString() })
    await tell()
    expect(await box.to(email)).toEqual([])
  })

  test('is notified of a date that begins after this instant, and of none that begins with it', async () => {
    const email = await requestedBy({ classroomId: workshop })
    const at = portal.clock.now + minute
    await publish(workshop, { startsAt: new Date(at).toISOString() })
    const next = await publish(workshop, { startsAt: new Date(at + 1).toISOString() })
    await tell()
    const mail = await only(email)
    expect(mail.text).toContain(`/classroom/detail/${next}`)
  })

  test('is notified of each date once, independently of other alerts', async () => {
    const first = await requestedBy({ classroomId: workshop })
    await publish(workshop)
    await tell()
    await only(first)
    const second = await requestedBy({ classroomId: workshop })
    const id = await publish(workshop)
    await tell()
    const came = await box.deliver()
    expect(came.map(({ to }) => to.address).toSorted()).toEqual([first, second].toSorted())
    for (const { text } of came) expect(text).toContain(`/classroom/detail/${id}`)
  })

  test('is not notified of a publish without a new date', async () => {
    const email = await requestedBy({ classroomId: workshop })
    await publish(workshop)
    await tell()
    await box.deliver()
    const usedAt = async () => (await portal.db.select().from(dateAlert)).map((alert) => alert.usedAt)
    const used = await usedAt()
    const mailsTo = async () => (await portal.db.select().from(mail).where(eq(mail.email, email))).length
    const mails = await mailsTo()
    await publish(training)
    await tell()
    expect([await usedAt(), await mailsTo()]).toEqual([used, mails])
  })

  test('is notified although an earlier alert matches nothing', async () => {
    await requestedBy({ certificationId: 2, city: 'Nowhere' })
    const email = await requestedBy({ classroomId: workshop })
    await publish(workshop)
    await tell()
    expect((await box.deliver()).map(({ to }) => to.address)).toEqual([email])
  })

  test('is not notified when its site is removed, and others are notified', async () => {
    const deleted = await requestedBy({ classroomId: workshop })
    await portal.db.update(dateAlert).set({ site: 'closed' }).where(eq(dateAlert.email, deleted))
    const email = await requestedBy({ classroomId: workshop })
    await publish(workshop)
    await tell()
    expect((await box.deliver()).map(({ to }) => to.address)).toEqual([email])
  })

  test('is notified a minute after sessions are published, by a job that runs only for waiting alerts', async () => {
    const jobs = () => portal.db.select().from(job).where(like(job.name, newDatesJobPattern))
    await portal.db.delete(job)
    await publish(workshop)
    expect(await jobs()).toEqual([])
    await requestedBy({ classroomId: workshop })
    const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const course = { family: 'course', id: 1 } as const
    const { published, edition } = unwrap(await editor.call(editing.getContentItem, course))
    unwrap(await editor.call(editing.saveDraft, { ...course, edition, document: { ...published } }))
    unwrap(await editor.call(editing.publishItem, course))
    expect(await jobs()).toEqual([])
    await publish(workshop)
    expect((await jobs()).map(({ dueAt }) => dueAt.getTime())).toEqual([portal.clock.now + minute])
  })

  test('is notified of several dates in one mail, which links to their list', async () => {
    const email = await requestedBy({})
    await publish(workshop)
    await publish(workshop)
    await tell()
    const mail = await only(email)
    expect(mail.text).toContain('/workshop-seminar/list')
    expect(mail.text.match(/São Paulo/g)?.length).toBe(2)
  })

  test('may name a certification, a kind, and a city', async () => {
    const certified = await requestedBy({ certificationId: 2 })
    const all = await requestedBy({ kind: 'hsc' })
    const there = await requestedBy({ kind: 'hsc', city: 'Warsaw' })
    const elsewhere = await requestedBy({ kind: 'hsc', city: 'Munich' })
    const called = await requestedBy({ certificationId: 2, city: 'Warschau' }, visitor(german))
    await publish(training)
    await tell()
    const came = await box.deliver()
    const mailed = came.map(({ to }) => to.address).toSorted()
    expect(mailed).toEqual([certified, all, there, called].toSorted())
    expect(mailed).not.toContain(elsewhere)
  })

  test('unsubscribes by one click, in the mail or the mail program, with one confirmation', async () => {
    const email = await requestedBy({ classroomId: workshop })
    await publish(workshop)
    await tell()
    const mail = await only(email)
    const { headers } = toNodemailer(mail, 'portal@example.org') as { headers: Record<string, string> }
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(headers['List-Unsubscribe']?.slice(1, -1) as string)
    const shown = await portal.request(pathname + search)
    expect(shown.status).toBe(303)
    expect(shown.headers.get('location')).toContain('/new-dates?end=')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    for (let times = 0; times < 2; times += 1)
      expect((await portal.request(pathname + search, { method: 'POST', body })).status).toBe(200)
    const ended = await only(email)
    expect(ended.subject).toMatch(/^No more emails/)
    expect(toNodemailer(ended, 'portal@example.org').headers).not.toHaveProperty('List-Unsubscribe')
    expect(await portal.db.select().from(dateAlert)).toEqual([])
    unwrap(await visitor().call(contract.unsubscribeFromDateAlert, { token: tokenIn(mail, 'end') }))
    await publish(workshop)
    await tell()
    expect(await box.to(email)).toEqual([])
  })

  test('ends one of several alerts by its own mail, and none by the link that confirms', async () => {
    const [first, second] = [
      await requestedBy({ classroomId: workshop }),
      await requestedBy({ certificationId: 2 }),
    ]
    const unconfirmed = nextEmail()
    unwrap(await ask({ email: unconfirmed }))
    const confirming = tokenIn(await only(unconfirmed), 'confirm')
    unwrap(await visitor().call(contract.unsubscribeFromDateAlert, { token: confirming }))
    expect(await portal.db.select().from(dateAlert)).toHaveLength(3)
    for (const alert of await portal.db.select().from(dateAlert))
      unwrap(await visitor().call(contract.unsubscribeFromDateAlert, { token: signAlertEndToken(alert) }))
    // An address that was not confirmed gets no further email.
    expect((await box.deliver()).map(({ to }) => to.address).toSorted()).toEqual([first, second].toSorted())
  })

  test('has one alert in the newer language after a second request; a second confirmation changes nothing', async () => {
    const email = await requestedBy({ certificationId: 2 }, visitor(german))
    const [before] = await portal.db.select().from(dateAlert)
    portal.clock.now += day
    unwrap(await ask({ email, certificationId: 2 }, visitor({ siteId: payingSite, languageId: 1 })))
    const token = signAlertConfirmationToken(before as AlertRow, portal.clock.now + 1)
    unwrap(await visitor().call(contract.confirmDateAlert, { token }))
    const [alert, ...others] = await portal.db.select().from(dateAlert)
    expect([before?.language, alert?.language, others]).toEqual(['de', 'en', []])
    expect(alert?.confirmedAt).toEqual(before?.confirmedAt)
    expect([alert?.askedAt.getTime(), alert?.usedAt.getTime()]).toEqual([portal.clock.now, portal.clock.now])
  })

  test.each([
    ['a workshop', { classroomId: workshop, city: 'São Paulo' }, { training: true, city: 'São Paulo' }],
    ['a date of a certification', { classroomId: training }, { certificationId: 2, training: false }],
    ['a city that nobody knows', { kind: 'gsc', city: 'Atlantis' }, { kind: 'gsc', city: 'Atlantis' }],
  ] as const)('is sent for %s by the item of the date', async (_, form, stored) => {
    await requestedBy(form)
    const [alert] = await portal.db.select().from(dateAlert)
    const none = { certificationId: null, kind: null, city: null }
    const { certificationId, kind, city } = { ...none, ...stored }
    expect(alert).toMatchObject({ certificationId, kind, city })
    expect(alert?.training !== null).toBe('training' in stored && stored.training)
  })

  test('gets the same answer for known and unknown addresses', async () => {
    const email = await requestedBy({ classroomId: workshop })
    expect(await ask({ email: email.toUpperCase(), classroomId: workshop })).toEqual(
      await ask({ email: 'nobody@example.org', classroomId: workshop }),
    )
    expect(await portal.db.select().from(dateAlert).where(eq(dateAlert.email, email))).toHaveLength(1)
    for (let times = 0; times < 4; times += 1) {
      portal.clock.now += 1
      unwrap(await ask({ email: 'nobody@example.org', classroomId: workshop }))
    }
    expect(await box.to('nobody@example.org')).toHaveLength(3)
  })

  test('needs a proof of work, and a link that was signed for this purpose and is not too old', async () => {
    const email = nextEmail()
    const api = visitor()
    const wrong = { codeId: 'none', validateCode: 'none' }
    refusedWith(await api.call(contract.requestDateAlert, { email, ...wrong }), 400)
    const unknown = await ask({ email, classroomId: 999_999 })
    refusedWith(unknown, 400)
    expect(unknown).toMatchObject({ failure: { context: { fields: ['classroomId'] } } })
    unwrap(await ask({ email }))
    const token = tokenIn(await only(email), 'confirm')
    const [id = '', until = '', sig = ''] = token.split('~')
    const forged = [
      `1234567890~${until}~${sig}`,
      `${id}~${until}~${sig}x`,
      `${id}~${Number(until) + 1}~${sig}`,
      `${id}~end~${sig}`,
      'x',
      '',
      `9${id}~${until}~${sig}`,
    ]
    for (const each of forged)
      refusedWith(await visitor().call(contract.confirmDateAlert, { token: each }), 404)
    portal.clock.now = Number(until)
    refusedWith(await visitor().call(contract.confirmDateAlert, { token }), 404)
    portal.clock.now = Number(until) - 1
    unwrap(await visitor().call(contract.confirmDateAlert, { token }))
  })

  test('sees and ends only their own alerts, which are in their export and deleted with the account', async () => {
    const email = 'dates-own@demo.test'
    const { cookie, learnerId } = await signIn(portal, email)
    const api = portal.api(cookie)
    await requestedBy({ certificationId: 2, city: 'Warsaw' }, api)
    await requestedBy({ classroomId: workshop })
    const own = unwrap(await api.call(contract.getMyDateAlerts, {}))
    expect(own).toMatchObject([{ city: 'Warsaw', confirmed: true }])
    const exported = await collectLearnerData(portal.db, { id: learnerId, email })
    expect(exported).toMatchObject({ dateAlert: [{ city: 'Warsaw' }] })
    expect(JSON.stringify(exported)).not.toContain('"key"')
    const other = portal.api((await signIn(portal, 'dates-other@demo.test')).cookie)
    unwrap(await ask({ email: nextEmail(), classroomId: workshop }, other))
    expect(unwrap(await other.call(contract.getMyDateAlerts, {}))).toEqual([])
    unwrap(await ask({ email: nextEmail() }, api))
    await portal.db.update(dateAlert).set({ learnerId }).where(isNull(dateAlert.confirmedAt))
    expect(unwrap(await api.call(contract.getMyDateAlerts, {}))).toMatchObject([
      { what: 'Video security associate', city: 'Warsaw', confirmed: true },
      { what: 'Workshop: one gate, two people, four hours', city: null, confirmed: false },
      { what: null, city: null, confirmed: false },
    ])
    const { id } = own[0] as { id: number }
    refusedWith(await other.call(contract.endMyDateAlert, { id }), 404)
    unwrap(await api.call(contract.endMyDateAlert, { id }))
    expect(unwrap(await api.call(contract.getMyDateAlerts, {}))).not.toContainEqual(own[0])
    await requestedBy({ classroomId: workshop }, api)
    unwrap(await api.call(deleteAccount, { confirmation: email }))
    expect(await portal.db.select().from(dateAlert).where(eq(dateAlert.learnerId, learnerId))).toEqual([])
  })

  test('is deleted after three days without a confirmation, and after a year without a mail', async () => {
    const work = () => purgeUnused(portal.db, createDatabaseStorage(portal.db), () => portal.clock.now)
    unwrap(await ask({ email: nextEmail() }))
    const email = await requestedBy({ classroomId: workshop })
    const at = portal.clock.now
    portal.clock.now = at + 3 * day - 1
    await work()
    expect(await portal.db.select().from(dateAlert)).toHaveLength(2)
    portal.clock.now = at + 3 * day
    await work()
    expect(await portal.db.select().from(dateAlert)).toMatchObject([{ email }])
    await publish(workshop)
    await tell()
    const used = portal.clock.now
    portal.clock.now = used + 365 * day - 1
    await work()
    expect(await portal.db.select().from(dateAlert)).toHaveLength(1)
    portal.clock.now = used + 365 * day
    await work()
    expect([await portal.db.select().from(dateAlert), await portal.db.select().from(reportedDate)]).toEqual([
      [],
      [],
    ])
  })
})

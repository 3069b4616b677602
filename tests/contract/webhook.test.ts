import { spawn } from 'node:child_process'
import type { lookup } from 'node:dns'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createHttpWebhookTransport } from '#server/adapters/webhooks-http.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { job as jobs } from '#server/db/schema/job.ts'
import { learner } from '#server/db/schema/learner.ts'
import { order } from '#server/db/schema/order.ts'
import { webhookEndpoint, webhookEvent } from '#server/db/schema/webhook.ts'
import { sendWebhooks } from '#server/jobs/send-webhooks.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { purgeEvents, saveEndpoints } from '#server/services/platform/webhook/endpoints.ts'
import { queueEvent } from '#server/services/platform/webhook/queue-event.ts'
import { createSignatureHeaders } from '#server/services/platform/webhook/sign-message.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import {
  applyForCertificate,
  decideApplication,
  getApplications,
} from '#src/contract/learning/certificate.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { decideRegistration, getWaitingRegistrations } from '#src/contract/learning/review.ts'
import { retryJob } from '#src/contract/messaging/job.ts'
import * as contract from '#src/contract/messaging/webhook.ts'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { type EventType, eventDataByType, type NewEvent } from '#src/domain/webhook/event.ts'
import { orderRow } from '../fixtures/mail-writing.ts'
import { databases } from '../fixtures/server/databases.ts'
import { silent } from '../fixtures/server/mailbox.ts'
import { noticeOf, notify, ordered, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { openReceiver, type ReceivedMessage, type Receiver } from '../fixtures/server/receiver.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import {
  day,
  newLearner,
  registerInCertification,
  setClassroomStart,
  staff,
} from '../fixtures/server/training.ts'

const [first, second] = [
  `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  `whsec_${Buffer.alloc(32, 2).toString('base64')}`,
]
const moved: NewEvent = {
  type: 'session.changed',
  data: {
    item: { kind: 'classroom', id: 17 },
    before: {
      startsAt: '2026-06-01T08:00:00.000Z',
      endsAt: '2026-06-01T12:00:00.000Z',
      zone: 'Europe/Warsaw',
      location: 'Warsaw',
    },
    after: {
      startsAt: '2026-06-02T08:00:00.000Z',
      endsAt: '2026-06-02T12:00:00.000Z',
      zone: 'Europe/Warsaw',
      location: 'Warsaw',
    },
  },
}

describe.each(databases)('webhooks, on $name', ({ open }) => {
  let portal: Portal
  let receiver: Receiver
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    receiver = await openReceiver()
    await portal.db.delete(jobs)
    await portal.db.delete(webhookEvent)
    await portal.db.delete(webhookEndpoint)
    await saveEndpoints(portal.db, [receiver.url])
    // The library that verifies signatures reads the system clock, so that one is set, too.
    vi.useFakeTimers({ toFake: ['Date'], now: portal.clock.now })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await receiver.close()
  })

  const clock = () => portal.clock.now
  const send = (secrets = [first], timeout = 1000) => {
    const transport = createHttpWebhookTransport({ privateHosts: [], timeout: timeout })
    const receivers = [{ url: receiver.url, secrets }]
    return sendWebhooks({ db: portal.db, transport, receivers }, clock, silent)
  }
  const pass = (milliseconds: number) => {
    portal.clock.now += milliseconds
    vi.setSystemTime(portal.clock.now)
  }
  const operator = () => portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
  const list = async () => ({
    ...unwrap(await operator().call(contract.getWebhooks, {})),
    events: rowsOrThrow(await operator().call(contract.getWebhookEvents, {})),
  })
  const queue = () => queueEvent(portal.db, moved, clock())
  const verified = ({ headers, body }: ReceivedMessage, secret = first) =>
    new Webhook(secret).verify(body, headers) as { type: EventType; version: number; data: never }
  /** Returns the received events of a kind. Fails the test if an event has fields other than those of its schema. */
  const eventsOf = (type: EventType) =>
    receiver.received
      .map((each) => verified(each))
      .filter((each) => each.type === type)
      .map(({ version, data }) => {
        expect(version).toBe(1)
        expect(eventDataByType[type].parse(data)).toEqual(data)
        return data as Record<string, unknown>
      })
  const personOf = (id: number, subject: string | null = null) => ({
    id,
    issuer: expect.any(String),
    subject,
  })

  test('receive an enrolment, immediately or when it is approved, without name and address', async () => {
    const { learnerId, api } = await newLearner(portal)
    const named = { issuer: 'https://login.example.org', subject: '00u1a2b3' }
    await portal.db.update(learner).set(named).where(eq(learner.id, learnerId))
    unwrap(await api.call(enrolInCourse, { id: 1, emailNotification: 'subscribed' }))
    expect(await portal.db.select().from(webhookEvent)).toHaveLength(1)
    unwrap(await api.call(enrolInCourse, { id: 8, emailNotification: 'subscribed' }))
    await send()
    expect(eventsOf('learner.enrolled')).toEqual([
      { learner: personOf(learnerId, '00u1a2b3'), item: { kind: 'course', id: 1 } },
    ])
    const reviewer = await staff(portal, 'reviewer')
    const waiting = rowsOrThrow(await reviewer.call(getWaitingRegistrations, {}))
    for (const { kind, id } of waiting)
      unwrap(await reviewer.call(decideRegistration, { kind, id, approve: true }))
    await send()
    expect(eventsOf('learner.enrolled')).toContainEqual({
      learner: personOf(learnerId, '00u1a2b3'),
      item: { kind: 'course', id: 8 },
    })
    for (const { body } of receiver.received) expect(body).not.toMatch(/@|Sample/)
  })

  test('receive a paid order', async () => {
    const { learnerId, api } = await newLearner(portal, payingSite)
    await setClassroomStart(portal, 17, 20 * day, {
      fee: { EUR: 24900, PLN: 106000 },
      capacity: 9,
      needsApproval: false,
      country: 'DE',
      venue: 'DE',
    })
    const placed = await ordered(api, 'workshop', 17)
    expect(await notify(portal, noticeOf(placed))).toBe(200)
    await send()
    const [paid] = eventsOf('order.paid')
    expect(paid).toMatchObject({
      learner: personOf(learnerId),
      ...{ number: placed.seqNo, item: { kind: 'classroom', id: 17 }, total: placed.total, currency: 'EUR' },
    })
    expect(eventsOf('learner.enrolled')).toHaveLength(1)
  })

  test('receive a certificate', async () => {
    const { learnerId, api } = await newLearner(portal)
    await registerInCertification(portal, learnerId, 1, 'apply')
    unwrap(await api.call(applyForCertificate, { certificationId: 1 }))
    const reviewer = await staff(portal, 'reviewer')
    const [application] = rowsOrThrow(await reviewer.call(getApplications, {}))
    const { number } = unwrap(
      await reviewer.call(decideApplication, { id: application?.id as number, approve: true }),
    )
    await send()
    expect(eventsOf('certificate.issued')).toMatchObject([
      { learner: personOf(learnerId), number, certificationId: 1 },
    ])
  })

  test('receive a moved session, also without enrolments', async () => {
    const item = { family: 'classroom', id: 17 } as const
    const stored = unwrap(await operator().call(getContentItem, item))
    const startsAt = '2026-06-10T08:00:00.000Z'
    const document = { ...(stored.published as object), startsAt, endsAt: '2026-06-10T15:00:00.000Z' }
    unwrap(await operator().call(saveDraft, { ...item, edition: stored.edition, document }))
    unwrap(await operator().call(publishItem, { ...item, sites: [] }))
    await send()
    expect(eventsOf('session.changed')).toMatchObject([
      { item: { kind: 'classroom', id: 17 }, after: { startsAt } },
    ])
  })

  test.each([
    ['workshop', 'classroom'],
    ['classroom', 'classroom'],
    ['certification', 'certification'],
    ['practicalExam', 'practicalExam'],
  ] as const)('hear of a paid order of a %s as one of a %s, with its amounts', async (kind, item) => {
    const { learnerId } = await newLearner(portal)
    await portal.db
      .update(learner)
      .set({ subject: `${kind}@example.org` })
      .where(eq(learner.id, learnerId))
    const paidAt = new Date(clock())
    const seqNo = `paid-${kind}-${learnerId}`
    const { id: _, ...values } = orderRow({ learnerId, kind, state: 'paid', paidAt })
    const numbered = { ...values, seqNo, merchantTransactionId: seqNo }
    const [row] = await portal.db.insert(order).values(numbered).returning()
    await queueMail(portal.db, {
      kind: 'orderPaid',
      learnerId,
      data: { orderId: row?.id ?? 0 },
      now: clock(),
    })
    await send()
    expect(eventsOf('order.paid')).toEqual([
      {
        // Some identity providers use email addresses as subjects, so the subject must not be sent.
        ...{ learner: personOf(learnerId), number: seqNo, item: { kind: item, id: 17 } },
        ...{ total: 11_900, vat: 1900, currency: 'EUR', paidAt: paidAt.toISOString() },
      },
    ])
  })

  test('receive a deduplication key once, as the learner does', async () => {
    const { learnerId } = await newLearner(portal)
    const data = { subject: { kind: 'course', id: 1 } } as const
    const tell = (deduplicationKey: string) =>
      queueMail(portal.db, { kind: 'enrolled', learnerId, data, deduplicationKey, now: clock() })
    for (const key of ['first', 'first', 'second']) await tell(`${key} of ${learnerId}`)
    expect(await portal.db.select().from(webhookEvent)).toHaveLength(2)
  })

  test('receive no events for dropped mails, nor for other mails', async () => {
    const { learnerId } = await newLearner(portal)
    const tell = (kind: MailKind, data: MailData, to: number | null = learnerId) =>
      queueMail(portal.db, { kind, learnerId: to, email: 'ada@example.org', data, now: clock() })
    await tell('orderPaid', { orderId: 999_999 })
    await tell('certificateIssued', { certificateId: 999_999 })
    await tell('enrolled', {})
    await tell('enrolled', { subject: { kind: 'course', id: 1 } }, null)
    await tell('cancelled', { subject: { kind: 'course', id: 1 } })
    expect(await portal.db.select().from(webhookEvent)).toEqual([])
  })

  test.each(['enrolled', 'registrationApproved', 'promoted'] as const)(
    'hear of an enrolment of which the learner is mailed as “%s”',
    async (kind) => {
      const { learnerId } = await newLearner(portal)
      const subject = { kind: 'classroom', id: 17 } as const
      await queueMail(portal.db, { kind, learnerId, data: { subject }, now: clock() })
      await send()
      expect(eventsOf('learner.enrolled')).toEqual([{ learner: personOf(learnerId), item: subject }])
    },
  )

  test('receive nothing about a failed act', async () => {
    const failing = portal.db.transaction(async (tx) => {
      await queueEvent(tx, moved, clock())
      throw new Error('The act failed')
    })
    await expect(failing).rejects.toThrow('The act failed')
    expect(await portal.db.select().from(webhookEvent)).toEqual([])
    expect(await portal.db.select().from(jobs)).toEqual([])
  })

  test('receive each event once, with many servers', async () => {
    for (let count = 0; count < 10; count += 1) await queue()
    await Promise.all([send(), send(), send(), send()])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(10)
    expect(new Set(ids).size).toBe(10)
    expect(await portal.db.select().from(jobs)).toEqual([])
  })

  test('that fail are retried, later each time, with the same id and a new signature; then an operator can retry them', async () => {
    await queue()
    receiver.answers = 500
    await send()
    await send()
    expect(receiver.received, 'it waits').toHaveLength(1)
    const [endpoint] = (await list()).endpoints
    expect((await list()).events).toMatchObject([{ waiting: [endpoint?.id], failed: [] }])
    for (let tries = 2; tries <= 8; tries += 1) {
      pass(day)
      await send()
      verified(receiver.received.at(-1) as ReceivedMessage)
    }
    pass(day)
    await send()
    expect(receiver.received).toHaveLength(8)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8)
    const [given] = await portal.db.select().from(jobs)
    expect(given).toMatchObject({ state: 'failed', tries: 8, failure: 'answered 500' })
    expect((await list()).endpoints).toMatchObject([{ state: 'on', waiting: 0, failed: 1 }])
    expect((await list()).events).toMatchObject([{ waiting: [], failed: [endpoint?.id] }])
    receiver.answers = 200
    unwrap(await operator().call(retryJob, { name: given?.name as string }))
    await send()
    expect(receiver.received).toHaveLength(9)
    expect((await list()).events).toMatchObject([{ waiting: [], failed: [] }])
  })

  test('that fail are paused, and other events follow later', async () => {
    await queue()
    await queue()
    receiver.answers = 503
    await send()
    expect(receiver.received).toHaveLength(1)
    receiver.answers = 204
    await send()
    expect(receiver.received).toHaveLength(2)
    pass(5000)
    await send()
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
    expect(await portal.db.select().from(jobs)).toEqual([])
  })

  test('that don’t answer block nothing', async () => {
    receiver.answers = null
    await queue()
    await send([first], 200)
    expect(await portal.db.select().from(jobs)).toMatchObject([
      { tries: 1, failure: 'No answer within 0.2 s' },
    ])
  })

  test('that redirect are not followed', async () => {
    receiver.answers = 302
    await queue()
    await send()
    expect(receiver.elsewhere).toBe(0)
    expect(await portal.db.select().from(jobs)).toMatchObject([
      { failure: 'answered 302: redirects are not followed' },
    ])
  })

  test('that return 410 receive nothing more, until an operator resumes them', async () => {
    await queue()
    await queue()
    receiver.answers = 410
    await send()
    await queue()
    await send()
    expect(receiver.received).toHaveLength(1)
    expect(await portal.db.select().from(jobs)).toEqual([])
    const [{ id } = { id: 0 }] = (await list()).endpoints
    await saveEndpoints(portal.db, [receiver.url])
    expect((await list()).endpoints).toMatchObject([{ state: 'gone' }])
    receiver.answers = 204
    expect(unwrap(await operator().call(contract.resumeWebhook, { id })).url).toBe(receiver.url)
    refusedWith(await operator().call(contract.resumeWebhook, { id }), 404)
    await queue()
    await send()
    expect(receiver.received).toHaveLength(2)
  })

  test('receive one event again, or all since an instant, with the same ids', async () => {
    await queue()
    pass(1000)
    await queue()
    await send()
    const [newer, older] = (await list()).events
    const replay = (which: object) => operator().call(contract.replayWebhooks, which)
    expect(unwrap(await replay({ event: older?.id }))).toEqual({ messages: 1 })
    await send()
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(older?.id)
    expect(receiver.received.at(-1)?.body).toBe(receiver.received[0]?.body)
    expect(unwrap(await replay({ since: newer?.at }))).toEqual({ messages: 1 })
    expect(unwrap(await replay({ since: older?.at }))).toEqual({ messages: 2 })
    for (const none of [{}, { event: 'evt_1' }, { event: older?.id.replace(/.$/, 'x') }])
      refusedWith(await replay(none), 404)
    refusedWith(await replay({ since: new Date(portal.clock.now + day).toISOString() }), 404)
  })

  test('are replayed and resumed with an entry in the audit log', async () => {
    await portal.db.delete(auditEntry)
    await queue()
    const [event] = (await list()).events
    unwrap(await operator().call(contract.replayWebhooks, { event: event?.id }))
    unwrap(await operator().call(contract.replayWebhooks, { since: event?.at }))
    await portal.db.update(webhookEndpoint).set({ state: 'gone' })
    const [{ id } = { id: 0 }] = (await list()).endpoints
    unwrap(await operator().call(contract.resumeWebhook, { id }))
    expect(await portal.db.select().from(auditEntry).orderBy(auditEntry.id)).toMatchObject([
      { act: 'replay', subject: event?.id, detail: { messages: 1 } },
      { act: 'replay', subject: `webhooks since ${event?.at}`, detail: { messages: 1 } },
      { act: 'resume', subject: `webhook ${id}` },
    ])
  })

  test('are listed in the order of their numbers, each with its pending events', async () => {
    await queue()
    await saveEndpoints(portal.db, [receiver.url, 'https://other.example.org/hook'])
    await queue()
    const { endpoints, events } = await list()
    const [one, other] = endpoints.map((each) => each.id)
    expect(Number(one)).toBeLessThan(Number(other))
    expect(endpoints).toMatchObject([
      { url: receiver.url, waiting: 2, failed: 0 },
      { waiting: 1, failed: 0 },
    ])
    expect(events).toMatchObject([{ waiting: [one, other] }, { waiting: [one] }])
  })

  test('accept both secrets during a rotation, and no other', async () => {
    await queue()
    await send([second, first])
    const [message] = receiver.received as [ReceivedMessage]
    verified(message, first)
    verified(message, second)
    const third = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
    expect(() => verified(message, third)).toThrow('No matching signature')
    expect(() => verified({ ...message, body: `${message.body} ` })).toThrow('No matching signature')
    pass(10 * 60_000)
    expect(() => verified(message)).toThrow('too old')
  })

  test('in a private network are not called', async () => {
    const url = 'https://10.1.2.3/hook'
    await saveEndpoints(portal.db, [url])
    await queue()
    const receivers = [{ url, secrets: [first] }]
    await sendWebhooks(
      { db: portal.db, transport: createHttpWebhookTransport({ privateHosts: [] }), receivers },
      clock,
      silent,
    )
    const [refused] = await portal.db.select().from(jobs)
    expect(refused?.failure).toBe(
      '10.1.2.3 is in a private network (10.1.2.3), which WEBHOOKS_PRIVATE does not name',
    )
  })

  test('that were removed from the configuration receive nothing; their events wait', async () => {
    await queue()
    await saveEndpoints(portal.db, [])
    await send()
    await queue()
    expect(receiver.received).toEqual([])
    expect(await portal.db.select().from(webhookEvent)).toHaveLength(1)
    await saveEndpoints(portal.db, [receiver.url])
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  test('that were never stored receive nothing, and nothing fails', async () => {
    await portal.db.delete(webhookEndpoint)
    await queue()
    await send()
    expect([receiver.received, await portal.db.select().from(webhookEvent)]).toEqual([[], []])
  })

  test('receive nothing about a deleted account', async () => {
    const { learnerId, api } = await newLearner(portal)
    const [row] = await portal.db.select().from(learner).where(eq(learner.id, learnerId))
    const email = row?.email as string
    unwrap(await api.call(enrolInCourse, { id: 1, emailNotification: 'subscribed' }))
    unwrap(await api.call(deleteAccount, { confirmation: email }))
    await send()
    expect(receiver.received).toEqual([])
    expect(await portal.db.select().from(webhookEvent).where(eq(webhookEvent.learnerId, learnerId))).toEqual(
      [],
    )
    expect(await portal.db.select().from(jobs)).toEqual([])
  })

  test('an event is stored for thirty days', async () => {
    await queue()
    await purgeEvents(portal.db, clock() + 30 * day - 1)
    expect(await portal.db.select().from(webhookEvent)).toHaveLength(1)
    await purgeEvents(portal.db, clock() + 30 * day)
    expect(await portal.db.select().from(webhookEvent)).toEqual([])
    expect(await portal.db.select().from(jobs)).toEqual([])
  })

  test('learners neither see nor repeat events', async () => {
    const { api } = await newLearner(portal)
    refusedWith(await api.call(contract.getWebhooks, {}), 403)
    refusedWith(await api.call(contract.replayWebhooks, {}), 403)
    refusedWith(await api.call(contract.resumeWebhook, { id: 1 }), 403)
  })
})

describe('a resolved host name', () => {
  const post = async (addresses: string[], privateHosts: string[] = []) => {
    const receiver = await openReceiver()
    const { port } = new URL(receiver.url)
    const find = ((_: string, options: { all?: boolean }, tell: (...told: unknown[]) => void) => {
      const found = addresses.map((address) => ({ address, family: 4 }))
      if (options.all) tell(null, found)
      else tell(null, found[0]?.address, 4)
    }) as typeof lookup
    const url = `http://crm.example.org:${port}/hook`
    const posted = createHttpWebhookTransport({ privateHosts, lookupHost: find }).post(url, {
      headers: {},
      body: '{}',
    })
    return posted.finally(() => receiver.close())
  }

  test('with an address in a private network is not called, also if it has others', async () => {
    await expect(post(['127.0.0.1'])).rejects.toThrow('is in a private network (127.0.0.1)')
    await expect(post(['1.1.1.1', '10.0.0.1'])).rejects.toThrow('is in a private network (10.0.0.1)')
  })

  test('is called there if the configuration allows its name', async () => {
    expect(await post(['127.0.0.1'], ['crm.example.org'])).toBe(204)
  })
})

test('the receiver of the how-to accepts signed events, once, and nothing else', async () => {
  const document = readFileSync('docs/how-to/webhooks.md', 'utf8')
  const code = /```js\n([\s\S]*?)```/.exec(document)?.[1] as string
  const port = await findFreePort()
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: first }
  const program = spawn(process.execPath, ['--input-type=module', '-e', code], { env })
  const printed: string[] = []
  program.stdout.on('data', (bytes: Buffer) => printed.push(String(bytes)))
  const url = `http://127.0.0.1:${port}/`
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(400)
  const body = JSON.stringify({ type: moved.type, version: 1, data: moved.data })
  const headers = createSignatureHeaders([second, first], { id: 'evt_1', body }, Date.now())
  const { post } = createHttpWebhookTransport({ privateHosts: [] })
  expect(await post(url, { headers, body })).toBe(204)
  expect(await post(url, { headers, body })).toBe(204)
  expect(await post(url, { headers, body: body.replace('17', '18') })).toBe(400)
  await expect.poll(() => printed.join('')).toMatch(/^session\.changed \{/)
  expect(printed.join('').match(/session\.changed/g)).toHaveLength(1)
  program.kill()
})

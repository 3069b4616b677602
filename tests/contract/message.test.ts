import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail as mails } from '#server/db/schema/mail.ts'
import { purgeMails } from '#server/services/messaging/mail/purge-mails.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import { enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import * as contract from '#src/contract/messaging/message.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openMailbox } from '../fixtures/server/mailbox.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, setClassroomStart } from '../fixtures/server/training.ts'

const workshop = 17
const german = 4
const europe = 21

describe.each(databases)('messages, on $name', ({ open }) => {
  let portal: Portal
  let deliver: () => Promise<unknown>
  beforeAll(async () => {
    portal = await openPortal(await open())
    deliver = (await openMailbox(portal)).deliver
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.db.delete(mails)
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, workshop, 20 * day, { fee: null, capacity: 5, needsApproval: false })
  })

  let people = 0
  async function reader() {
    people += 1
    const email = `message-${people}@demo.test`
    const { learnerId, cookie } = await signIn(portal, email)
    await portal.db.update(learner).set({ languageId: german }).where(eq(learner.id, learnerId))
    return { learnerId, email, api: portal.api(cookie, { siteId: europe, languageId: german }) }
  }
  type Reader = Awaited<ReturnType<typeof reader>>
  const list = ({ api }: Reader, request = {}) => api.call(contract.findMessages, request)

  async function enrolled() {
    const one = await reader()
    unwrap(await one.api.call(enrolInWorkshop, { classroomId: workshop, emailNotification: 'subscribed' }))
    await deliver()
    return one
  }

  test('mails can be read as messages, with the text of the mail', async () => {
    const one = await enrolled()
    const { rows, total } = unwrap(await list(one))
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({ kind: 'enrolled', language: 'de', read: false })
    const found = unwrap(await one.api.call(contract.getMessage, { id: rows[0]?.id ?? 0 }))
    expect(found.subject).toMatch(/^Sie sind eingeschrieben: Workshop: ein Tor/)
    expect(found.facts.map(({ label }) => label)).toEqual(['Wann', 'Wo'])
    expect(found.button.path).toBe(`/eu/de/classroom/detail/${workshop}`)
    expect(found.files).toEqual([{ kind: 'calendar', of: 'classroom', id: workshop }])
  })

  test('messages are filtered by unread, and paged', async () => {
    const one = await enrolled()
    const mark = (id: number, read: boolean) => one.api.call(contract.markMessage, { id, read })
    const [first] = unwrap(await list(one, { unread: true })).rows
    unwrap(await mark(first?.id ?? 0, true))
    expect(unwrap(await list(one, { unread: true })).total).toBe(0)
    expect(unwrap(await list(one)).rows[0]?.read).toBe(true)
    unwrap(await mark(first?.id ?? 0, false))
    expect(unwrap(await list(one, { unread: true })).total).toBe(1)
    for (let count = 0; count < 15; count += 1) {
      portal.clock.now += 1
      await queueMail(portal.db, {
        kind: 'examPassed',
        learnerId: one.learnerId,
        data: {},
        now: portal.clock.now,
      })
    }
    await deliver()
    const second = unwrap(await list(one, { page: 2 }))
    expect([second.total, second.rows.map(({ kind }) => kind)]).toEqual([16, ['enrolled']])
  })

  test('nobody reads another learner’s messages, and an anonymous visitor none', async () => {
    const [one, other] = [await enrolled(), await reader()]
    const id = unwrap(await list(one)).rows[0]?.id ?? 0
    refusedWith(await other.api.call(contract.getMessage, { id }), 404)
    refusedWith(await other.api.call(contract.markMessage, { id, read: true }), 404)
    expect(unwrap(await list(other))).toEqual({ rows: [], total: 0 })
    refusedWith(await portal.api().call(contract.findMessages, {}), 401)
  })

  test('a code that gives access is in the mail only', async () => {
    const one = await reader()
    const data = { subject: { kind: 'classroom' as const, id: workshop }, code: '7K3Q-X9MW-ABCD-2345' }
    await queueMail(portal.db, { kind: 'invitation', learnerId: one.learnerId, data, now: portal.clock.now })
    await deliver()
    const [row] = await portal.db.select().from(mails).where(eq(mails.learnerId, one.learnerId))
    expect(row?.data).toEqual({})
    expect(JSON.stringify(row)).not.toContain('7K3Q')
    const found = unwrap(await one.api.call(contract.getMessage, { id: row?.id ?? 0 }))
    expect(found.button.path).toBe('/invitation')
  })

  test('a message is deleted after a year, and with the account immediately', async () => {
    const one = await enrolled()
    const forget = () => purgeMails(portal.db, createDatabaseStorage(portal.db), portal.clock.now)
    const begun = portal.clock.now
    portal.clock.now = begun + 365 * day - 1
    await forget()
    const textsOf = async () =>
      (await portal.db.select().from(mails).where(eq(mails.learnerId, one.learnerId))).map(({ text }) => text)
    expect((await textsOf())[0]).not.toBeNull()
    portal.clock.now = begun + 365 * day
    await forget()
    expect(await textsOf()).toEqual([null])
    portal.clock.now = begun
    const leaving = await enrolled()
    unwrap(await leaving.api.call(deleteAccount, { confirmation: leaving.email }))
    expect(await portal.db.select().from(mails).where(eq(mails.learnerId, leaving.learnerId))).toEqual([])
  })
})

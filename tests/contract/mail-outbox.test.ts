import { createServer, type Server, type Socket } from 'node:net'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSmtpTransport } from '#server/adapters/mail-smtp.ts'
import { createFileMailTransport } from '#server/adapters/mail-stored.ts'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail as mails } from '#server/db/schema/mail.ts'
import { session } from '#server/db/schema/session.ts'
import { sendMails } from '#server/jobs/send-mails.ts'
import { createMailServices } from '#server/mail.ts'
import type { Mail, MailTransport } from '#server/ports/mail.ts'
import { findRecipient } from '#server/services/messaging/mail/find-recipient.ts'
import { purgeMails } from '#server/services/messaging/mail/purge-mails.ts'
import type { MailDependencies } from '#server/services/messaging/mail/render-mail.ts'
import { type NewMail, queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { getMail, getMails } from '#src/contract/messaging/mail.ts'
import { databases } from '../fixtures/server/databases.ts'
import { deskOf, silent } from '../fixtures/server/mailbox.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { day, newLearner, staff } from '../fixtures/server/training.ts'

const minute = 60_000

/** Starts an SMTP server that responds to each mail with `answer` (by default, accepts it). Stores all input. */
async function smtpServer(answer = '250 ok'): Promise<{ server: Server; port: number; said: string[] }> {
  const output: string[] = []
  const server = createServer((socket: Socket) => {
    let data = false
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      output.push(text)
      if (data && !text.endsWith('\r\n.\r\n')) return
      const began = /^DATA/i.test(text)
      socket.write(
        `${began ? '354 go on' : data ? answer : /^(MAIL|RCPT|EHLO|QUIT)/i.test(text) ? '250 ok' : '500 what'}\r\n`,
      )
      data = began
    })
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  return { server, port, said: output }
}

describe.each(databases)('the mail queue, on $name', ({ open }) => {
  let portal: Portal
  let desk: MailDependencies
  let learnerId: number
  beforeAll(async () => {
    portal = await openPortal(await open())
    desk = await deskOf(portal)
    learnerId = (await newLearner(portal)).learnerId
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.db.delete(mails)
  })

  const request = (deduplicationKey: string) => ({
    ...{ kind: 'enrolled' as const, learnerId, deduplicationKey, now: portal.clock.now },
    data: { subject: { kind: 'course' as const, id: 1 } },
  })
  const send = (transport: MailTransport) =>
    sendMails({ rendering: desk, transport }, () => portal.clock.now, silent)
  const rows = () => portal.db.select().from(mails)

  describe('the reader of a mail', () => {
    let reader = 0
    beforeAll(async () => {
      reader = (await newLearner(portal)).learnerId
    })
    const place = async (queued: Partial<NewMail>) => {
      await queueMail(portal.db, { kind: 'enrolled', learnerId: reader, now: portal.clock.now, ...queued })
      const [row] = await portal.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
      return row && findRecipient(portal.db, desk.sites, row)
    }
    const change = (fields: Partial<typeof learner.$inferInsert>) =>
      portal.db.update(learner).set(fields).where(eq(learner.id, reader))
    const german = { languageId: 4 }
    beforeEach(() =>
      change({ ...{ languageId: null, email: 'ada@example.org' }, firstName: 'Ada', lastName: '' }),
    )

    test('has the language of the mail, else the learner’s, else the site’s', async () => {
      expect(await place({ site: { code: 'TH' } })).toMatchObject({ language: 'th', site: { code: 'TH' } })
      await change(german)
      expect(await place({ deduplicationKey: 'second' })).toMatchObject({ language: 'de', name: 'Ada' })
      expect(await place({ deduplicationKey: 'third', language: 'pl' })).toMatchObject({ language: 'pl' })
    })

    test('is on the site of the mail, else on that of their last mail, else at the root of their brand', async () => {
      expect((await place({ deduplicationKey: 'root' }))?.site.code).toBe('EN')
      await portal.db.update(session).set({ tenant: 'sister' }).where(eq(session.learnerId, reader))
      expect((await place({ deduplicationKey: 'sister' }))?.site.tenant).toBe('sister')
      await portal.db.update(session).set({ tenant: 'main' }).where(eq(session.learnerId, reader))
      await place({ deduplicationKey: 'europe', site: { code: 'EU' } })
      await place({ deduplicationKey: 'thai', site: { code: 'TH' } })
      expect((await place({ deduplicationKey: 'last' }))?.site.code).toBe('TH')
      expect((await place({ deduplicationKey: 'own', site: { code: 'EU' } }))?.site.code).toBe('EU')
    })

    test('without an account is matched by a learner’s address, and greeted by the name in the mail', async () => {
      await change(german)
      const stranger = { learnerId: null, email: 'Ada@example.org' }
      const known = { address: 'Ada@example.org', name: 'Ada', hasAccount: false, language: 'de' }
      expect(await place({ ...stranger, deduplicationKey: 'known' })).toMatchObject(known)
      const data = { name: 'Countess' }
      expect(await place({ ...stranger, deduplicationKey: 'named', data })).toMatchObject({
        name: 'Countess',
      })
      const unknown = { address: 'other@example.org', name: '', language: 'en', site: { code: 'EN' } }
      expect(
        await place({ learnerId: null, email: 'other@example.org', deduplicationKey: 'x' }),
      ).toMatchObject(unknown)
      expect(await place({ learnerId: null, email: null, deduplicationKey: 'nobody' })).toBeUndefined()
    })

    test('may have another address for one mail', async () => {
      const written = { address: 'elsewhere@example.org', hasAccount: true, name: 'Ada' }
      expect(await place({ deduplicationKey: 'y', email: 'elsewhere@example.org' })).toMatchObject(written)
    })
  })

  test('a mail is queued only together with its act', async () => {
    const failing = portal.db.transaction(async (tx) => {
      await queueMail(tx, request('undone'))
      throw new Error('The act failed')
    })
    await expect(failing).rejects.toThrow('The act failed')
    expect(await rows()).toEqual([])
    await portal.db.transaction((tx) => queueMail(tx, request('done')))
    expect(await rows()).toMatchObject([{ occasion: 'done', state: 'queued' }])
  })

  test('a deduplication key is mailed once, even long after', async () => {
    const sent: Mail[] = []
    const transport: MailTransport = { send: async (mail) => void sent.push(mail) }
    for (const hours of [0, 1, 1000]) {
      portal.clock.now += hours * 60 * minute
      await queueMail(portal.db, request('expiring-30:certificate:12'))
      await send(transport)
    }
    expect(sent).toHaveLength(1)
  })

  test('a failed mail is retried with growing delays, finally stored as failed, and never lost', async () => {
    await queueMail(portal.db, request('failing'))
    const tries: number[] = []
    const away: MailTransport = { send: () => Promise.reject(new Error('The mail server is away')) }
    const begun = portal.clock.now
    for (let step = 0; step < 60 * 48; step += 1) {
      if ((await send(away)) > 0) tries.push((portal.clock.now - begun) / minute)
      portal.clock.now += minute
    }
    expect(tries).toEqual([0, 1, 6, 21, 81, 261, 801, 2241])
    expect(await rows()).toMatchObject([
      { state: 'failed', tries: 8, failure: 'The mail server is away', data: { subject: { id: 1 } } },
    ])
  }, 60_000)

  test('a mail that failed once is sent when the server is back, and did not block the next one', async () => {
    await queueMail(portal.db, request('first'))
    await queueMail(portal.db, request('second'))
    const sent: string[] = []
    let works = false
    const transport: MailTransport = {
      async send({ key }) {
        if (!works) throw new Error('Not now')
        sent.push(key)
      },
    }
    await send(transport)
    works = true
    expect(await send(transport)).toBe(0)
    portal.clock.now += minute
    await send(transport)
    expect(sent).toHaveLength(2)
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  test('each mail is sent by one of many concurrent servers', async () => {
    for (let count = 0; count < 10; count += 1) await queueMail(portal.db, request(`many-${count}`))
    const sent: string[] = []
    const slow: MailTransport = {
      async send({ key }) {
        sent.push(key)
        await portal.db.select().from(mails).limit(1)
      },
    }
    await Promise.all(Array.from({ length: 5 }, () => send(slow)))
    expect(sent).toHaveLength(10)
    expect(new Set(sent).size).toBe(10)
  })

  test('a server that stops while sending leaves its mail to the others, with the same Message-ID', async () => {
    await queueMail(portal.db, request('interrupted'))
    const keys: string[] = []
    const stuck: MailTransport = {
      send: ({ key }) => {
        keys.push(key)
        return new Promise(() => {})
      },
    }
    void send(stuck)
    await expect.poll(() => keys.length).toBe(1)
    const other: MailTransport = { send: async ({ key }) => void keys.push(key) }
    expect(await send(other)).toBe(0)
    portal.clock.now += 6 * minute
    expect(await send(other)).toBe(1)
    expect(keys[1]).toBe(keys[0])
  })

  test('SMTP sends a mail with its parts, and a refusal is a failure', async () => {
    await queueMail(portal.db, request('smtp'))
    const refusing = await smtpServer('451 later')
    const from = 'portal@example.org'
    await send(createSmtpTransport({ url: `smtp://127.0.0.1:${refusing.port}`, from, isTlsRequired: false }))
    expect((await rows())[0]?.failure).toContain('451')
    const taking = await smtpServer()
    portal.clock.now += minute
    await send(createSmtpTransport({ url: `smtp://127.0.0.1:${taking.port}`, from, isTlsRequired: false }))
    expect((await rows())[0]).toMatchObject({ state: 'sent', tries: 2, failure: null, data: {} })
    const output = taking.said.join('')
    expect(output).toContain('MAIL FROM:<portal@example.org>')
    expect(output).toMatch(/RCPT TO:<training-\d+@demo\.test>/)
    expect(output).toContain('From: Security Learning <portal@example.org>')
    expect(output).toContain('text/plain')
    expect(output).toContain('text/html')
    refusing.server.close()
    taking.server.close()
  })

  test('a mail to a reserved address, such as those of the demonstration, is stored and not sent', async () => {
    const taking = await smtpServer()
    const storage = createDatabaseStorage(portal.db)
    const place = { url: `smtp://127.0.0.1:${taking.port}`, from: 'portal@example.org', isTlsRequired: false }
    const config = { ...portal.config, mail: place }
    const { transport } = await createMailServices({
      db: portal.db,
      config,
      sites: desk.sites,
      storage,
      documents: desk.documents,
    })
    for (const address of ['somebody@demo.test', 'somebody@portal.example', 'somebody@example.org']) {
      await portal.db.update(learner).set({ email: address }).where(eq(learner.id, learnerId))
      await queueMail(portal.db, request(`to ${address}`))
      await send(transport)
    }
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
    const recipients = taking.said.join('').match(/RCPT TO:<[^>]*>/g)
    expect(recipients).toEqual(['RCPT TO:<somebody@example.org>'])
    await portal.db.update(learner).set({ email: 'restored@demo.test' }).where(eq(learner.id, learnerId))
    taking.server.close()
  })

  test('without SMTP mails are stored, and reviewers read them; those of unknown addresses are deleted after 30 days', async () => {
    const storage = createDatabaseStorage(portal.db)
    await queueMail(portal.db, request('kept'))
    const stranger = { kind: 'trainerAccepted' as const, learnerId: null, email: 'grace@example.org' }
    await queueMail(portal.db, { ...stranger, now: portal.clock.now })
    await send(createFileMailTransport(storage))
    const reviewer = await staff(portal, 'reviewer')
    const [second, first] = rowsOrThrow(await reviewer.call(getMails, {}))
    expect(first).toMatchObject({
      kind: 'enrolled',
      state: 'sent',
      email: expect.stringMatching(/@demo\.test$/),
    })
    expect(second).toMatchObject({ kind: 'trainerAccepted', email: 'grace@example.org' })
    const { message } = unwrap(await reviewer.call(getMail, { id: first?.id as number }))
    expect(message).toMatch(/^Subject: You are enrolled: /m)
    expect(message).toMatch(/^To: Sample Learner </m)
    refusedWith(await reviewer.call(getMail, { id: 999_999 }), 404)
    refusedWith(await (await staff(portal, 'finance')).call(getMails, {}), 403)
    const settled = portal.clock.now
    const addresses = async () => (await rows()).flatMap(({ email }) => email ?? [])
    await purgeMails(portal.db, storage, settled + 30 * day - 1)
    expect(await addresses()).toEqual(['grace@example.org'])
    await purgeMails(portal.db, storage, settled + 30 * day)
    expect(await addresses()).toEqual([])
    portal.clock.now = settled + 31 * day
    const later = await staff(portal, 'reviewer')
    refusedWith(await later.call(getMail, { id: second?.id as number }), 404)
    unwrap(await later.call(getMail, { id: first?.id as number }))
    expect(rowsOrThrow(await later.call(getMails, {}))[0]).toMatchObject({ email: null })
  })
})

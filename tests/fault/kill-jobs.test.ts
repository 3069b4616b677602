import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startCluster } from '#scripts/postgres/cluster.ts'
import { freePort } from '#scripts/test/free-port.ts'
import type { Database } from '#server/db/client.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { job } from '#server/db/schema/job.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { queueMails } from '#server/services/ground/outbox/queue-mail.ts'
import { queueEvent } from '#server/services/ground/webhook/queue-event.ts'
import { openReceiver, type Receiver } from '../fixtures/server/receiver.ts'
import { type MailSink, startMailSink } from './mail-sink.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'

/** How many mails wait; `npm run prove -- jobs` sends ten times as many. */
const count = Number(process.env.MAILS ?? 80)
const occasion = 'proof-'

let folder: string
let cluster: Cluster
let sink: MailSink
let database: Database
let servers: PortalServer[]
let receiver: Receiver
let start: () => Promise<PortalServer>

beforeAll(async () => {
  const started = await startCluster(['fsync=off'])
  if (!started) throw new Error('PostgreSQL is needed for these tests: apt-get install postgresql')
  cluster = started
  await cluster.create('portal')
  folder = mkdtempSync(join(tmpdir(), 'portal-jobs-'))
  sink = await startMailSink()
  receiver = await openReceiver()
  const environment = {
    ...{ DATABASE_URL: cluster.urlOf('portal'), DEMO: '1', SITES: 'za' },
    ...{ MAIL_URL: sink.url, MAIL_FROM: 'portal@example.org' },
    SECRET_KEYS: 'a-secret-of-the-fault-tests-only-0001',
    ...{ WEBHOOKS_URL: receiver.url, WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
  }
  start = async () => startPortalServer(await freePort(), folder, environment)
  // The first one seeds, the others find everything.
  servers = [await start()]
  servers.push(...(await Promise.all([start(), start(), start()])))
  database = openPostgres(cluster.urlOf('portal'))
}, 240_000)

afterAll(async () => {
  for (const server of servers) await server.stop()
  await database.close()
  sink.close()
  await receiver.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

const own = async () => {
  const rows = await database.db.select().from(mail)
  return rows.filter((row) => row.occasion.startsWith(occasion))
}
const waiting = async () => (await own()).filter(({ state }) => state === 'queued')

test('four servers send each mail once, and what two of them had begun when they were killed goes by the others', async () => {
  const [someone] = await database.db.select().from(learner).limit(1)
  const now = Date.now()
  const wish = { kind: 'enrolled' as const, learnerId: someone?.id as number, now }
  const data = { subject: { kind: 'course' as const, id: 1 } }
  const wishes = Array.from({ length: count }, (_, index) => ({
    ...wish,
    data,
    occasion: `${occasion}${index}`,
  }))
  await database.db.transaction((tx) => queueMails(tx, wishes))
  // The demonstration's own mails may still be on their way.
  const theirs = new Set((await own()).map(({ id }) => String(id)))
  const takenNow = () => sink.taken.filter((name) => theirs.has(/^<mail-(\d+)-/.exec(name)?.[1] ?? ''))
  await expect.poll(() => takenNow().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(count / 4)
  await Promise.all(servers.slice(2).map((server) => server.kill()))

  // What the living have begun ends; what is left is claimed by the killed, one mail each at most.
  const left = async () => (await waiting()).filter(({ dueAt }) => dueAt.getTime() <= Date.now()).length
  await expect.poll(left, { timeout: 120_000, interval: 200 }).toBe(0)
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBeLessThanOrEqual(2)
  const begun = await waiting()
  for (const { id } of begun) await database.db.update(mail).set({ dueAt: new Date() }).where(eq(mail.id, id))
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBe(0)

  const rows = await own()
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([])
  const again = rows.filter(({ tries }) => tries > 1).map(({ id }) => id)
  // What a living server had in hand at that moment it has sent itself.
  expect(begun.map(({ id }) => id)).toEqual(expect.arrayContaining(again))
  const ids = takenNow()
  const times = [...Map.groupBy(ids, (id) => id)].filter(([, all]) => all.length > 1)
  expect(new Set(ids).size).toBe(count)
  expect(times.length, 'only what a killed server may have sent already').toBeLessThanOrEqual(begun.length)
}, 300_000)

test('the same of what others are told: each message once, and what the killed had begun goes by the others', async () => {
  servers.splice(2, 2, ...(await Promise.all([start(), start()])))
  const session = {
    ...{ startsAt: '2026-06-01T08:00:00.000Z', endsAt: '2026-06-01T12:00:00.000Z' },
    ...{ zone: 'Europe/Warsaw', location: 'Warsaw' },
  }
  const data = { item: { kind: 'classroom' as const, id: 17 }, before: session, after: session }
  // What the enrolments of the mails were told of is not counted here.
  const told = () => receiver.received.filter(({ body }) => body.includes('session.changed'))
  await database.db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1)
      await queueEvent(tx, { type: 'session.changed', data }, Date.now())
  })
  await expect.poll(() => told().length, { timeout: 60_000, interval: 2 }).toBeGreaterThan(count / 4)
  await Promise.all(servers.slice(2).map((server) => server.kill()))

  const left = () => database.db.select().from(job).where(like(job.name, 'webhook:%'))
  const due = async () => (await left()).filter(({ dueAt }) => dueAt.getTime() <= Date.now()).length
  await expect.poll(due, { timeout: 120_000, interval: 200 }).toBe(0)
  await expect.poll(async () => (await left()).length, { timeout: 30_000 }).toBeLessThanOrEqual(2)
  const begun = await left()
  await database.db.update(job).set({ dueAt: new Date() }).where(like(job.name, 'webhook:%'))
  await expect.poll(async () => (await left()).length, { timeout: 30_000 }).toBe(0)
  const ids = told().map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(count)
  expect(ids.length - count, 'only what a killed server may have sent already').toBeLessThanOrEqual(
    begun.length,
  )
}, 300_000)

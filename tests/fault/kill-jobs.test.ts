import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { queueMails } from '#server/services/platform/outbox/queue-mail.ts'
import { count, withFourServers } from './four-servers.ts'

const keyPrefix = 'proof-'

const four = withFourServers()

const own = async () => {
  const rows = await four().database.db.select().from(mail)
  return rows.filter((row) => row.occasion.startsWith(keyPrefix))
}
const waiting = async () => (await own()).filter(({ state }) => state === 'queued')

test('four servers send each mail once, and the others send the mails of two killed ones', async () => {
  const [someone] = await four().database.db.select().from(learner).limit(1)
  const now = Date.now()
  // Mails to reserved addresses are not sent, and all addresses of the demonstration are reserved.
  await four()
    .database.db.update(learner)
    .set({ email: 'proof@example.org' })
    .where(eq(learner.id, someone?.id as number))
  const request = { kind: 'enrolled' as const, learnerId: someone?.id as number, site: { code: 'ZA' }, now }
  const data = { subject: { kind: 'course' as const, id: 1 } }
  const newMails = Array.from({ length: count }, (_, index) => ({
    ...request,
    data,
    deduplicationKey: `${keyPrefix}${index}`,
  }))
  await four().database.db.transaction((tx) => queueMails(tx, newMails))
  // Only the mails of this test are counted: mails of the demonstration may still be in the queue.
  const theirs = new Set((await own()).map(({ id }) => String(id)))
  const takenNow = () => four().sink.taken.filter((name) => theirs.has(/^<mail-(\d+)-/.exec(name)?.[1] ?? ''))
  await expect.poll(() => takenNow().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(count / 4)
  await Promise.all(
    four()
      .servers.slice(2)
      .map((server) => server.kill()),
  )

  // The servers that still run finish their mails; the killed servers have claimed the rest, at most one mail each.
  const left = async () => (await waiting()).filter(({ dueAt }) => dueAt.getTime() <= Date.now()).length
  await expect.poll(left, { timeout: 120_000, interval: 200 }).toBe(0)
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBeLessThanOrEqual(2)
  const begun = await waiting()
  for (const { id } of begun)
    await four().database.db.update(mail).set({ dueAt: new Date() }).where(eq(mail.id, id))
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBe(0)

  const rows = await own()
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([])
  const again = rows.filter(({ tries }) => tries > 1).map(({ id }) => id)
  // Only a mail that a killed server had claimed is sent again.
  expect(begun.map(({ id }) => id)).toEqual(expect.arrayContaining(again))
  const ids = takenNow()
  const times = [...Map.groupBy(ids, (id) => id)].filter(([, all]) => all.length > 1)
  expect(new Set(ids).size).toBe(count)
  expect(times.length, 'only what a killed server may have sent already').toBeLessThanOrEqual(begun.length)
}, 300_000)

import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { job } from '#server/db/schema/job.ts'
import { queueEvent } from '#server/services/platform/webhook/queue-event.ts'
import { count, withFourServers } from '../four-servers.ts'

const four = withFourServers()

test('four servers send each event once, and the others send the events of two killed ones', async () => {
  const session = {
    ...{ startsAt: '2026-06-01T08:00:00.000Z', endsAt: '2026-06-01T12:00:00.000Z' },
    ...{ zone: 'Europe/Warsaw', location: 'Warsaw' },
  }
  const data = { item: { kind: 'classroom' as const, id: 17 }, before: session, after: session }
  // Events about enrolments, which the mail test causes, are not counted here.
  const changedEvents = () => four().receiver.received.filter(({ body }) => body.includes('session.changed'))
  await four().database.db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1)
      await queueEvent(tx, { type: 'session.changed', data }, Date.now())
  })
  await expect.poll(() => changedEvents().length, { timeout: 60_000, interval: 2 }).toBeGreaterThan(count / 4)
  await Promise.all(
    four()
      .servers.slice(2)
      .map((server) => server.kill()),
  )

  const left = () => four().database.db.select().from(job).where(like(job.name, 'webhook:%'))
  const due = async () => (await left()).filter(({ dueAt }) => dueAt.getTime() <= Date.now()).length
  await expect.poll(due, { timeout: 120_000, interval: 200 }).toBe(0)
  await expect.poll(async () => (await left()).length, { timeout: 30_000 }).toBeLessThanOrEqual(2)
  const begun = await left()
  await four().database.db.update(job).set({ dueAt: new Date() }).where(like(job.name, 'webhook:%'))
  await expect.poll(async () => (await left()).length, { timeout: 30_000 }).toBe(0)
  const ids = changedEvents().map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(count)
  expect(ids.length - count, 'only what a killed server may have sent already').toBeLessThanOrEqual(
    begun.length,
  )
}, 300_000)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { streamAuditLines } from '#scripts/operator/audit.ts'
import { readListOptions } from '#scripts/operator/printed-list.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import type { Api } from '#src/api/create-api.ts'
import { getJobs, retryJob } from '#src/contract/messaging/job.ts'
import * as webhooks from '#src/contract/messaging/webhook.ts'
import { followAudit, getAudit } from '#src/contract/publishing/audit.ts'
import { bothDatabases, databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { newLearner, staff } from '../fixtures/server/training.ts'

const subjects = [
  'order K7QF-2MWX',
  'payment stripe:evt_1',
  'certificate VSA-2026-7K3QX9MW',
  'practical exam enrolment 7',
  'course 12',
  'webhook 1',
]

describe.each(databases)('the audit log, on $name,', ({ open }) => {
  let portal: Portal
  const token = () => portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
  beforeAll(async () => {
    portal = await openPortal(await open())
    for (const subject of subjects)
      await writeAuditEntry(portal.db, {
        actor: 'ada@demo.test',
        now: portal.clock.now,
        act: 'replay',
        subject,
      })
  })
  afterAll(() => portal.close())

  const read = async (api: Api) =>
    rowsOrThrow(await api.call(getAudit, {}))
      .filter(({ act }) => act === 'replay')
      .map(({ subject }) => subject)
      .toReversed()

  test('shows finance what concerns money, and reviewers what concerns people', async () => {
    expect(await read(await staff(portal, 'finance'))).toEqual(subjects.slice(0, 2))
    expect(await read(await staff(portal, 'reviewer'))).toEqual(subjects.slice(2, 4))
  })

  test('shows the operator of the portal everything, and others nothing', async () => {
    expect(await read(token())).toEqual(subjects)
    for (const api of [
      await staff(portal, 'editor'),
      await staff(portal, 'trainer'),
      (await newLearner(portal)).api,
    ])
      refusedWith(await api.call(getAudit, {}), 403)
  })

  test('shows no other part even if its subject is named', async () => {
    const reviewer = await staff(portal, 'reviewer')
    expect(rowsOrThrow(await reviewer.call(getAudit, { subject: 'order K7QF-2MWX' }))).toEqual([])
  })

  test('shows the own part by a subject whose kind has more than one word', async () => {
    const act = {
      actor: 'ana',
      now: portal.clock.now,
      act: 'approve' as const,
      subject: 'trainer application 4711',
    }
    await writeAuditEntry(portal.db, act)
    const reviewer = await staff(portal, 'reviewer')
    expect(rowsOrThrow(await reviewer.call(getAudit, { subject: act.subject }))).toMatchObject([
      { actor: 'ana', act: 'approve', subject: act.subject },
    ])
  })

  test('is followed from a cursor, in its order and without a gap, a minute after each act', async () => {
    const write = (subject: string, ago: number) =>
      writeAuditEntry(portal.db, { actor: 'ana', now: portal.clock.now - ago, act: 'replay', subject })
    const follow = async (after?: string) => unwrap(await token().call(followAudit, { after }))
    const before = Date.UTC(2027, 0, 1)
    portal.clock.now = before
    for (let index = 0; index < 130; index += 1)
      await write(`course ${index}`, 120_000 - Math.floor(index / 10))
    const all: { id: number; subject: string; cursor: string }[] = []
    for (let more = true; more; ) {
      const page = await follow(all.at(-1)?.cursor)
      all.push(...page.rows)
      more = page.more
    }
    expect(all.map(({ subject }) => subject).slice(-130)).toEqual(
      Array.from({ length: 130 }, (_, index) => `course ${index}`),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const last = all.at(-1)?.cursor as string
    // This transaction began earlier but is committed later.
    await write('late', 61_000)
    await write('new', 10_000)
    expect((await follow(last)).rows).toMatchObject([{ subject: 'late', act: 'replay', actor: 'ana' }])
    portal.clock.now = before + 50_000
    expect((await follow(last)).rows.map(({ subject }) => subject)).toEqual(['late', 'new'])
    refusedWith(await token().call(followAudit, { after: 'broken' }), 400)
    refusedWith(await (await staff(portal, 'reviewer')).call(followAudit, {}), 403)
  })

  test('is printed as lines of JSON by the command', async () => {
    for (const subject of ['course 1', 'course 2'])
      await writeAuditEntry(portal.db, { actor: 'ana', now: portal.clock.now, act: 'replay', subject })
    portal.clock.now += 120_000
    const lines = (await Array.fromAsync(streamAuditLines(token(), undefined))).flat()
    expect(JSON.parse(lines[0] as string)).toMatchObject({ id: expect.any(Number), act: expect.any(String) })
    const { cursor } = JSON.parse(lines.at(-2) as string) as { cursor: string }
    expect((await Array.fromAsync(streamAuditLines(token(), cursor))).flat()).toEqual(lines.slice(-1))
  })

  test('refuses a filter by an act that does not exist', async () => {
    const headers = { Authorization: `Bearer ${operatorToken}` }
    const query = new URLSearchParams({ siteId: '1', languageId: '1', act: 'foo' })
    const response = await portal.request(`/api/operator/audit?${query}`, { headers })
    expect(response.status).toBe(400)
    expect(() => readListOptions({ call: getAudit as never }, { filter: ['act=foo'] })).toThrow(
      /^The list does not accept act: use one of accept, answer, approve, /,
    )
  })
})

describe.each(bothDatabases.slice(1))('jobs and webhooks, on $name,', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test.each(['editor', 'trainer', 'reviewer', 'finance'])('are not for the role %s', async (role) => {
    const api = await staff(portal, role)
    refusedWith(await api.call(getJobs, {}), 403)
    refusedWith(await api.call(retryJob, { name: 'site:eu' }), 403)
    refusedWith(await api.call(webhooks.getWebhooks, {}), 403)
    refusedWith(await api.call(webhooks.replayWebhooks, { event: '1' }), 403)
    refusedWith(await api.call(webhooks.resumeWebhook, { id: 1 }), 403)
  })
})

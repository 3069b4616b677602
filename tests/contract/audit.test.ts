import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import type { Api } from '#src/api/create-api.ts'
import { getJobs, retryJob } from '#src/contract/messaging/job.ts'
import * as webhooks from '#src/contract/messaging/webhook.ts'
import { getAudit } from '#src/contract/publishing/editing.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { listed, refusedWith } from '../fixtures/server/result.ts'
import { newLearner, staff } from '../fixtures/server/training.ts'

const subjects = [
  'order K7QF-2MWX',
  'payment stripe:evt_1',
  'certificate VSA-2026-7K3QX9MW',
  'practical exam enrolment 7',
  'course 12',
  'webhook 1',
]

describe.each(bothDatabases)('the audit log, on $name,', ({ open }) => {
  let portal: Portal
  const token = () => portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
  beforeAll(async () => {
    portal = await openPortal(await open())
    for (const subject of subjects)
      await writeAudit(portal.db, { actor: 'ada@demo.test', now: portal.clock.now, act: 'tried', subject })
  })
  afterAll(() => portal.close())

  const read = async (api: Api) =>
    listed(await api.call(getAudit, {}))
      .filter(({ act }) => act === 'tried')
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
    expect(listed(await reviewer.call(getAudit, { subject: 'order K7QF-2MWX' }))).toEqual([])
  })

  test('shows the own part by a subject whose kind has more than one word', async () => {
    const act = { actor: 'ana', now: portal.clock.now, act: 'approve', subject: 'trainer application 4711' }
    await writeAudit(portal.db, act)
    const reviewer = await staff(portal, 'reviewer')
    expect(listed(await reviewer.call(getAudit, { subject: act.subject }))).toMatchObject([
      { actor: 'ana', act: 'approve', subject: act.subject },
    ])
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

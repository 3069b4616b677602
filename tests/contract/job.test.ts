import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { job as jobs } from '#server/db/schema/job.ts'
import { mail as mails } from '#server/db/schema/mail.ts'
import { publishScheduled } from '#server/jobs/publish-scheduled.ts'
import { sendMails } from '#server/jobs/send-mails.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { runNextJob } from '#server/services/platform/job/run-next-job.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { getJobs, retryJob } from '#src/contract/messaging/job.ts'
import { publishItem } from '#src/contract/publishing/editing.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { deskOf, silent } from '../fixtures/server/mailbox.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, newLearner } from '../fixtures/server/training.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }
const site = 'site:eu'

describe.each(bothDatabases)('the jobs of all servers, on $name', ({ open }) => {
  let portal: Portal
  /** The reason why sites can't be published; undefined if they can be published. */
  let broken: string | undefined
  /** The editor of each publish, in order. */
  const editors: (string | undefined)[] = []
  beforeAll(async () => {
    portal = await openPortal(await open(), {
      publisher: {
        ...idlePublisher,
        publish: async (sites, editor) => {
          editors.push(editor)
          return sites.map((each) => {
            const done = { site: each, pages: 1, rendered: 1, milliseconds: 1, failures: [] }
            return broken === undefined ? done : { ...done, failure: broken }
          })
        },
      },
    })
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    broken = undefined
    await portal.db.delete(jobs)
    await portal.db.delete(mails)
  })

  const api = () => portal.api(null, { headers })
  const list = async () => rowsOrThrow(await api().call(getJobs, {}))
  const clock = () => portal.clock.now
  const work = (outcome: () => Promise<string | undefined>) => runNextJob(portal.db, [site], outcome, clock)
  const fails = () => work(async () => 'The disk is full')

  test('one of many servers does a job, once', async () => {
    await queueJobs(portal.db, [site], clock())
    let done = 0
    const servers = Array.from({ length: 6 }, () =>
      work(async () => {
        done += 1
        return undefined
      }),
    )
    expect((await Promise.all(servers)).filter(Boolean)).toHaveLength(1)
    expect(done).toBe(1)
    expect(await list()).toEqual([])
  })

  test('a job is not enqueued when its act fails', async () => {
    const failing = portal.db.transaction(async (tx) => {
      await queueJobs(tx, [site], clock())
      throw new Error('The act failed')
    })
    await expect(failing).rejects.toThrow('The act failed')
    expect(await list()).toEqual([])
  })

  test('the job of a stopped server goes to the others, and not before', async () => {
    await queueJobs(portal.db, [site], clock())
    void work(() => new Promise(() => {}))
    await expect.poll(async () => (await list())[0]?.tries).toBe(1)
    expect(await work(async () => undefined)).toBeUndefined()
    portal.clock.now += 2 * 60_000
    expect(await work(async () => undefined)).toEqual({ name: site, failure: undefined })
  })

  test('a job that is enqueued while it runs is run again', async () => {
    await queueJobs(portal.db, [site], clock())
    await work(async () => {
      await queueJobs(portal.db, [site], clock())
      expect(await work(async () => undefined)).toBeUndefined()
      return undefined
    })
    expect(await list()).toMatchObject([{ name: site, state: 'waiting', tries: 0 }])
  })

  test('a failing job waits longer each time, is given up, and is retried by an operator', async () => {
    await queueJobs(portal.db, [site], clock())
    await fails()
    expect(await fails(), 'it waits').toBeUndefined()
    for (let tries = 2; tries <= 8; tries += 1) {
      portal.clock.now += day
      expect(await fails()).toEqual({ name: site, failure: 'The disk is full' })
    }
    portal.clock.now += day
    expect(await fails()).toBeUndefined()
    expect(await list()).toMatchObject([
      { name: site, state: 'failed', tries: 8, failure: 'The disk is full' },
    ])
    unwrap(await api().call(retryJob, { name: site }))
    expect(await work(async () => undefined)).toEqual({ name: site, failure: undefined })
    refusedWith(await api().call(retryJob, { name: site }), 404)
  })

  test('a mail that was given up is among them, and is sent when it is retried', async () => {
    const desk = await deskOf(portal)
    const { learnerId } = await newLearner(portal)
    const subject = { kind: 'course' as const, id: 1 }
    await portal.db.delete(mails)
    await queueMail(portal.db, { kind: 'enrolled', learnerId, data: { subject }, now: clock() })
    expect(await list()).toMatchObject([{ state: 'waiting', tries: 0 }])
    const away = { send: () => Promise.reject(new Error('away')) }
    for (let tries = 1; tries <= 8; tries += 1) {
      await sendMails({ rendering: desk, transport: away }, clock, silent)
      portal.clock.now += 2 * day
    }
    const [given, ...more] = await list()
    expect(more).toEqual([])
    expect(given).toMatchObject({ state: 'failed', tries: 8, failure: 'away' })
    unwrap(await api().call(retryJob, { name: given?.name as string }))
    const sent: unknown[] = []
    const transport = { send: async (mail: unknown) => void sent.push(mail) }
    expect(await sendMails({ rendering: desk, transport }, clock, silent)).toBe(1)
    expect(sent).toHaveLength(1)
    refusedWith(await api().call(retryJob, { name: given?.name as string }), 404)
  })

  test('a site that an editor’s act could not publish is published by a job, and others are not', async () => {
    broken = 'No space'
    const item = { family: 'category', id: 2 } as const
    unwrap(await api().call(publishItem, { ...item, sites: ['eu'] }))
    expect(await list()).toMatchObject([{ name: site, state: 'waiting', tries: 0 }])
    broken = undefined
    unwrap(await api().call(publishItem, { ...item, sites: ['eu'] }))
    expect(await list()).toEqual([])
  })

  test('a publish names the editor of its act for the log, also if a job does it later', async () => {
    const { cookie } = await signIn(portal, 'ada@demo.test', { roles: ['editor'] })
    broken = 'No space'
    editors.length = 0
    unwrap(await portal.api(cookie).call(publishItem, { family: 'category', id: 3, sites: ['eu'] }))
    broken = undefined
    await publishScheduled({
      ...{ db: portal.db, sites: loadSites(), clock, log: silent },
      publisher: {
        ...idlePublisher,
        publish: async (sites, editor) => {
          editors.push(editor)
          return sites.map((each) => ({ site: each, pages: 1, rendered: 1, milliseconds: 1, failures: [] }))
        },
      },
    })
    expect(editors).toEqual(['ada@demo.test', 'ada@demo.test'])
    expect(await list()).toEqual([])
  })

  test('readers neither see nor retry jobs', async () => {
    refusedWith(await portal.api().call(getJobs, {}), 403)
    refusedWith(await portal.api().call(retryJob, { name: site }), 403)
  })
})

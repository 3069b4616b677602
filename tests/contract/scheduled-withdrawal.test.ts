import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from '#scripts/operator/commands.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { publishScheduled } from '#server/jobs/publish-scheduled.ts'
import type { Api } from '#src/api/create-api.ts'
import { getJobs, retryJob } from '#src/contract/messaging/job.ts'
import { discardDraft } from '#src/contract/publishing/draft.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { findSchedules, unscheduleWithdrawal } from '#src/contract/publishing/scheduled-action.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { silent } from '../fixtures/server/mailbox.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const family = 'news'

describe.each(databases)('scheduled withdrawals, on $name,', ({ open }) => {
  let portal: Portal
  let ada: Api
  let mena: Api
  const editor = async (name: string, role: string) =>
    portal.api((await signIn(portal, `${name}@demo.test`, { roles: [role] })).cookie)
  beforeAll(async () => {
    portal = await openPortal(await open())
    ada = await editor('ada', 'editor')
    mena = await editor('mena', 'editor:site=mena')
  })
  afterAll(() => portal.close())

  const inAMinute = (minutes = 1) => new Date(portal.clock.now + minutes * 60_000).toISOString()
  const item = async (id: number, of: 'news' | 'course' = family) =>
    unwrap(await ada.call(editing.getContentItem, { family: of, id }))
  const schedule = (id: number, at: string, by = ada) => by.call(editing.withdrawItem, { family, id, at })
  const work = () =>
    publishScheduled({
      ...{ db: portal.db, sites: loadSites(), clock: () => portal.clock.now },
      ...{ publisher: idlePublisher, log: silent },
    })
  const schedules = async (request = {}) => rowsOrThrow(await ada.call(findSchedules, request))

  test('an item is withdrawn at its time; a save keeps the schedule', async () => {
    const at = inAMinute()
    expect(unwrap(await schedule(1, at))).toEqual({ edition: 1, sites: [], warnings: [] })
    const shown = await item(1)
    expect(shown.withdrawAt).toBe(at)
    const saved = { family, id: 1, ...draftStart(shown), document: shown.published ?? {} } as const
    unwrap(await ada.call(editing.saveDraft, saved))
    expect((await item(1)).withdrawAt).toBe(at)
    await work()
    expect((await item(1)).state).toBe('published')
    portal.clock.now += 60_000
    expect(await work()).toContain('eu')
    expect(await item(1)).toMatchObject({ state: 'withdrawn', withdrawAt: null })
    expect((await item(1)).history.at(-1)).toMatchObject({ act: 'withdraw', editor: 'ada@demo.test' })
  })

  test('a schedule can be moved and removed, and is removed by a withdrawal', async () => {
    unwrap(await schedule(2, inAMinute(5)))
    const at = inAMinute(9)
    unwrap(await schedule(2, at))
    expect(unwrap(await ada.call(unscheduleWithdrawal, { family, id: 2 }))).toEqual({ withdrawAt: at })
    const again = await ada.call(unscheduleWithdrawal, { family, id: 2 })
    expect(contextOf(again)).toEqual({ reason: 'notScheduled' })
    unwrap(await schedule(2, at))
    unwrap(await ada.call(editing.withdrawItem, { family, id: 2 }))
    expect((await item(2)).withdrawAt).toBeNull()
  })

  test('an item is published and withdrawn at its times, in either state before', async () => {
    const { published } = await item(5)
    const { id } = unwrap(await ada.call(editing.saveDraft, { family, document: published ?? {} }))
    expect(contextOf(await schedule(id, inAMinute(9)))).toEqual({ reason: 'notPublished' })
    unwrap(await ada.call(editing.publishItem, { family, id, at: inAMinute(3) }))
    const early = contextOf(await schedule(id, inAMinute(3)))
    expect(early).toEqual({ reason: 'beforePublish', fields: ['at'] })
    refusedWith(await schedule(id, inAMinute(6), mena), 403)
    unwrap(await schedule(id, inAMinute(6)))
    portal.clock.now += 3 * 60_000
    await work()
    expect(await item(id)).toMatchObject({ state: 'published', withdrawAt: inAMinute(3) })
    portal.clock.now += 3 * 60_000
    await work()
    expect(await item(id)).toMatchObject({ state: 'withdrawn', withdrawAt: null })
  })

  test('discarding an item that was never published removes its withdrawal', async () => {
    const { published } = await item(5)
    const saved = unwrap(await ada.call(editing.saveDraft, { family, document: published ?? {} }))
    const name = { family, id: saved.id } as const
    unwrap(await ada.call(editing.publishItem, { ...name, at: inAMinute(3) }))
    unwrap(await schedule(saved.id, inAMinute(6)))
    unwrap(await ada.call(discardDraft, { ...name, version: saved.version }))
    expect((await schedules({ act: 'withdraw' })).map(({ id }) => id)).not.toContain(saved.id)
  })

  test('a time in the past, an unpublished item and an editor of another site are refused', async () => {
    expect(contextOf(await schedule(3, inAMinute(-1)))).toEqual({ reason: 'pastTime', fields: ['at'] })
    expect(contextOf(await schedule(2, inAMinute()))).toEqual({ reason: 'notPublished' })
    refusedWith(await schedule(3, inAMinute(), mena), 403)
    unwrap(await schedule(3, inAMinute(600)))
    refusedWith(await mena.call(unscheduleWithdrawal, { family, id: 3 }), 403)
    expect((await item(3)).withdrawAt).not.toBeNull()
  })

  test('a withdrawal that is refused at its time is a job and a mail, and can be tried again', async () => {
    const needed = { family: 'course', id: 1 } as const
    unwrap(await ada.call(editing.withdrawItem, { ...needed, at: inAMinute() }))
    const [row] = await schedules({ family: 'course' })
    expect(row).toMatchObject({ ...needed, act: 'withdraw', editor: 'ada@demo.test', hasErrors: true })
    portal.clock.now += 60_000
    await work()
    expect(await item(1, 'course')).toMatchObject({
      ...{ state: 'published', withdrawAt: null },
      refusedWithdrawal: { reason: expect.stringMatching(/certification|course/) },
    })
    const [person] = await portal.db.select().from(learner).where(eq(learner.email, 'ada@demo.test'))
    const mails = await portal.db.select().from(mail).where(eq(mail.kind, 'withdrawalRefused'))
    expect(mails).toMatchObject([{ learnerId: person?.id, data: { item: 'course 1' } }])
    const token = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const jobs = async () =>
      rowsOrThrow(await token.call(getJobs, {})).filter(({ name }) => name.startsWith('withdrawal:'))
    expect(await jobs()).toMatchObject([{ name: 'withdrawal:course:1', state: 'failed' }])
    unwrap(await token.call(retryJob, { name: 'withdrawal:course:1' }))
    await work()
    expect(await jobs()).toMatchObject([{ name: 'withdrawal:course:1', state: 'failed' }])
    expect(await item(1, 'course')).toMatchObject({ state: 'published' })
  })

  test('publishes and withdrawals are listed by their time, with the errors of the check', async () => {
    const shown = await item(4)
    const { texts, ...unfinished } = shown.published ?? {}
    expect(texts).toBeDefined()
    unwrap(await ada.call(editing.saveDraft, { family, id: 4, ...draftStart(shown), document: unfinished }))
    const [first, second] = [inAMinute(700), inAMinute(800)]
    unwrap(await ada.call(editing.publishItem, { family, id: 4, at: first }))
    unwrap(await schedule(4, second))
    const period = { from: first, until: inAMinute(801) }
    expect(await schedules(period)).toMatchObject([
      { id: 4, act: 'publish', at: first, editor: 'ada@demo.test', hasErrors: true },
      { id: 4, act: 'withdraw', at: second, editor: 'ada@demo.test', hasErrors: false },
    ])
    expect(await schedules({ ...period, until: second })).toHaveLength(1)
    expect(await schedules({ ...period, act: 'withdraw' })).toMatchObject([{ act: 'withdraw' }])
    const [row] = rowsOrThrow(await mena.call(findSchedules, period))
    expect(row?.rights.change).toBe(false)
    const command = commands.schedules?.run({ api: ada, args: [], options: { filter: ['act=withdraw'] } })
    expect(await command).toContain(`${second}  withdraw news 4`)
  })
})

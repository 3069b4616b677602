import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { commands } from '#scripts/operator/commands.ts'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { bulkAction } from '#server/db/schema/bulk-action.ts'
import { purgeUnused } from '#server/jobs/purge-unused.ts'
import type { Publisher } from '#server/ports/publisher.ts'
import type { Api } from '#src/api/create-api.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import {
  getBulkActions,
  markBulkActionSeen,
  publishItems,
  withdrawItems,
} from '#src/contract/publishing/bulk.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const family = 'news'
type Document = Record<string, unknown> & { texts: Record<string, Record<string, unknown>> }

describe.each(databases)('acts on several items, on $name,', ({ open }) => {
  let portal: Portal
  let all: Api
  let mena: Api
  /** The sites of each publish, in order. */
  const published: string[][] = []
  const publisher: Publisher = {
    ...idlePublisher,
    async publish(sites) {
      published.push([...sites])
      return sites.map((site) => ({ site, pages: 9, rendered: 1, milliseconds: 5, failures: [] }))
    },
  }
  const editor = async (name: string, ...roles: string[]) =>
    portal.api((await signIn(portal, `${name}@demo.test`, { roles })).cookie)
  beforeAll(async () => {
    portal = await openPortal(await open(), { publisher })
    all = await editor('all', 'editor')
    mena = await editor('mena', 'editor:site=mena')
  })
  afterAll(() => portal.close())

  const item = async (id: number) => unwrap(await all.call(editing.getContentItem, { family, id }))
  async function saveTitle(id: number, title: string | undefined) {
    const shown = await item(id)
    const { texts, ...document } = (shown.draft ?? shown.published) as Document
    const changed = { ...document, texts: { ...texts, en: { ...texts.en, title } } }
    unwrap(await all.call(editing.saveDraft, { family, id, ...draftStart(shown), document: changed }))
  }
  const names = (...ids: number[]) => ({ items: ids.map((id) => ({ family, id }) as const) })

  test('each draft is published for itself, and each site once', async () => {
    await saveTitle(1, 'First of two')
    await saveTitle(2, undefined)
    await saveTitle(3, 'Second of two')
    published.length = 0
    const done = unwrap(await all.call(publishItems, names(3, 2, 1, 4, 999_999)))
    expect(done.outcomes).toMatchObject([
      { id: 3, outcome: 'done', edition: 2 },
      { id: 2, outcome: 'refused', edition: null, findings: [{ path: 'texts.en.title' }] },
      { id: 1, outcome: 'done', edition: 2 },
      { id: 4, outcome: 'unchanged', edition: 1 },
      { id: 999_999, outcome: 'refused', reason: expect.stringMatching(/./) },
    ])
    expect(published).toHaveLength(1)
    expect(new Set(published[0]).size).toBe(published[0]?.length)
    expect(done.sites.map(({ site }) => site)).toEqual(published[0])
    expect((await item(1)).published).toMatchObject({ texts: { en: { title: 'First of two' } } })
    expect((await item(2)).draft).not.toBeNull()
  })

  test('the limits of an editor refuse items of other sites, with a sentence', async () => {
    await saveTitle(5, 'Not of one site')
    const { outcomes, sites } = unwrap(await mena.call(publishItems, names(5)))
    expect(outcomes).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('eu') }])
    expect(sites).toEqual([])
    const withdrawn = unwrap(await mena.call(withdrawItems, names(5)))
    expect(withdrawn.outcomes).toMatchObject([{ outcome: 'refused' }])
    expect((await item(5)).state).toBe('published')
  })

  test('items are withdrawn once, those that refer to others first', async () => {
    published.length = 0
    const request = names(6, 7)
    const { outcomes } = unwrap(await all.call(withdrawItems, request))
    expect(outcomes).toMatchObject([
      { outcome: 'done', edition: 2 },
      { outcome: 'done', edition: 2 },
    ])
    expect(published).toHaveLength(1)
    expect((await item(6)).state).toBe('withdrawn')
    const again = unwrap(await all.call(withdrawItems, request))
    expect(again.outcomes.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    expect(again.sites).toEqual([])
  })

  test('more than a hundred items, or none, are refused', async () => {
    const many = names(...Array.from({ length: 101 }, (_, index) => index + 1))
    refusedWith(await all.call(publishItems, many), 400)
    refusedWith(await all.call(publishItems, { items: [] }), 400)
  })

  test('the command line publishes several items', async () => {
    await saveTitle(8, 'From the command line')
    const words = ['news', '8', 'news', '4']
    const text = await commands['publish-items']?.run({ api: all, args: words, options: {} })
    expect(text).toContain('news 8: done, edition 2\nnews 4: unchanged, edition 1')
  })

  const acts = async (by = all) => unwrap(await by.call(getBulkActions, {}))

  test('the result of an act is stored for its editor alone, with the titles of the items', async () => {
    const ben = await editor('ben', 'editor')
    expect(await acts(ben)).toEqual([])
    const done = unwrap(await ben.call(publishItems, names(9, 999_999)))
    const [act, ...older] = await acts(ben)
    expect(older).toEqual([])
    expect(act).toMatchObject({ id: done.actId, act: 'publish', state: 'ended', items: 2, sites: done.sites })
    const [first, second] = done.outcomes
    expect(act?.outcomes).toEqual([
      { ...first, title: expect.stringMatching(/./) },
      { ...second, title: null },
    ])
    expect((await acts()).map(({ id }) => id)).not.toContain(done.actId)
    const text = await commands['bulk-acts']?.run({ api: ben, args: [], options: {} })
    expect(text).toContain('publish: ended, 2 of 2 items\n  news 9: unchanged, edition 1')
    refusedWith(await (await editor('cid', 'reviewer')).call(getBulkActions, {}), 403)
  })

  test('an editor marks the result of an act as seen, in every browser', async () => {
    const eve = await editor('eve', 'editor')
    const { actId } = unwrap(await eve.call(publishItems, names(4)))
    expect(await acts(eve)).toMatchObject([{ id: actId, isSeen: false }])
    refusedWith(await all.call(markBulkActionSeen, { id: actId }), 404)
    await commands['bulk-acts']?.run({ api: eve, args: ['seen', String(actId)], options: {} })
    expect(await acts(eve)).toMatchObject([{ id: actId, isSeen: true }])
    refusedWith(await eve.call(markBulkActionSeen, { id: actId + 1000 }), 404)
  })

  test('while the sites are published, the act is running with its outcomes', async () => {
    await saveTitle(9, 'Published slowly')
    let running: Awaited<ReturnType<typeof acts>>[number] | undefined
    vi.spyOn(publisher, 'publish').mockImplementationOnce(async () => {
      running = (await acts())[0]
      throw new Error('The publisher was ended')
    })
    refusedWith(await all.call(publishItems, names(9)), 501)
    const known = [{ id: 9, outcome: 'done', edition: 2 }]
    expect(running).toMatchObject({ state: 'running', endedAt: null, outcomes: known, sites: [] })
    expect((await acts())[0]).toMatchObject({ id: running?.id, state: 'unfinished', outcomes: known })
  })

  test('an act that a killed server left is unfinished after ten minutes', async () => {
    const at = new Date(portal.clock.now)
    const [{ learnerId = null } = {}] = await portal.db.select().from(bulkAction).orderBy(desc(bulkAction.id))
    await portal.db.insert(bulkAction).values({
      ...{ learnerId, act: 'withdraw', items: 3, startedAt: at, savedAt: at },
      outcomes: [{ family, id: 1, outcome: 'done', edition: 5 }],
    })
    expect((await acts())[0]).toMatchObject({ state: 'running', items: 3 })
    portal.clock.now += 10 * 60_000
    expect((await acts())[0]).toMatchObject({ state: 'unfinished', items: 3, outcomes: [{ id: 1 }] })
  })

  test('the last ten acts are listed, the newest first, and deleted after 14 days', async () => {
    for (let count = 0; count < 10; count += 1) unwrap(await all.call(publishItems, names(4)))
    const listed = (await acts()).map(({ id }) => id)
    expect(listed).toHaveLength(10)
    expect(listed).toEqual(listed.toSorted((a, b) => b - a))
    const purge = () => purgeUnused(portal.db, createDatabaseStorage(portal.db), () => portal.clock.now)
    await purge()
    expect(await acts()).toHaveLength(10)
    portal.clock.now += 14 * 24 * 60 * 60_000 + 1
    await purge()
    expect(await portal.db.$count(bulkAction)).toBe(0)
  })

  test('acts are deleted with the account of their editor', async () => {
    const dan = await editor('dan', 'editor')
    unwrap(await dan.call(publishItems, names(4)))
    expect(await portal.db.$count(bulkAction)).toBe(1)
    unwrap(await dan.call(deleteAccount, { confirmation: 'dan@demo.test' }))
    expect(await portal.db.$count(bulkAction)).toBe(0)
  })
})

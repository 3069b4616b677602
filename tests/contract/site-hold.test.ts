import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSiteHold } from '#server/services/publishing/hold/create-site-hold.ts'
import { endSiteHold } from '#server/services/publishing/hold/end-site-hold.ts'
import { findHold } from '#server/services/publishing/hold/find-holds.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { getSiteHolds, releaseSiteHold, rollBackSite } from '#src/contract/publishing/site-hold.ts'
import { unlimitedEditor } from '#src/domain/editor-limits.ts'
import { publishSite } from '#src/publisher/publish-site.ts'
import { ReleaseStore } from '#src/publisher/release-store.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { siteOfEachTest } from '../fixtures/server/released-site.ts'
import { contextOf, refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { staff } from '../fixtures/server/training.ts'

const site = 'micro-en'
const headers = { Authorization: `Bearer ${operatorToken}` }
const release = (day: number) => `2026-01-0${day}T00-00-00.000Z`

describe.each(databases)('a held site, on $name', ({ open }) => {
  const given = siteOfEachTest(open)

  const publish = () => {
    const now = () => {
      given.its.now += 250
      return new Date(given.its.now)
    }
    return publishSite(given.its.site, given.its.press, given.its.pool(), { now, allowsOlderCode: false })
  }
  let editions = 0
  /** Publishes news with a new title, which the test's site shows; returns the title. */
  async function change(): Promise<string> {
    const editor = given.portal.api(null, { headers })
    const name = { family: 'news', id: 1 } as const
    const item = unwrap(await editor.call(getContentItem, name))
    editions += 1
    const title = `Title ${editions}`
    const texts = item.published?.texts as Record<string, object>
    const document = {
      ...item.published,
      audience: { tenants: ['main', 'sister'] },
      texts: { ...texts, en: { ...texts.en, title } },
    }
    unwrap(await editor.call(saveDraft, { ...name, ...draftStart(item), document }))
    unwrap(await editor.call(publishItem, name))
    return title
  }
  const editing = () => ({ editor: 'ada@demo.test', limits: unlimitedEditor, now: given.its.now })
  const hold = async (name: string) =>
    createSiteHold(given.portal.db, { site, release: name, reason: 'A wrong title' }, editing())

  test('stays as it is while publishing prepares its pages, for every publisher, and shows them at the end of the hold', async () => {
    const first = await change()
    await publish()
    const releaseBefore = await given.its.shown()
    await hold(releaseBefore.release)
    const second = await change()
    const published = await publish()
    expect(published).toMatchObject({ held: { by: 'ada@demo.test', reason: 'A wrong title' } })
    expect(published.rendered).toBeGreaterThan(0)
    expect(await given.its.shown()).toEqual(releaseBefore)
    expect(await given.its.textAt('/news/detail/1')).toContain(first)
    // A new store represents another process, which shares no memory with this one.
    given.its.press.store = new ReleaseStore(given.its.press.dataDir)
    expect(await publish()).toMatchObject({ rendered: 0, held: { release: releaseBefore.release } })
    await endSiteHold(given.portal.db, site, editing())
    const after = await publish()
    expect(after).toMatchObject({ rendered: 0 })
    expect(after.held).toBeUndefined()
    expect(await given.its.textAt('/news/detail/1')).toContain(second)
  })

  test('is held also when the hold is set while pages are made', async () => {
    await change()
    await publish()
    const before = await given.its.shown()
    await change()
    const now = () => new Date(given.its.now++)
    const check = () => hold(before.release)
    const { held } = await publishSite(given.its.site, given.its.press, given.its.pool(), {
      ...{ now, allowsOlderCode: false, check },
    })
    expect(held).toMatchObject({ release: before.release })
    expect(await given.its.shown()).toEqual(before)
    await endSiteHold(given.portal.db, site, editing())
  })

  test('without a release shows its first one', async () => {
    await hold('never')
    expect((await publish()).held).toBeUndefined()
    expect((await given.its.shown()).files).not.toEqual({})
    await endSiteHold(given.portal.db, site, editing())
  })
})

describe.each(databases)('rolling a site back, on $name', ({ open }) => {
  let portal: Portal
  let editor: ReturnType<Portal['api']>
  const rolledBack: string[][] = []
  const published: string[][] = []
  beforeAll(async () => {
    portal = await openPortal(await open(), {
      publisher: {
        ...idlePublisher,
        publish: async (sites) => {
          published.push([...sites])
          return sites.map((each) => ({ site: each, pages: 1, rendered: 1, milliseconds: 1, failures: [] }))
        },
        findReleaseNames: async () => ({ shown: release(3), stored: [release(3), release(2), release(1)] }),
        // Records the rollback and the release in the hold, which must already be set.
        rollBack: async (...asked) => {
          rolledBack.push([...asked, (await findHold(portal.db, asked[0]))?.release ?? ''])
        },
      },
    })
    editor = await staff(portal, 'editor')
  })
  afterAll(() => portal.close())

  test('shows the previous release or a named one, and returns who holds the site and why', async () => {
    const reason = 'A wrong text'
    const hold = unwrap(await editor.call(rollBackSite, { folder: 'eu', reason }))
    expect(hold).toEqual({
      ...{ site: 'eu', release: release(2), by: 'editor@demo.test', reason },
      at: new Date(portal.clock.now).toISOString(),
    })
    expect(unwrap(await editor.call(getSiteHolds, {}))).toEqual([hold])
    unwrap(await editor.call(rollBackSite, { folder: 'eu', reason, release: release(1) }))
    expect(rolledBack).toEqual([
      ['eu', release(2), release(2)],
      ['eu', release(1), release(1)],
    ])
    expect(unwrap(await editor.call(releaseSiteHold, { folder: 'eu' })).sites).toMatchObject([{ site: 'eu' }])
    expect([published, unwrap(await editor.call(getSiteHolds, {}))]).toEqual([[['eu']], []])
    const audit = rowsOrThrow(await portal.api(null, { headers }).call(getAudit, { subject: 'site eu' }))
    expect(audit.map(({ act, actor }) => `${act} ${actor}`)).toEqual([
      'releaseHold editor@demo.test',
      'rollBack editor@demo.test',
      'rollBack editor@demo.test',
    ])
  })

  test('is refused for an unknown site or release, and for everybody but editors', async () => {
    const request = { folder: 'eu', reason: 'Why' }
    const unknown = await editor.call(rollBackSite, { ...request, release: release(9) })
    refusedWith(unknown, 404)
    expect(contextOf(unknown)).toMatchObject({ reason: 'unknownRelease' })
    const nowhere = { folder: 'nowhere' }
    for (const refused of [
      await editor.call(rollBackSite, { ...request, ...nowhere }),
      await editor.call(releaseSiteHold, nowhere),
    ]) {
      refusedWith(refused, 400)
      expect(contextOf(refused)).toMatchObject({
        issues: [
          { path: 'folder', message: 'is nowhere, which is not a site: use the name of a folder in sites/' },
        ],
      })
    }
    const free = await editor.call(releaseSiteHold, { folder: 'eu' })
    refusedWith(free, 404)
    expect(contextOf(free)).toMatchObject({ reason: 'notHeld' })
    const finance = await staff(portal, 'finance')
    for (const result of [
      await finance.call(rollBackSite, request),
      await finance.call(releaseSiteHold, { folder: 'eu' }),
      await finance.call(getSiteHolds, {}),
    ])
      refusedWith(result, 403)
  })
})

import { describe, expect, test } from 'vitest'
import { listDraftChanges } from '#server/services/publishing/preview/list-draft-changes.ts'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { listChangedPages } from '#src/publisher/list-changed-pages.ts'
import type { SiteRelease } from '#src/publisher/release.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { operatorToken } from '../fixtures/server/portal.ts'
import { siteOfEachTest } from '../fixtures/server/released-site.ts'
import { unwrap } from '../fixtures/server/result.ts'

const news = { family: 'news', id: 1 } as const
const headers = { Authorization: `Bearer ${operatorToken}` }

/** Returns the paths whose contents differ between two releases, and those that only one release has. */
const differences = (before: SiteRelease, after: SiteRelease): string[] =>
  [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].filter(
    (path) => before.files[path]?.object !== after.files[path]?.object,
  )

describe.each(databases)('the pages that a draft would change, on $name', ({ open }) => {
  const given = siteOfEachTest(open)
  const editor = () => given.portal.api(null, { headers })

  /** Saves a draft of the news with a title, which these brands will show. */
  async function saveTitle(title: string, tenants: string[]) {
    const item = unwrap(await editor().call(getContentItem, news))
    const texts = item.published?.texts as Record<string, object>
    const document = {
      ...item.published,
      audience: { tenants },
      texts: { ...texts, en: { ...texts.en, title } },
    }
    unwrap(await editor().call(saveDraft, { ...news, ...draftStart(item), document }))
  }

  /** Lists the pages that publishing the draft would change, then publishes and releases it. */
  async function listAndPublish() {
    const { its, portal } = given
    const changes = await listDraftChanges(portal.db, its.press.sites, news, portal.clock.now)
    if (isRefused(changes)) throw new Error(`The draft is refused: ${changes.refusal}`)
    const rows = changes.find(({ folder }) => folder === 'micro-en')?.rows ?? []
    const listed = await listChangedPages(its.site, rows, its.press)
    const before = await its.shown()
    unwrap(await editor().call(publishItem, { ...news, sites: [] }))
    await its.release()
    return { listed, before, after: await its.shown() }
  }

  test('are the ones that the release then changes: the item, the lists and the home page', async () => {
    await saveTitle('The first title', ['main', 'sister'])
    unwrap(await editor().call(publishItem, { ...news, sites: [] }))
    await given.its.release()
    await saveTitle('The second title', ['main', 'sister'])
    const { listed, before, after } = await listAndPublish()
    const changed = differences(before, after)
    expect(changed.length).toBeGreaterThan(0)
    expect(listed.first.map(({ path }) => path).sort()).toEqual(changed.sort())
    expect(listed.pages + listed.lists).toBe(listed.first.length)
    expect(listed.pages).toBe(listed.first.filter(({ kind }) => ['item', 'related'].includes(kind)).length)
    expect(listed.first[0]).toMatchObject({ kind: 'item', ...news })
  })

  test('name the page of an item that the site no longer shows as removed', async () => {
    await saveTitle('A title', ['main', 'sister'])
    unwrap(await editor().call(publishItem, { ...news, sites: [] }))
    await given.its.release()
    await saveTitle('A title', given.its.site.tenant === 'main' ? ['sister'] : ['main'])
    const { listed, before, after } = await listAndPublish()
    const removed = listed.first.filter(({ kind }) => kind === 'removed').map(({ path }) => path)
    expect(removed.length).toBeGreaterThan(0)
    for (const path of removed) {
      expect(before.files).toHaveProperty([path])
      expect(after.files).not.toHaveProperty([path])
    }
  })

  test('of an item that was never published are not on the sites that an earlier draft named', async () => {
    const { its, portal } = given
    const { published } = unwrap(await editor().call(getContentItem, news))
    const audience = { tenants: [its.site.tenant] }
    const start = { family: 'news', document: { ...published, audience } } as const
    const { id, version } = unwrap(await editor().call(saveDraft, start))
    const document = { ...published, audience: { ...audience, sites: ['eu'] } }
    unwrap(await editor().call(saveDraft, { family: 'news', id, version, document }))
    const changes = await listDraftChanges(
      portal.db,
      its.press.sites,
      { family: 'news', id },
      portal.clock.now,
    )
    if (isRefused(changes)) throw new Error(`The draft is refused: ${changes.refusal}`)
    expect(changes.map(({ folder }) => folder)).toEqual([])
  })
})

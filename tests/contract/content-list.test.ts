import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentListing } from '#server/db/schema/content-listing.ts'
import { refreshStaleListings } from '#server/seed/refresh-stale-listings.ts'
import type { Api } from '#src/api/create-api.ts'
import { countPendingTexts, findContentItems } from '#src/contract/publishing/content-list.ts'
import { discardDraft } from '#src/contract/publishing/draft.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { isReadable } from '#src/domain/list/list-page.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { staff } from '../fixtures/server/training.ts'

const news = { family: 'news', id: 1 } as const
const item = 'news 1'
type Texts = Record<string, Record<string, string>>

describe.each(databases)('the list of items, on $name,', ({ open }) => {
  let portal: Portal
  let editor: Api
  beforeAll(async () => {
    portal = await openPortal(await open())
    editor = await staff(portal, 'editor')
  })
  afterAll(() => portal.close())

  const find = async (request: object) =>
    unwrap(await editor.call(findContentItems, request as never)).rows.filter(isReadable)
  const listed = async () => (await find({ family: 'news', limit: 100 })).find((row) => row.id === news.id)

  /** Saves a draft with changed texts. */
  async function save(change: (texts: Texts) => Texts) {
    const { published, draft, edition, saved } = unwrap(await editor.call(editing.getContentItem, news))
    const document = draft ?? published ?? {}
    const start = saved ? { version: saved.version } : { edition }
    const changed = { ...document, texts: change(document.texts as Texts) }
    return unwrap(await editor.call(editing.saveDraft, { ...news, ...start, document: changed }))
  }
  const renamed = (language: string, title: string) => (texts: Texts) => ({
    ...texts,
    [language]: { ...texts[language], title },
  })

  test('every item of the demonstration is listed, with its languages', async () => {
    const row = await listed()
    expect(row).toMatchObject({ state: 'published', edition: 1, draft: null, sites: null })
    expect(row?.title).not.toBe('')
    expect(row?.languages.de).toEqual({ missing: 0, outdated: 0 })
  })

  test('pools are found by their use, of the draft if there is one', async () => {
    const pools = { family: 'pool', limit: 100 } as const
    const quizzes = await find({ ...pools, use: 'quiz' })
    const theory = await find({ ...pools, use: 'theory' })
    const [quiz] = quizzes
    expect(quiz && theory.length > 0 && theory.every(({ id }) => id !== quiz.id)).toBe(true)
    const of = { family: 'pool', id: quiz?.id ?? 0 } as const
    const { published, edition } = unwrap(await editor.call(editing.getContentItem, of))
    const document = { ...published, use: 'practice' }
    const saved = unwrap(await editor.call(editing.saveDraft, { ...of, edition, document }))
    expect((await find({ ...pools, use: 'practice' })).map(({ id }) => id)).toContain(of.id)
    expect(await find({ ...pools, use: 'quiz' })).toHaveLength(quizzes.length - 1)
    unwrap(await editor.call(discardDraft, { ...of, version: saved.version }))
    expect(await find({ use: 'quiz' })).toHaveLength(quizzes.length)
  })

  test('a draft, its publish and its discard are listed at once', async () => {
    const before = await listed()
    const saved = await save(renamed('en', 'Cameras, newly'))
    expect(await listed()).toMatchObject({ title: 'Cameras, newly', draft: { version: saved.version } })
    expect((await find({ draft: true })).map(({ id }) => id)).toEqual([news.id])
    expect((await find({ query: 'cameras, new' })).map(({ id }) => id)).toEqual([news.id])
    unwrap(await editor.call(discardDraft, { ...news, version: saved.version }))
    expect(await listed()).toMatchObject({ title: before?.title, draft: null })
    expect(await find({ draft: true })).toEqual([])
  })

  test('a changed English text leaves the other languages outdated, until they are translated', async () => {
    await save(renamed('en', 'Cameras, again'))
    unwrap(await editor.call(editing.publishItem, { ...news, sites: [] }))
    expect((await listed())?.languages).toMatchObject({ de: { outdated: 1 }, pl: { outdated: 1 } })
    expect((await find({ outdated: 'de' })).map(({ id }) => id)).toEqual([news.id])
    // Editors of these languages see the pending texts before anybody starts a draft.
    const published = unwrap(await editor.call(editing.getContentItem, news))
    expect(published.draft).toBeNull()
    expect(published.findings).toContainEqual(
      expect.objectContaining({ level: 'warning', rule: 'textOutdated', path: 'texts.de.title' }),
    )
    await save(renamed('de', 'Kameras, noch einmal'))
    expect((await listed())?.languages).toMatchObject({ de: { outdated: 0 }, pl: { outdated: 1 } })
    await save(({ pl: _, ...texts }) => texts as Texts)
    expect((await find({ missing: 'pl', family: 'news' })).map(({ id }) => id)).toContain(news.id)
    // Provinces are never listed, because their cities are proper names.
    expect(await find({ missing: 'pl', family: 'province' })).toEqual([])
  })

  test('the counts of each language are the totals of its lists', async () => {
    const counts = unwrap(await editor.call(countPendingTexts, {}))
    expect(counts).toHaveLength(15)
    expect(counts.map(({ language }) => language)).not.toContain('en')
    const totalOf = async (filter: object) =>
      unwrap(await editor.call(findContentItems, { ...filter, limit: 1 })).total.count
    for (const { language, missing, outdated } of counts) {
      expect([language, missing]).toEqual([language, await totalOf({ missing: language })])
      expect([language, outdated]).toEqual([language, await totalOf({ outdated: language })])
    }
    expect(counts).toContainEqual(expect.objectContaining({ language: 'fr', outdated: 1 }))
  })

  test('an editor finds what they changed last', async () => {
    expect((await find({ mine: true })).map(({ id }) => id)).toEqual([news.id])
    const colleague = await staff(portal, 'editor', 'colleague')
    expect(unwrap(await colleague.call(findContentItems, { mine: true })).rows).toEqual([])
  })

  test('a row that another release has not updated is derived again', async () => {
    expect(await refreshStaleListings(portal.db)).toBe(0)
    await portal.db
      .update(contentListing)
      .set({ title: 'Old', edition: 0 })
      .where(eq(contentListing.item, item))
    await portal.db.delete(contentListing).where(eq(contentListing.item, 'course 1'))
    expect(await refreshStaleListings(portal.db)).toBe(2)
    expect((await listed())?.title).not.toBe('Old')
    expect((await find({ family: 'course' })).map(({ id }) => id)).toContain(1)
  })

  test('a site or a language that does not exist is refused', async () => {
    for (const wrong of [{ site: 'atlantis' }, { missing: 'xx' }, { outdated: 'xx' }])
      refusedWith(await editor.call(findContentItems, wrong), 400)
  })
})

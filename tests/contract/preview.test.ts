import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signDraftToken } from '#server/services/publishing/content-item/draft-token.ts'
import { exportItems } from '#server/services/publishing/content-item/export-items.ts'
import { findItemForEditor } from '#server/services/publishing/content-item/find-item-for-editor.ts'
import {
  addReferencedItems,
  findReferrers,
  loadKnownContent,
  loadPublishedItems,
} from '#server/services/publishing/content-item/known-content.ts'
import { previewInTransaction } from '#server/services/publishing/content-item/preview-in-transaction.ts'
import { saveDraft } from '#server/services/publishing/content-item/save-draft.ts'
import { getTopic } from '#src/contract/catalogue/topic.ts'
import type { Documents, Item } from '#src/domain/content-item/families.ts'
import { unlimitedEditor } from '#src/domain/editor-limits.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { unwrap } from '../fixtures/server/result.ts'

const topic = { family: 'topic', id: 1 } as const

describe.each(databases)('a preview on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  /** Saves a draft of the topic with this name, or an incomplete draft if the name is null. */
  async function draftOf(name: string | null): Promise<void> {
    const first = demonstrationItems('topic')[0] as { document: Documents['topic'] }
    const { texts } = first.document
    const document =
      name === null ? {} : { ...first.document, texts: { ...texts, en: { ...texts.en, name } } }
    const { saved, edition } = (await findItemForEditor(portal.db, topic)) as NonNullable<
      Awaited<ReturnType<typeof findItemForEditor>>
    >
    const draft = { ...topic, document, ...(saved ? { version: saved.version } : { edition }) }
    const done = await saveDraft(portal.db, draft as never, {
      editor: 'ada@demo.test',
      limits: unlimitedEditor,
      now: portal.clock.now,
    })
    expect(isRefused(done)).toBe(false)
  }
  const nameFor = async (headers = {}) =>
    unwrap(await portal.api(null, { headers }).call(getTopic, { id: 1 })).name

  test('the draft is read with the token as if it were published, and without it by nobody', async () => {
    const published = await nameFor()
    await draftOf('A draft')
    const word = signDraftToken([portalKey], topic, portal.clock.now)
    expect(await nameFor({ 'X-Preview': word })).toBe('A draft')
    expect(await nameFor()).toBe(published)
    expect(await nameFor({ 'X-Preview': `${word}x` })).toBe(published)
    expect((await findItemForEditor(portal.db, topic))?.edition).toBe(1)
    await draftOf(null)
    expect(await nameFor({ 'X-Preview': word })).toBe(published)
  })

  test('a preview transaction returns the result of its work, and throws its errors', async () => {
    const run = (work: () => Promise<number>) =>
      previewInTransaction(portal.db, topic, portal.clock.now, work)
    expect(await run(async () => 7)).toBe(7)
    await expect(
      run(async () => {
        throw new Error('of its own')
      }),
    ).rejects.toThrow('of its own')
  })

  test('a family is exported a hundred items at a time', async () => {
    const ids = demonstrationItems('course')
      .map(({ id }) => id)
      .sort((one, other) => one - other)
    const { items, more } = await exportItems(portal.db, 'course', 0)
    expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 100))
    expect(more).toBe(ids.length > 100)
    const last = await exportItems(portal.db, 'course', ids.at(-2) as number)
    expect(last).toEqual({ items: [expect.objectContaining({ id: ids.at(-1) })], more: false })
  })

  test('an item is checked with everything that it refers to, and what that refers to', async () => {
    const all = await loadPublishedItems(portal.db)
    expect(await loadPublishedItems(portal.db, [])).toEqual([])
    const certification = all.find(({ family, id }) => family === 'certification' && id === 3) as Item
    const found = await addReferencedItems(portal.db, [certification])
    const keys = found.map(({ family, id }) => `${family} ${id}`)
    expect(keys).toEqual(expect.arrayContaining(['certification 3', 'certification 2']))
    expect(new Set(keys).size).toBe(keys.length)
    const sites = loadSites()
    const known = await loadKnownContent(portal.db, sites, found)
    expect([
      known.has({ family: 'certification', key: '2' }),
      known.has({ family: 'certification', key: '999' }),
    ]).toEqual([true, false])
    expect(known.get('certification', 3)).toEqual(certification.document)
    const exams = all.filter(({ family }) => family === 'practicalExam') as {
      document: Documents['practicalExam']
    }[]
    const withExam = exams[0]?.document.certification as number
    const examined = all.find(({ family, id }) => family === 'certification' && id === withExam) as Item
    const own = exams.filter(({ document }) => document.certification === withExam)
    const datesOf = async (...items: Item[]) =>
      (await loadKnownContent(portal.db, sites, items)).practicalExamsOf(withExam).length
    expect(await datesOf(examined)).toBe(own.length)
    expect(await datesOf(examined, own[0] as Item)).toBe(own.length)
    expect(await datesOf(certification)).toBe(0)
    expect([known.hasVideo('site-walk'), known.hasVideo('none')]).toEqual([true, false])
    expect(known.hasPicture({ name: 'none', width: 1, height: 1 })).toBe(false)
    expect(known.sites.map(({ folder }) => folder)).toContain('eu')
    const taught = demonstrationItems('course').find(
      ({ document }) => document.quiz !== undefined && document.quiz !== null,
    )
    const teaching = all.find(
      (each) => each.family === 'certification' && each.document.courses.includes(taught?.id as number),
    ) as Item
    const around = (await addReferencedItems(portal.db, [teaching])).map(
      ({ family, id }) => `${family} ${id}`,
    )
    expect(around).toEqual(expect.arrayContaining([`course ${taught?.id}`, `pool ${taught?.document.quiz}`]))
    const namers = (await findReferrers(portal.db, examined)).map(({ family, id }) => `${family} ${id}`)
    expect(namers).toEqual(expect.arrayContaining(own.map((each) => `practicalExam ${(each as Item).id}`)))
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntry } from '#server/db/schema/audit.ts'
import type { Api } from '#src/api/create-api.ts'
import {
  discardDraft,
  getDraftVersion,
  listDraftVersions,
  restoreDraftVersion,
} from '#src/contract/publishing/draft.ts'
import { getContentItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { staff } from '../fixtures/server/training.ts'

const minute = 60_000
const news = { family: 'news', id: 5 } as const

describe.each(databases)('earlier drafts, on $name,', ({ open }) => {
  let portal: Portal
  let ada: Api
  let ben: Api
  beforeAll(async () => {
    portal = await openPortal(await open())
    ada = await staff(portal, 'editor', 'ada')
    ben = await staff(portal, 'editor', 'ben')
  })
  afterAll(() => portal.close())

  /** Saves a date as the draft, based on the last save; returns the draft's version. */
  async function save(api: Api, date: string): Promise<number> {
    const { saved, edition } = unwrap(await api.call(getContentItem, news))
    const start = saved ? { version: saved.version } : { edition }
    return unwrap(await api.call(saveDraft, { ...news, ...start, document: { date } })).version
  }
  const versions = async () => unwrap(await ada.call(listDraftVersions, news)).versions

  test('the last save of each editing session is listed, shown and restored', async () => {
    expect(await versions()).toEqual([])
    await save(ada, '2026-01-01')
    portal.clock.now += minute
    const adas = await save(ada, '2026-01-02')
    const savedAt = new Date(portal.clock.now).toISOString()
    portal.clock.now += minute
    const bens = await save(ben, '2026-01-03')
    const [earlier, ...older] = await versions()
    expect(earlier).toEqual({ version: adas, editor: expect.stringContaining('ada'), at: savedAt })
    expect(older).toEqual([])
    const shown = unwrap(await ben.call(getDraftVersion, { ...news, version: adas }))
    expect(shown).toEqual({ editor: earlier?.editor, at: savedAt, document: { date: '2026-01-02' } })

    refusedWith(await ada.call(restoreDraftVersion, { ...news, restored: adas }), 409)
    const restored = unwrap(await ada.call(restoreDraftVersion, { ...news, restored: adas, version: bens }))
    const item = unwrap(await ada.call(getContentItem, news))
    expect([item.draft, item.saved?.version]).toEqual([{ date: '2026-01-02' }, restored.version])
    expect((await versions()).map(({ version }) => version)).toEqual([bens, adas])
    const entries = await portal.db.select().from(auditEntry).where(eq(auditEntry.subject, 'news 5'))
    expect(entries.at(-1)).toMatchObject({ act: 'restore', detail: { restored: adas } })
  })

  test('a discarded draft stays in the history', async () => {
    const { saved } = unwrap(await ada.call(getContentItem, news))
    const version = saved?.version ?? 0
    unwrap(await ada.call(discardDraft, { ...news, version }))
    const [last] = await versions()
    expect(last?.version).toBe(version)
    unwrap(await ben.call(restoreDraftVersion, { ...news, restored: version }))
    expect(unwrap(await ben.call(getContentItem, news)).draft).toEqual({ date: '2026-01-02' })
  })

  test('fifty editing sessions stay beside the last ten saves', async () => {
    for (let index = 0; index < 64; index += 1) {
      await save(index % 2 === 0 ? ben : ada, `2026-02-${String((index % 28) + 1).padStart(2, '0')}`)
      portal.clock.now += 1000
    }
    expect(await versions()).toHaveLength(59)
  })

  test('the saves of an item that was never published are deleted with it', async () => {
    const { id, version } = unwrap(await ada.call(saveDraft, { family: 'news', document: {} }))
    unwrap(await ada.call(discardDraft, { family: 'news', id, version }))
    refusedWith(await ada.call(getDraftVersion, { family: 'news', id, version }), 404)
  })

  test('a save of another item, and one that is not stored, are not found', async () => {
    const [first] = await versions()
    const other = { family: 'news', id: 6 } as const
    refusedWith(await ada.call(getDraftVersion, { ...other, version: first?.version ?? 0 }), 404)
    refusedWith(await ada.call(getDraftVersion, { ...news, version: 999_999 }), 404)
    refusedWith(await ada.call(restoreDraftVersion, { ...news, restored: 999_999 }), 404)
    refusedWith(await ada.call(listDraftVersions, { family: 'news', id: 99_999 }), 404)
  })
})

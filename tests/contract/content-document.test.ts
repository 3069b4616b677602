import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntry } from '#server/db/schema/audit.ts'
import { contentEdition } from '#server/db/schema/content.ts'
import { picture } from '#server/db/schema/picture.ts'
import type { Api } from '#src/api/create-api.ts'
import * as contract from '#src/contract/publishing/content-document.ts'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import { confirmTexts } from '#src/contract/publishing/draft.ts'
import { checkContent, getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { staff } from '../fixtures/server/training.ts'

const course = { family: 'course', id: 1 } as const
const unknown = { family: 'course', id: 99_999 } as const

describe.each(databases)('documents of editors, on $name,', ({ open }) => {
  let portal: Portal
  let editor: Api
  beforeAll(async () => {
    portal = await openPortal(await open())
    editor = await staff(portal, 'editor')
  })
  afterAll(() => portal.close())

  test('a document is judged without being saved', async () => {
    const { published } = unwrap(await editor.call(getContentItem, course))
    const judged = async (document: object) =>
      unwrap(await editor.call(contract.checkDocument, { ...course, document: document as never })).findings
    expect((await judged(published ?? {})).filter(({ level }) => level === 'error')).toEqual([])
    const chapters = [{ id: 101, video: 'no-such-video' }]
    expect(await judged({ ...published, chapters })).toContainEqual(
      expect.objectContaining({ level: 'error', rule: 'unknownVideo' }),
    )
    expect((await judged({})).map(({ path }) => path)).toContain('texts')
    expect(unwrap(await editor.call(getContentItem, course)).draft).toBeNull()
    refusedWith(
      await editor.call(contract.checkDocument, { family: 'course', document: { credits: 'two' } }),
      400,
    )
  })

  test('a translation that is outdated is found at its path', async () => {
    const name = { family: 'course', id: 2 } as const
    const { published, edition } = unwrap(await editor.call(getContentItem, name))
    const { texts } = published as { texts: { en: { name: string } } }
    const document = { ...published, texts: { ...texts, en: { ...texts.en, summary: 'Another summary.' } } }
    const judged = unwrap(await editor.call(contract.checkDocument, { ...name, document })).findings
    const german = judged.filter(({ rule, path }) => rule === 'textOutdated' && path.startsWith('texts.de.'))
    expect(german).toEqual([
      expect.objectContaining({ level: 'warning', path: 'texts.de.summary', detail: 'texts.de.summary' }),
    ])
    unwrap(await editor.call(saveDraft, { ...name, edition, document }))
    unwrap(await editor.call(publishItem, { ...name, sites: [] }))
    const { findings } = unwrap(await editor.call(checkContent, {}))
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'textOutdated',
        ...name,
        path: 'texts.de.summary',
        title: texts.en.name,
      }),
    )
  })

  test('a missing picture is a finding of each check until it is stored', async () => {
    const isMissing = async () =>
      unwrap(await editor.call(checkContent, {})).findings.some(({ rule }) => rule === 'unknownPicture')
    const store = (name: string) => portal.db.insert(picture).values({ name, width: 640, height: 360 })
    const shown = { name: 'ab'.repeat(16), width: 640, height: 360 }
    await portal.db
      .update(contentEdition)
      .set({ document: sql`${contentEdition.document} || ${JSON.stringify({ picture: shown })}::jsonb` })
      .where(and(eq(contentEdition.family, 'news'), eq(contentEdition.id, 1)))
    await store('cd'.repeat(16))
    expect([await isMissing(), await isMissing()]).toEqual([true, true])
    await store(shown.name)
    expect(await isMissing()).toBe(false)
  })

  test('a confirmed translation is not old any more, until its English text changes again', async () => {
    const name = { family: 'course', id: 2 } as const
    const old = async (language: string) =>
      unwrap(await editor.call(getContentItem, name)).findings.filter(
        ({ rule, path }) => rule === 'textOutdated' && path.startsWith(`texts.${language}.`),
      )
    const checked = async () =>
      unwrap(await editor.call(checkContent, {})).findings.filter(
        ({ rule, id, path }) => rule === 'textOutdated' && id === name.id && path.startsWith('texts.de.'),
      )
    expect([(await old('de')).length, (await checked()).length]).toEqual([1, 1])
    const german = { ...name, language: 'de' }
    const confirm = async (paths?: string[]) =>
      unwrap(await editor.call(confirmTexts, { ...german, ...(paths && { paths }) })).confirmed
    expect(await confirm(['texts.de.name', 'texts.pl.summary'])).toBe(0)
    expect(await confirm(['texts.de.summary'])).toBe(1)
    expect(await confirm()).toBe(0)
    expect([(await old('de')).length, (await old('pl')).length, (await checked()).length]).toEqual([0, 1, 0])
    const { rows } = unwrap(
      await editor.call(findContentItems, { family: 'course', outdated: 'de', limit: 100 }),
    )
    expect(rows.map(({ id }) => id)).not.toContain(name.id)
    const [entry] = await portal.db.select().from(auditEntry).where(eq(auditEntry.act, 'confirmTexts'))
    expect(entry).toMatchObject({ subject: 'course 2', detail: { language: 'de', texts: 1 } })

    const { published, edition } = unwrap(await editor.call(getContentItem, name))
    const { texts } = published as { texts: { en: object } }
    const document = { ...published, texts: { ...texts, en: { ...texts.en, summary: 'A third summary.' } } }
    unwrap(await editor.call(saveDraft, { ...name, edition, document }))
    expect((await old('de')).map(({ path }) => path)).toEqual(['texts.de.summary'])
    refusedWith(await editor.call(confirmTexts, { ...german, id: 999 }), 404)
    refusedWith(await editor.call(confirmTexts, { ...german, language: '?' }), 400)
  })

  test('an editor of some languages confirms only these', async () => {
    const name = { family: 'course', id: 2 } as const
    const { cookie } = await signIn(portal, 'german@demo.test', { roles: ['editor:language=de'] })
    const german = portal.api(cookie)
    refusedWith(await german.call(confirmTexts, { ...name, language: 'pl' }), 403)
    expect(unwrap(await german.call(confirmTexts, { ...name, language: 'de' })).confirmed).toBe(1)
  })

  test('an older edition is read with its editor', async () => {
    const { published, edition } = unwrap(await editor.call(getContentItem, course))
    const document = { ...published, recommended: !published?.recommended }
    unwrap(await editor.call(saveDraft, { ...course, edition, document }))
    unwrap(await editor.call(publishItem, { ...course, sites: [] }))
    const read = (of: number) => editor.call(contract.getEdition, { ...course, edition: of })
    expect(unwrap(await read(edition)).document).toEqual(published)
    expect(unwrap(await read(edition + 1))).toMatchObject({
      act: 'publish',
      editor: 'editor@demo.test',
      document,
    })
    refusedWith(await read(edition + 2), 404)
  })

  test('the uses of an item are the published items that refer to it', async () => {
    const certifications = demonstrationItems('certification').filter(({ document }) =>
      document.courses.includes(1),
    )
    const { items, total } = unwrap(await editor.call(contract.findUses, course))
    const uses = items.filter(({ family }) => family === 'certification').map(({ id }) => id)
    expect(uses).toEqual(certifications.map(({ id }) => id).toSorted((one, other) => one - other))
    expect(uses.length).toBeGreaterThan(0)
    expect(items.every(({ title }) => title !== '')).toBe(true)
    expect(total).toBe(items.length)
    refusedWith(await editor.call(contract.findUses, unknown), 404)
  })

  test('a copy is a draft with new chapters, and the item stays as it is', async () => {
    const before = unwrap(await editor.call(getContentItem, course))
    const { id } = unwrap(await editor.call(contract.duplicateItem, course))
    const copy = unwrap(await editor.call(getContentItem, { family: 'course', id }))
    expect(copy).toMatchObject({ state: 'draft', edition: 0, published: null })
    const [chapters, copied] = [before.published, copy.draft].map(
      (document) => document?.chapters as { id: number; video: string }[],
    )
    expect(copied?.map(({ video }) => video)).toEqual(chapters?.map(({ video }) => video))
    expect(copied?.map((chapter) => chapter.id)).toEqual(chapters?.map((_, index) => id * 100 + index + 1))
    expect(unwrap(await editor.call(getContentItem, course))).toEqual(before)
    refusedWith(await editor.call(contract.duplicateItem, unknown), 404)
  })
})

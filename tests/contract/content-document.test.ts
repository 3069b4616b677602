import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#src/api/create-api.ts'
import * as contract from '#src/contract/publishing/content-document.ts'
import { checkContent, getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
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
      unwrap(await editor.call(contract.judgeDocument, { ...course, document: document as never })).findings
    expect((await judged(published ?? {})).filter(({ level }) => level === 'error')).toEqual([])
    const chapters = [{ id: 101, video: 'no-such-video' }]
    expect(await judged({ ...published, chapters })).toContainEqual(
      expect.objectContaining({ level: 'error', rule: 'unknownVideo' }),
    )
    expect((await judged({})).map(({ path }) => path)).toContain('texts')
    expect(unwrap(await editor.call(getContentItem, course)).draft).toBeNull()
    refusedWith(
      await editor.call(contract.judgeDocument, { family: 'course', document: { credits: 'two' } }),
      400,
    )
  })

  test('a translation that is older than the English text is found at its path', async () => {
    const name = { family: 'course', id: 2 } as const
    const { published, edition } = unwrap(await editor.call(getContentItem, name))
    const { texts } = published as { texts: { en: { name: string } } }
    const document = { ...published, texts: { ...texts, en: { ...texts.en, summary: 'Another summary.' } } }
    const judged = unwrap(await editor.call(contract.judgeDocument, { ...name, document })).findings
    const german = judged.filter(({ rule, path }) => rule === 'textBehind' && path.startsWith('texts.de.'))
    expect(german).toEqual([
      expect.objectContaining({ level: 'warning', path: 'texts.de.summary', detail: 'texts.de.summary' }),
    ])
    unwrap(await editor.call(saveDraft, { ...name, edition, document }))
    unwrap(await editor.call(publishItem, { ...name, sites: [] }))
    const { findings } = unwrap(await editor.call(checkContent, {}))
    expect(unwrap(await editor.call(checkContent, { cached: true })).findings).toEqual(findings)
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'textBehind',
        ...name,
        path: 'texts.de.summary',
        title: texts.en.name,
      }),
    )
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

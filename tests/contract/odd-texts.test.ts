import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDocument } from '#server/services/publishing/content-item/read-document.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { type Family, family as families } from '#src/domain/content-item/families.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { oddTexts, refusedTexts } from '../fixtures/odd-texts.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { textFields, valueAtPath, withText } from '../fixtures/text-fields.ts'

const odd = Object.values(oddTexts).flat()
const refused = Object.entries(refusedTexts)

/**
 * Returns a document of the demonstration with English texts only, and with one question only, because the other
 * questions are alike.
 */
function documentOf(family: Family): object {
  const [item] = demonstrationItems(family)
  return JSON.parse(JSON.stringify(item?.document), (key, value) => {
    if (key === 'texts') return { en: value.en }
    return key === 'questions' ? value.slice(0, 1) : value
  })
}

/** The documents by family. They are created once, because that is slow. */
const documents = new Map(families.options.map((family) => [family, documentOf(family)]))

/**
 * Returns the issues of the document with this text at the path if it is refused, otherwise the accepted document.
 */
function readWith(family: Family, path: readonly (string | number)[], text: string) {
  const read = readDocument(family, 1, withText(documents.get(family) ?? {}, path, text))
  if (!isRefused(read)) return { issues: [], document: read.document }
  return { issues: read.context?.issues as { path: string; message: string }[] }
}

/** Returns the fields that issues are about, each of them once. */
const pathsOf = (issues: readonly { path: string }[]) => [...new Set(issues.map(({ path }) => path))]

describe.each(families.options)('each text of a %s', (family) => {
  const fields = textFields(documents.get(family) ?? {})

  test('is refused by field and sign when no page can show it', () => {
    for (const path of fields)
      for (const [sign, text] of refused) {
        const { issues } = readWith(family, path, text)
        expect([sign, pathsOf(issues)]).toEqual([sign, [path.join('.')]])
        if (path.includes('texts')) expect(issues[0]?.message).toBe(`holds ${sign}, which can't be shown`)
      }
  })

  test('that people read is stored unchanged, however odd', () => {
    const read = fields.filter((path) => path.includes('texts'))
    for (const path of read)
      for (const text of odd) expect(valueAtPath(readWith(family, path, text).document, path)).toBe(text)
  })

  test('that programs read is stored, or refused by field', () => {
    const others = fields.filter((path) => !path.includes('texts'))
    for (const path of others)
      for (const text of odd) {
        const { issues, document } = readWith(family, path, text)
        if (document) expect(valueAtPath(document, path)).toBe(text)
        else expect(pathsOf(issues)).toEqual([path.join('.')])
      }
  })
})

describe.each(databases)('a text that no page can show, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const api = () => portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
  const name = { family: 'news', id: 1 } as const
  const path = ['texts', 'en', 'title']
  const now = async () => unwrap(await api().call(editing.getContentItem, name))
  const newsWith = async (text: string) => withText((await now()).published ?? {}, path, text)
  const contextOf = (result: { ok: boolean; failure?: object }) => [
    (result.failure as { code?: number } | undefined)?.code,
    (result.failure as { context?: object } | undefined)?.context,
  ]

  test.each(refused)('%s can’t be saved', async (sign, text) => {
    const { edition } = await now()
    const draft = { ...name, edition, document: await newsWith(text) }
    const issues = [
      { path: 'texts.en.title', message: `holds ${sign}, which can't be shown`, reason: 'other' },
    ]
    expect(contextOf(await api().call(editing.saveDraft, draft))).toEqual([400, { issues }])
    const items = [
      { family: 'news' as const, id: 2, document: await newsWith('Fine') },
      { ...name, ...draft },
    ]
    expect(contextOf(await api().call(editing.importItems, { items }))).toEqual([
      400,
      { item: 'news 1', issues },
    ])
  })

  test('can’t be published from a draft that is older than the rule', async () => {
    const { edition } = await now()
    unwrap(await api().call(editing.saveDraft, { ...name, edition, document: await newsWith('BELL') }))
    await portal.db.execute(
      sql`update content_draft set document = replace(document::text, 'BELL', '\\u0007')::jsonb where family = 'news'`,
    )
    const finding = { level: 'error', rule: 'unshowableText', ...name, detail: 'texts.en.title U+0007' }
    expect(contextOf(await api().call(editing.publishItem, name))).toEqual([
      400,
      { findings: [expect.objectContaining(finding)] },
    ])
  })
})

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { type Api, createApi } from '#src/api/create-api.ts'
import { exportItems, getContentItem, importItems } from '#src/contract/publishing/editing.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { ReleaseStore } from '#src/publisher/release-store.ts'
import { oddTexts } from '../fixtures/odd-texts.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { type ParsedPage, pageOf } from './page-of.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { runProgram } from './run-program.ts'
import { newDataDir } from './seeded-folder.ts'

const site = 'za'
let dataDir: string
let port: number
let server: PortalServer
let api: Api

/**
 * The families with pages, each with a function that returns the fields that a new item needs in addition to its
 * texts.
 */
const families: Partial<Record<Family, (document: Document, id: number) => object>> = {
  banner: () => ({}),
  category: (_, id) => ({ slug: `odd-${id}` }),
  certification: () => ({ parent: null }),
  classroom: () => ({ recommended: true }),
  comment: () => ({}),
  course: ({ chapters }, id) => ({ chapters: [{ ...chapters?.[0], id: id * 100 + 1 }] }),
  faq: () => ({}),
  homeImage: () => ({}),
  news: () => ({}),
  practicalExam: () => ({}),
  topic: () => ({}),
  trainer: () => ({}),
}

interface Document {
  chapters?: object[]
  texts: { en: Record<string, unknown> }
  [field: string]: unknown
}

/** The odd texts, joined to lines of the maximum length, so that fewer pages are rendered. */
const lines = Object.values(oddTexts)
  .flat()
  .reduce<string[]>((made, text) => {
    const joined = `${made.at(-1)} ¦ ${text}`
    return made.length > 0 && joined.length <= 160 ? made.with(-1, joined) : made.concat(text)
  }, [])
/**
 * Lines of ordinary characters, each as long as the odd one, because long titles are cut. The name of a venue ends
 * at the first comma, so lines also have a comma if the odd one has one.
 */
const harmless = lines.map((line, index) =>
  `Harmless ${1000 + index}${/[,،]/.test(line) ? ', and so on' : ''}`.padEnd(line.length, 'x'),
)

/** Returns a document in which a line replaces each text; in rich text, the line is in a paragraph. */
const worded = (value: unknown, line: string): unknown => {
  if (typeof value === 'string') return value.startsWith('<') ? `<p>${escapeMarkup(line)}</p>` : line
  if (Array.isArray(value)) return [line]
  return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, worded(each, line)]))
}

interface Written {
  family: Family
  id: number
  document: Record<string, unknown>
}

/** Returns an item of each family for each line, based on the demonstration's first item of the family. */
async function itemsSaying(said: readonly string[]): Promise<Written[]> {
  const items: Written[] = []
  for (const [name, more] of Object.entries(families)) {
    const family = name as Family
    const { published } = unwrap(await api.call(getContentItem, { family, id: 1 }))
    const document = published as Document
    said.forEach((line, index) => {
      const id = 5000 + index
      const texts = { en: worded(document.texts.en, line) }
      items.push({ family, id, document: { ...document, ...more(document, id), texts } })
    })
  }
  return items
}

/** Imports and publishes items; returns every page of the site, parsed. */
async function publish(items: readonly Written[]): Promise<Map<string, ParsedPage>> {
  for (let from = 0; from < items.length; from += 200)
    unwrap(await api.call(importItems, { items: items.slice(from, from + 200) }, { waitsForPublish: true }))
  const environment = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SITES: site }
  const { said, code } = await runProgram('publish', [], environment)
  expect(code, said).toBe(0)
  const store = new ReleaseStore(dataDir)
  const pages = new Map<string, ParsedPage>()
  for (const [path, file] of Object.entries((await store.read(site))?.files ?? {}))
    pages.set(path, pageOf((await store.content(file)).toString(), file.type.includes('xml')))
  return pages
}

beforeAll(async () => {
  dataDir = newDataDir('odd-texts')
  port = await findFreePort()
  server = await startPortalServer(port, dataDir, { SITES: site })
  const headers = { Authorization: `Bearer ${readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()}` }
  api = createApi({ baseURL: `${server.origin}/api`, siteId: 4, languageId: 2, headers })
}, 120_000)

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const timesIn = (text: string, page: ParsedPage | undefined): number =>
  (page?.says.split(text).length ?? 0) - 1

test('odd texts are published, and every page shows them as text where it showed harmless ones', async () => {
  const before = await publish(await itemsSaying(harmless))
  const items = await itemsSaying(lines)
  const after = await publish(items)

  expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
  const changed = [...after].flatMap(([path, { elements }]) =>
    JSON.stringify(elements) === JSON.stringify(before.get(path)?.elements) ? [] : [path],
  )
  expect(changed).toEqual([])
  const lost = [...before].flatMap(([path, page]) =>
    harmless.flatMap((text, index) => {
      const line = lines[index] as string
      const [wished, found] = [timesIn(text, page), timesIn(line, after.get(path))]
      return wished === found ? [] : [`${path}: ${found}/${wished} ${line}`]
    }),
  )
  expect(lost).toEqual([])

  for (const family of Object.keys(families) as Family[]) {
    const exported = unwrap(await api.call(exportItems, { family, after: 4999 })).items
    expect(exported.map(({ document }) => document)).toEqual(
      items.filter((item) => item.family === family).map(({ document }) => document),
    )
  }
}, 240_000)

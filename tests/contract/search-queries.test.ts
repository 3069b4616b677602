import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { search } from '#src/contract/catalogue/search.ts'
import { getContentItem, importItems } from '#src/contract/publishing/editing.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { queries } from '../fixtures/search-queries.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'

/** The names of the imported course 900, in languages other than English. */
const names = {
  ko: '보안 카메라를 설치하는 방법',
  th: 'การติดตั้งกล้องวงจรปิด',
  ru: 'Камеры видеонаблюдения',
  tr: 'Güvenlik kameraları',
}
const first = 5
const { sites, languages } = loadSites()

/** Returns a site and a language as calls send them. */
function placeOf(language: string) {
  const site = sites.find((each) => each.tenant === 'main' && each.languages.includes(language))
  return {
    siteId: site?.siteId as number,
    languageId: languages.find((each) => each.code === language)?.id as number,
  }
}

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
    const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const { published } = unwrap(await editor.call(getContentItem, { family: 'course', id: 22 }))
    if (!published) throw new Error('The demonstration has no course 22')
    const { en } = published.texts as { en: { chapters: string[] } }
    const texts = Object.entries(names).map(([language, name]) => [language, { ...en, name, summary: name }])
    const chapters = en.chapters.map((_, index) => ({
      ...(published.chapters as { video: string }[])[index],
      id: 90_001 + index,
    }))
    const document = {
      ...published,
      code: 'SEEK-900',
      chapters,
      texts: { en: { ...en, name: 'Nine hundred' }, ...Object.fromEntries(texts) },
    }
    unwrap(await editor.call(importItems, { items: [{ family: 'course', id: 900, document }] }))
  })
  afterAll(() => portal.close())

  const all = Object.entries(queries).flatMap(([language, own]) =>
    own.map(([typed, find, before]) => ({ language, typed, find, before })),
  )

  test('there are enough queries', () => {
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(Object.keys(queries).length).toBeGreaterThanOrEqual(8)
  })

  test.each(all)('$language: “$typed” finds $find', async ({ language, typed, find, before }) => {
    const request = { keyword: typed, pageSize: 128 }
    const { rows } = unwrap(await portal.api(null, placeOf(language)).call(search, request))
    const found = rows.map(({ type, id }) => `${type === 'video' ? 'course' : type} ${id}`)
    expect(found.slice(0, first)).toContain(find)
    if (before && found.includes(before)) expect(found.indexOf(before)).toBeGreaterThan(found.indexOf(find))
  })
})

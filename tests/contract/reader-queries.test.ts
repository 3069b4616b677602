import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { search } from '#src/contract/catalogue/search.ts'
import { portalPages } from '#src/domain/search/portal-pages.ts'
import type { SearchResult } from '#src/domain/search/search-result.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import heldBack from '../fixtures/reader-queries/held-back.json' with { type: 'json' }
import tuned from '../fixtures/reader-queries/tuned.json' with { type: 'json' }
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'

/**
 * The number of results that a reader sees first, and the share of queries that must have a right result among
 * them.
 */
const [first, leastShare] = [3, 0.95]

const { sites, languages } = loadSites()

function placeOf(language: string) {
  const site = sites.find((each) => each.tenant === 'main' && each.languages.includes(language))
  return {
    siteId: site?.siteId as number,
    languageId: languages.find((each) => each.code === language)?.id as number,
  }
}

const nameOf = ({ type, id }: SearchResult): string =>
  type === 'page' ? `page ${portalPages[id]}` : `${type === 'video' ? 'course' : type} ${id}`

const isExpected = (name: string, expected: readonly string[]): boolean =>
  expected.includes(name) || expected.includes(`${name.split(' ')[0]} *`)

describe.each(databases)('the queries of readers, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  async function listMisses(half: Record<string, unknown>): Promise<string[]> {
    const misses: string[] = []
    for (const [language, queries] of Object.entries(half))
      for (const [keyword, expected] of queries as [string, string[]][]) {
        const { rows } = unwrap(
          await portal.api(null, placeOf(language)).call(search, { keyword, pageSize: 10 }),
        )
        const names = rows.slice(0, first).map(nameOf)
        if (!names.some((name) => isExpected(name, expected)))
          misses.push(`${language} “${keyword}”: ${names.join(', ') || 'nothing'}`)
      }
    return misses
  }

  test.each([
    ['tuned', tuned],
    ['held back', heldBack],
  ])(
    'in the half that was %s at least 95 % have a right result among the first three',
    async (name, half) => {
      const misses = await listMisses(half)
      const count = Object.values(half).flat().length
      process.stdout.write(`${name}: ${count - misses.length} of ${count} right. ${misses.join('; ')}\n`)
      expect(count).toBe(100)
      expect(count - misses.length, misses.join('\n')).toBeGreaterThanOrEqual(count * leastShare)
    },
  )
})

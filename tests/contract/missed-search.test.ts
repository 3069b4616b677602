import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeMissedSearches } from '#server/services/catalogue/search/missed-search.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { getMissedSearches } from '#src/contract/publishing/missed-search.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'

describe.each(databases)('searches without results, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const find = async (keyword: string, more = {}) => {
    const german = { siteId: 21, languageId: 4 }
    unwrap(await portal.api(null, german).call(search, { keyword, ...more }))
  }
  const list = async (site?: string) => {
    const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    return unwrap(await editor.call(getMissedSearches, site === undefined ? {} : { site }))
  }

  test('are counted by site, language and words, without the visitor', async () => {
    await find('Qqzzxx')
    await find('  qqzzxx!')
    await find('qqyyxx')
    expect(await list()).toEqual([
      { keyword: 'qqzzxx', site: 'eu', language: 'de', count: 2, day: '2026-01-15' },
      { keyword: 'qqyyxx', site: 'eu', language: 'de', count: 1, day: '2026-01-15' },
    ])
    expect(await list('uk')).toEqual([])
    expect(await list('eu')).toHaveLength(2)
  })

  test('are not counted with results, while typing, or with what may name a person', async () => {
    const before = await list()
    await find('Kamera')
    await find('qqvvxx', { typing: true })
    await find('qqvvxx@example.org')
    await find('qqvvxx 600 100 200')
    await find('')
    expect(await list()).toEqual(before)
  })

  test('are shown to editors only', async () => {
    refusedWith(await portal.api().call(getMissedSearches, {}), 403)
  })

  test('go 90 days after the last one', async () => {
    const day = 86_400_000
    await purgeMissedSearches(portal.db, portal.clock.now + 90 * day)
    expect(await list()).toHaveLength(2)
    await purgeMissedSearches(portal.db, portal.clock.now + 91 * day)
    expect(await list()).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { listCurrencies } from './list-currencies.ts'

test('the currencies of a site have their numbers, and symbols of the language', () => {
  const [site] = loadSites('sites', ['eu']).sites as [Site]
  expect(listCurrencies({ site, language: 'de' })).toEqual([
    { id: 978, code: 'EUR', symbol: '€' },
    { id: 985, code: 'PLN', symbol: 'zł' },
  ])
})

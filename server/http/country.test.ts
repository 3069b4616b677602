import { expect, test } from 'vitest'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import { countryOf } from './country.ts'

const told = async (value: string | undefined, countryHeader: string | undefined = 'x-country') => {
  const headers: Record<string, string> = value === undefined ? {} : { 'x-country': value }
  return (await withContext((c) => countryOf(c, { config: { countryHeader } }), { headers })).value
}

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['PL, DE ', 'DE'],
  ['DE, PL', 'PL'],
  ['DE,', null],
  ['XX', null],
  ['DEU', null],
  ['xDE', null],
  ['276', null],
  ['D', null],
  ['', null],
  [undefined, null],
])('the header %j names the country %s', async (value, country) => {
  expect(await told(value)).toBe(country)
})

test('without a configured header no header names a country', async () => {
  const config = { countryHeader: undefined }
  const { value } = await withContext((c) => countryOf(c, { config }), { headers: { 'x-country': 'DE' } })
  expect(value).toBeNull()
})

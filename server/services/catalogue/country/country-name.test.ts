import { expect, test } from 'vitest'
import { countryNamer } from './country-name.ts'

test('a country is named in the requested language', () => {
  expect([countryNamer('en')('DE'), countryNamer('de')('DE')]).toEqual(['Germany', 'Deutschland'])
})

test('countries are named in English for an unknown language', () => {
  expect(countryNamer('xx')('DE')).toBe('Germany')
})

test('a code of no country is its own name', () => {
  expect(countryNamer('en')('QX')).toBe('QX')
})

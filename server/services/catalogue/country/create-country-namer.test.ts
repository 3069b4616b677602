import { expect, test } from 'vitest'
import { createCountryNamer } from './create-country-namer.ts'

test('a country is named in the requested language', () => {
  expect([createCountryNamer('en')('DE'), createCountryNamer('de')('DE')]).toEqual(['Germany', 'Deutschland'])
})

test('countries are named in English for an unknown language', () => {
  expect(createCountryNamer('xx')('DE')).toBe('Germany')
})

test('a code of no country is its own name', () => {
  expect(createCountryNamer('en')('QX')).toBe('QX')
})

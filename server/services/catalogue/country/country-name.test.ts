import { expect, test } from 'vitest'
import { countryNamer } from './country-name.ts'

test('a country is named in the language that is asked for', () => {
  expect([countryNamer('en')('DE'), countryNamer('de')('DE')]).toEqual(['Germany', 'Deutschland'])
})

test('a language that nobody knows names countries in English', () => {
  expect(countryNamer('xx')('DE')).toBe('Germany')
})

test('a code of no country is its own name', () => {
  expect(countryNamer('en')('QX')).toBe('QX')
})

import { expect, test } from 'vitest'
import { isInEea, type Sale, vatOf } from './vat.ts'

const table = { home: 'PL', byCountry: { PL: 2300, DE: 1900, FR: 2000, CH: 810 }, otherwise: 0 }

/**
 * The cases, decided by hand: venue, the buyer's country, the country of the buyer's confirmed VAT number; then the
 * rule and the rate.
 */
const sales = [
  // Onsite training: the country of the venue decides, for any buyer.
  ['PL', 'PL', null, 'venue', 2300],
  ['PL', 'DE', null, 'venue', 2300],
  ['PL', 'DE', 'DE', 'venue', 2300],
  ['PL', 'US', null, 'venue', 2300],
  ['PL', null, null, 'venue', 2300],
  ['DE', 'PL', 'PL', 'venue', 1900],
  ['CH', 'DE', 'DE', 'venue', 810],
  ['AE', 'DE', null, 'venue', 0],
  // Online training for a consumer: the buyer's country decides.
  [null, 'PL', null, 'buyer', 2300],
  [null, 'DE', null, 'buyer', 1900],
  [null, 'FR', null, 'buyer', 2000],
  [null, 'CH', null, 'buyer', 810],
  // Online training for a business of another member state: no VAT is charged, because the business accounts for
  // the VAT itself.
  [null, 'DE', 'DE', 'reverseCharge', 0],
  [null, 'FR', 'FR', 'reverseCharge', 0],
  // Online training for a business in the seller's country, in Switzerland, or with a VAT number of another country
  // than the billed one.
  [null, 'PL', 'PL', 'buyer', 2300],
  [null, 'CH', 'CH', 'buyer', 810],
  [null, 'DE', 'FR', 'buyer', 1900],
  [null, 'DE', 'PL', 'buyer', 1900],
  // Online training for a country that has no rate: no VAT is charged.
  [null, 'US', null, 'outside', 0],
  [null, 'US', 'US', 'outside', 0],
  [null, 'AQ', null, 'outside', 0],
  // Online training for an unknown country.
  [null, null, null, 'unknown', 0],
] as const

test.each(sales)('held in %s, billed in %s, with a VAT number of %s: %s, %i', (...row) => {
  const [venue, country, business, rule, rate] = row
  expect(vatOf(table, { venue, country, business, connection: null } satisfies Sale)).toEqual({ rule, rate })
})

test('businesses of a member state without a rate still account for the VAT themselves', () => {
  const online = { venue: null, connection: null }
  expect(vatOf(table, { ...online, country: 'SE', business: 'SE' }).rule).toBe('reverseCharge')
  expect(vatOf(table, { ...online, country: 'NO', business: 'NO' }).rule).toBe('outside')
})

/**
 * The cases, decided by hand: venue, the billed country, the country of the connection, the country of a confirmed
 * VAT number; then the rule and the rate.
 */
test.each([
  [null, 'US', 'DE', null, 'connection', 1900],
  [null, 'DE', 'US', null, 'buyer', 1900],
  [null, 'CH', 'FR', null, 'connection', 2000],
  [null, 'FR', 'CH', null, 'buyer', 2000],
  [null, 'FR', 'DE', null, 'buyer', 2000],
  [null, 'US', 'CH', null, 'outside', 0],
  [null, 'US', 'PL', null, 'connection', 2300],
  [null, 'US', null, null, 'outside', 0],
  [null, 'FR', 'US', 'FR', 'reverseCharge', 0],
  [null, null, 'DE', null, 'unknown', 0],
  ['AE', 'US', 'DE', null, 'venue', 0],
  // The connection is from a member state that has no rate in the table.
  [null, 'US', 'SE', null, 'outside', 0],
] as const)('in %s, billed in %s, connected from %s, number of %s: %s, %i', (...row) => {
  const [venue, country, connection, business, rule, rate] = row
  expect(vatOf(table, { venue, country, connection, business })).toEqual({ rule, rate })
})

test.each([
  ['DE', true],
  ['LI', true],
  ['IS', true],
  ['NO', true],
  ['CH', false],
  ['GB', false],
  ['US', false],
])('whether %s is in the European Economic Area: %s', (country, is) => {
  expect(isInEea(country)).toBe(is)
})

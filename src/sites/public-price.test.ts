import { expect, test } from 'vitest'
import { publicPriceOf } from './public-price.ts'

const on = (code: string) => ({ tenant: 'main' as const, site: { code } })
const fee = { EUR: 10_000, PLN: 43_000 }

test.each([
  ['onsite in Poland', 'PL', { amount: 52_890, currency: 'PLN', vat: 'included' }],
  ['onsite in Germany', 'DE', { amount: 11_900, currency: 'EUR', vat: 'included' }],
  ['onsite in Switzerland', 'CH', { amount: 10_810, currency: 'EUR', vat: 'included' }],
  ['online, for buyers of many countries', null, { amount: 10_000, currency: 'EUR', vat: 'plus' }],
])('on the European site, %s', (_, venue, price) => {
  expect(publicPriceOf(on('EU'), { fee, venue })).toEqual(price)
})

test('what has no fee, or stands on a site that charges for nothing, is free', () => {
  expect(publicPriceOf(on('EU'), { fee: null, venue: 'PL' })).toBeNull()
  expect(publicPriceOf(on('MENA'), { fee, venue: 'AE' })).toBeNull()
})

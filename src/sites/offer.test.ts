import { expect, test } from 'vitest'
import { loadSites } from './load-sites.ts'
import { offerOf } from './offer.ts'
import { paymentSettingsOf } from './parts-of-site.ts'
import { valueInLanguage } from './text-by-language.ts'

const on = (code: string, language = 'en') => ({ tenant: 'main' as const, site: { code }, language })
const fee = { EUR: 10_000, PLN: 43_000 }
const everywhere = { shownOn: null }

test.each<[string, [string | null, string | null], object]>([
  ['onsite in Poland', ['PL', 'PL'], { amount: 52_890, currency: 'PLN', vat: 'included' }],
  ['onsite in Germany', ['DE', 'DE'], { amount: 11_900, currency: 'EUR', vat: 'included' }],
  ['onsite in Switzerland', ['CH', 'CH'], { amount: 10_810, currency: 'EUR', vat: 'included' }],
  [
    'online from Poland, for buyers of many countries',
    ['PL', null],
    { amount: 43_000, currency: 'PLN', vat: 'plus' },
  ],
  [
    'without a country, for buyers of many, of whom those in Poland pay in their currency',
    [null, null],
    {
      ...{ amount: 10_000, currency: 'EUR', vat: 'plus' },
      byCountry: [{ country: 'PL', amount: 43_000, currency: 'PLN' }],
    },
  ],
])('on the European site, %s', (_, [country, venue], price) => {
  expect(offerOf(on('EU'), { fee, country, venue, ...everywhere })).toEqual({ kind: 'sold', price })
})

test('an item without a fee is free on every site', () => {
  expect(offerOf(on('EU'), { fee: null, country: 'PL', venue: 'PL', ...everywhere })).toEqual({
    kind: 'free',
  })
  expect(offerOf(on('MENA'), { fee: null, country: null, venue: null, ...everywhere })).toEqual({
    kind: 'free',
  })
})

test('a site that sells nothing has the price and the name, in the reader’s language, of the site that sells', () => {
  expect(offerOf(on('MENA', 'ar'), { fee, country: 'DE', venue: 'DE', ...everywhere })).toEqual({
    kind: 'soldBy',
    price: { amount: 11_900, currency: 'EUR', vat: 'included' },
    site: { siteId: 21, prefix: 'eu', languages: ['en', 'de', 'pl', 'it', 'fr'], area: 'أوروبا' },
  })
  expect(offerOf(on('UK', 'de'), { fee, country: 'DE', venue: 'DE', ...everywhere })).toMatchObject({
    site: { area: 'Europa' },
  })
})

test('an item that no site of the brand both shows and sells is not offered', () => {
  expect(offerOf(on('MENA'), { fee, country: null, venue: null, shownOn: ['mena'] })).toEqual({
    kind: 'notOffered',
  })
  const sister = { tenant: 'sister' as const, site: { code: 'MICRO-EN' }, language: 'en' }
  expect(offerOf(sister, { fee, country: null, venue: null, ...everywhere })).toEqual({ kind: 'notOffered' })
})

test('a seller has a name in each language of the sites that name it', () => {
  const { sites } = loadSites('sites')
  const unnamed = sites.flatMap((site) =>
    paymentSettingsOf(site).soldBy.flatMap((seller) => {
      const area = sites.find(({ code }) => code.toLowerCase() === seller)?.area ?? {}
      return site.languages.filter((language) => valueInLanguage(area, language) === undefined)
    }),
  )
  expect(unnamed).toEqual([])
})

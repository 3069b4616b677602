import { describe, expect, test } from 'vitest'
import {
  currenciesOf,
  currencyOfRegion,
  paymentRegionOfCountry,
  serviceRateOf,
} from '../domain/order/payment-terms.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { consentForCountry } from './consent.ts'
import { type FooterArea, footerAreaNumbers } from './footer.ts'
import { isSiteIban } from './iban.ts'
import { loadSites } from './load-sites.ts'
import {
  accountOf,
  analyticsOf,
  consentOf,
  countriesOf,
  footerOf,
  menuOf,
  paymentSettingsOf,
  seoOf,
  siteMessagesOf,
  supplyInfoOf,
} from './parts-of-site.ts'
import { findSeoEntry } from './seo.ts'
import type { Site } from './site.ts'
import { localizedTextOf } from './text-by-language.ts'

const { sites } = loadSites()
const site = (code: string): Site => sites.find((each) => each.code === code) as Site

test('a page contains only the identity of a site', () => {
  for (const each of sites) {
    expect(Object.keys(each)).toHaveLength(12)
    expect(JSON.stringify(each).length).toBeLessThan(600)
  }
})

describe('consent', () => {
  test.each(['EU', 'UK', 'ES', 'FR', 'PT'])('%s has opt-in', (code) => {
    expect(consentForCountry(consentOf(site(code)), null)).toEqual({ mode: 'optIn', reject: true })
  })

  test('elsewhere optional cookies are on; visitors from the EEA, the UK or Switzerland have opt-in on any site', () => {
    const consent = consentOf(site('EN'))
    expect(consentForCountry(consent, null)).toEqual({ mode: 'optOut', reject: false })
    expect(consentForCountry(consent, 'AU')).toEqual({ mode: 'optOut', reject: false })
    expect(consentForCountry(consent, 'ZA')).toEqual({ mode: 'optOut', reject: true })
    for (const country of ['DE', 'NO', 'GB', 'CH'])
      expect(consentForCountry(consent, country)).toEqual({ mode: 'optIn', reject: true })
  })
})

describe('payment', () => {
  const payment = paymentSettingsOf(site('EU'))

  test('Poland pays in zloty, everybody else in euro', () => {
    const currencies = payment.regions?.map((region) => `${region} ${currencyOfRegion(payment, region)}`)
    expect(currencies).toEqual(['PL PLN', 'DE EUR', 'AT EUR', 'CH EUR'])
  })

  test('the currencies of a site are those of its regions', () => {
    expect(currenciesOf(payment)).toEqual(['EUR', 'PLN'])
    expect(currenciesOf({ ...payment, regions: ['CH'] })).toEqual(['EUR'])
    expect(currenciesOf({ ...payment, regions: ['PL'] })).toEqual(['PLN'])
    expect(currenciesOf({ ...payment, regions: null })).toEqual(['EUR', 'PLN'])
  })

  test('rates are basis points: VAT by billing country, the service charge by payment method', () => {
    const { home, otherwise, byCountry } = payment.vat
    expect([home, otherwise, byCountry.PL, byCountry.CH, byCountry.AU]).toEqual([
      'PL',
      0,
      2300,
      810,
      undefined,
    ])
    expect(payment.serviceRate).toEqual({ card: 0, bankTransfer: 150, euroTransferInEea: 0 })
  })

  test.each([
    ['card', 'PLN', 'PL', 0],
    ['bankTransfer', 'PLN', 'PL', 150],
    ['bankTransfer', 'PLN', 'DE', 150],
    ['bankTransfer', 'EUR', 'DE', 0],
    ['bankTransfer', 'EUR', 'NO', 0],
    ['bankTransfer', 'EUR', 'CH', 150],
    ['bankTransfer', 'EUR', 'US', 150],
    ['bankTransfer', 'EUR', null, 150],
  ] as const)('the service charge by %s in %s for %s is %i', (payType, currency, country, rate) => {
    expect(serviceRateOf(payment, { payType, currency, country })).toBe(rate)
  })

  test('an item outside the payment regions is paid in the default currency', () => {
    expect(['PL', 'DE', 'CH', 'FR', null].map((country) => paymentRegionOfCountry(payment, country))).toEqual(
      [...['PL', 'DE', 'CH', 'DE', 'DE']],
    )
    expect(paymentRegionOfCountry({ ...payment, regions: ['PL'] }, 'FR')).toBe('PL')
  })

  test('a site that charges for nothing has no region', () => {
    expect(paymentSettingsOf(site('KR')).regions).toBeNull()
    expect(paymentRegionOfCountry(paymentSettingsOf(site('KR')), 'PL')).toBeNull()
  })

  test('an account number must be a valid IBAN', () => {
    for (const account of Object.values(payment.bankAccounts))
      for (const iban of Object.values(account.iban)) expect(isSiteIban(iban)).toBe(true)
    for (const wrong of ['', 'DE89', 'DE89 3704 0044 0532 0130 00', 'DE88370400440532013000'])
      expect(isSiteIban(wrong)).toBe(false)
  })
})

describe('texts', () => {
  test('every link of the footer has a title in each language of the site', () => {
    for (const each of sites)
      for (const links of Object.values(footerOf(each)))
        for (const link of links)
          for (const { title } of 'links' in link ? link.links : [link])
            for (const language of each.languages)
              expect(Object.keys(title)).toContain(language === 'en-GB' ? 'en' : language)
  })

  test('a regional variant uses its language’s title, a missing title is English', () => {
    expect(localizedTextOf({ en: 'News', de: 'Neues' }, 'de-AT')).toBe('Neues')
    expect(localizedTextOf({ en: 'News', de: 'Neues' }, 'pt-BR')).toBe('News')
  })

  test('the areas of the footer have the numbers of the wire', () => {
    const areas = Object.keys(footerOf(site('EN'))) as FooterArea[]
    expect(areas.map((area) => footerAreaNumbers[area])).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('every site has a title for its home in each of its languages', () => {
    for (const each of sites)
      for (const language of each.languages) expect(findSeoEntry(seoOf(each), '/', language)).toBeDefined()
  })

  test('the closest pattern decides, and a language without texts has no entry', () => {
    const entry = (title: string) => ({ title, description: title })
    const seo = {
      '/news/{page}': { en: entry('any') },
      '/news/latest': { en: entry('latest') },
      '/news': { de: entry('Neues') },
    }
    expect(findSeoEntry(seo, '/news/latest', 'en-GB')?.title).toBe('latest')
    expect(findSeoEntry(seo, '/news/7', 'en')?.title).toBe('any')
    expect(findSeoEntry(seo, '/news', 'en')).toBeUndefined()
    expect(findSeoEntry(seo, '/news/7/8', 'en')).toBeUndefined()
  })

  test('a site’s own message replaces an existing one', () => {
    const messages = loadMessages('en')
    const text = (key: string) =>
      key
        .split(/[:.]/)
        .reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], messages)
    for (const each of sites)
      for (const texts of Object.values(siteMessagesOf(each)))
        for (const key of Object.keys(texts ?? {})) expect([key, typeof text(key)]).toEqual([key, 'string'])
  })
})

describe('what differs by brand and site', () => {
  test('the sister brand requires more information before enrolment, and has another sign-out target', () => {
    expect(supplyInfoOf(site('EN')).beforeEnrolment).toBe('hsc')
    expect(supplyInfoOf(site('MICRO-EN')).beforeEnrolment).toBe('always')
    expect(supplyInfoOf(site('MICRO-EN')).fields).toMatchObject({ company: true, vatNumber: false })
    expect(accountOf(site('EN')).afterSignOut).toBeNull()
    expect(accountOf(site('MICRO-EN')).afterSignOut).toBe('/')
  })

  test('each site has its own analytics codes', () => {
    const codes = sites.flatMap((each) => Object.values(analyticsOf(each)))
    expect(new Set(codes).size).toBe(sites.length * 2)
  })

  test('a site for a country lists that country; sites for everybody list none', () => {
    expect(countriesOf(site('UK')).countries).toContain('GB')
    expect(countriesOf(site('EU')).countries).toEqual(expect.arrayContaining(['PL', 'DE', 'AT', 'CH']))
    for (const code of ['EN', 'MICRO-EN']) expect(countriesOf(site(code)).countries).toEqual([])
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    for (const code of sites.flatMap((each) => countriesOf(each).countries))
      expect([code, names.of(code)]).toEqual([code, expect.any(String)])
  })

  test('by default no site hides the general certification in any country', () => {
    for (const each of sites) expect(menuOf(each).hideGeneralIn).toEqual([])
  })
})

import { expect, test } from 'vitest'
import type { OrderKind } from '#src/domain/order/order-target.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { orderOfQuote } from './format-order.ts'
import type { OrderItem } from './order-item.ts'
import { isCountryCode, quoteOf, vatQuestionOf } from './quote.ts'

const { sites } = loadSites()
const siteOf = (code: string) => sites.find((each) => each.code === code) as Site

/** Returns a training. An online training has a country too, whose region determines the price. */
const item = (kind: OrderKind | 'online', country: string | null, fee: OrderItem['fee']): OrderItem => ({
  target: { kind: kind === 'online' ? 'classroom' : kind, id: 1 },
  venue: kind === 'online' ? null : country,
  ...{ name: 'A training', language: 'en', fee, country, startsAt: null, certificationId: null },
  offer: { kind: 'free' },
  displayedItem: { subject: null, session: null, location: null },
})
/** No proxy reports the country of the buyer's connection, and no VAT number was confirmed. */
const untold = { connectionCountry: null, isVatNumberConfirmed: false } as const
const person = (countryCode: string | null, vatNumber: string | null = null) => ({
  ...{ countryCode, vatNumber, company: vatNumber && 'Engines' },
})
const [course, seminar, certificate, expert, practice, check] = [
  { EUR: 24900, PLN: 106000 },
  { EUR: 5900, PLN: 25000 },
  { EUR: 14900, PLN: 63900 },
  { EUR: 39900, PLN: 169900 },
  { EUR: 39000, PLN: 166000 },
  { EUR: 12900, PLN: 55000 },
]

/**
 * The expected values are calculated by hand. Input: item, country of the venue, fee, learner's country, billing
 * country, payment method. Expected: the region, and fee, VAT rate, VAT, service charge and total as displayed.
 */
const table = [
  // Held in Poland, paid in zloty: 23 % of 1060.00; 1.5 % is 15.90, and 23 % of 1075.90 is 247.457; 19 % of 1060.00.
  ['classroom', 'PL', course, 'PL', 'PL', 'card', 'PL', 'zł 1060.00 23% zł 243.80 zł 0.00 zł 1303.80'],
  [
    'classroom',
    'PL',
    course,
    'PL',
    'PL',
    'bankTransfer',
    'PL',
    'zł 1060.00 23% zł 247.46 zł 15.90 zł 1323.36',
  ],
  ['classroom', 'PL', course, 'DE', 'DE', 'card', 'PL', 'zł 1060.00 23% zł 243.80 zł 0.00 zł 1303.80'],
  ['classroom', 'PL', course, 'US', 'US', 'card', 'PL', 'zł 1060.00 23% zł 243.80 zł 0.00 zł 1303.80'],
  // Held in Germany for a learner in Austria: 19 % of 59.00, and nothing for a transfer in euro.
  ['workshop', 'DE', seminar, 'AT', 'AT', 'card', 'DE', '€59.00 19% €11.21 €0.00 €70.21'],
  ['workshop', 'DE', seminar, 'AT', 'AT', 'bankTransfer', 'DE', '€59.00 19% €11.21 €0.00 €70.21'],
  // Held in a country where the site doesn't charge: the price is that of the first region that pays in euro. 21 %
  // of 249.00.
  ['classroom', 'ES', course, 'ES', 'ES', 'card', 'DE', '€249.00 21% €52.29 €0.00 €301.29'],
  // Switzerland: 1.5 % of 399.00 is 5.985, and 8.1 % of 404.99 is 32.80419.
  ['classroom', 'CH', expert, 'CH', 'CH', 'bankTransfer', 'CH', '€399.00 8.1% €32.80 €5.99 €437.79'],
  // Held online, with the price of Poland: 19 % of 1060.00; no VAT outside the EU, but 1.5 % for the transfer. The
  // price is in zloty for every buyer.
  ['online', 'PL', course, 'DE', 'DE', 'card', 'PL', 'zł 1060.00 19% zł 201.40 zł 0.00 zł 1261.40'],
  ['online', 'PL', course, 'US', 'US', 'bankTransfer', 'PL', 'zł 1060.00 0 zł 0.00 zł 15.90 zł 1075.90'],
  ['online', 'PL', course, 'DE', 'DE', 'bankTransfer', 'PL', 'zł 1060.00 19% zł 204.42 zł 15.90 zł 1280.32'],
  // The learner's country decides if there is no venue: 23 % of 639.00; 25.5 % of 149.00 is 37.995. For an unknown
  // country, no VAT is computed yet.
  ['certification', null, certificate, 'PL', null, 'card', 'PL', 'zł 639.00 23% zł 146.97 zł 0.00 zł 785.97'],
  ['certification', null, certificate, 'FI', null, 'card', 'DE', '€149.00 25.5% €38.00 €0.00 €187.00'],
  ['certification', null, certificate, null, null, 'card', 'DE', '€149.00 0 €0.00 €0.00 €149.00'],
  ['certification', null, certificate, null, 'DE', 'card', 'DE', '€149.00 19% €28.31 €0.00 €177.31'],
  // The billing country differs from the learner's country: 20 % of 639.00. Outside Europe there is no VAT; 1.5 %
  // of 149.00 is 2.235.
  ['certification', null, certificate, 'PL', 'AT', 'card', 'PL', 'zł 639.00 20% zł 127.80 zł 0.00 zł 766.80'],
  ['certification', null, certificate, 'US', 'US', 'card', 'DE', '€149.00 0 €0.00 €0.00 €149.00'],
  ['certification', null, certificate, 'US', 'US', 'bankTransfer', 'DE', '€149.00 0 €0.00 €2.24 €151.24'],
  // Norway is in the European Economic Area, but not in the EU.
  ['certification', null, certificate, 'NO', 'NO', 'bankTransfer', 'DE', '€149.00 0 €0.00 €0.00 €149.00'],
  // 27 % of 399.00.
  ['certification', null, expert, 'HU', 'HU', 'bankTransfer', 'DE', '€399.00 27% €107.73 €0.00 €506.73'],
  // 20 % of 390.00; in zloty 1.5 % of 1660.00 is 24.90, and 23 % of 1684.90 is 387.527.
  ['practicalExam', 'AT', practice, 'AT', 'AT', 'bankTransfer', 'AT', '€390.00 20% €78.00 €0.00 €468.00'],
  [
    'practicalExam',
    'PL',
    practice,
    'PL',
    'PL',
    'bankTransfer',
    'PL',
    'zł 1660.00 23% zł 387.53 zł 24.90 zł 2072.43',
  ],
  // Held in Germany for a learner in Luxembourg: 19 % of 129.00.
  ['practicalExam', 'DE', check, 'LU', 'LU', 'card', 'DE', '€129.00 19% €24.51 €0.00 €153.51'],
  ['practicalExam', 'DE', check, 'LU', 'LU', 'bankTransfer', 'DE', '€129.00 19% €24.51 €0.00 €153.51'],
] as const

test.each(table)('a %s in %s for %o, of %s, billed in %s, by %s: %s, %s', (...row) => {
  const [kind, country, fee, ownCountry, billingCountry, payType, region, shown] = row
  const asked = item(kind, country, fee)
  const quote = quoteOf({
    site: siteOf('EU'),
    item: asked,
    payType,
    learner: person(ownCountry),
    billingCountry,
    ...untold,
  })
  expect(quote?.region).toBe(region)
  const order = quote && orderOfQuote({ language: 'en', site: siteOf('EU') }, { item: asked, quote, payType })
  const { fee: net, vatRate, vat, serviceFee, total } = order?.shown ?? {}
  expect([net, vatRate, vat, serviceFee, total].join(' ').replaceAll('\u00a0', ' ')).toBe(shown)
})

test.each([
  ['de', '1303,80 zł'],
  ['pl', '1303,80 zł'],
  ['en', 'zł 1303.80'],
])('the total of an order has the format of public prices in %s', (language, shown) => {
  const asked = item('classroom', 'PL', course)
  const buyer = { learner: person('PL'), billingCountry: 'PL', ...untold }
  const quote = quoteOf({ site: siteOf('EU'), item: asked, payType: 'card', ...buyer })
  const order =
    quote && orderOfQuote({ language, site: siteOf('EU') }, { item: asked, quote, payType: 'card' })
  expect(order?.shown.total).toBe(formatMoney(language, 130380, 'PLN'))
  expect(order?.shown.total.replaceAll('\u00a0', ' ')).toBe(shown)
})

test('a free item costs nothing, and a site without fees has no quote', () => {
  const paid = { ...untold, payType: 'card', learner: person('PL'), billingCountry: 'PL' } as const
  expect(quoteOf({ site: siteOf('EU'), item: item('classroom', 'PL', null), ...paid })).toBeNull()
  expect(quoteOf({ site: siteOf('EN'), item: item('classroom', 'PL', course), ...paid })).toBeNull()
})

test.each([
  ['a company of Germany', 'DE', 'DE136695976', 'reverseCharge', 0],
  ['a company of Greece', 'GR', 'EL094259216', 'reverseCharge', 0],
  ['a company at home', 'PL', 'PL5260001246', 'buyer', 2300],
  ['a number that breaks its rules', 'DE', 'DE136695970', 'buyer', 1900],
  ['a number of another country than the one that is billed', 'FR', 'DE136695976', 'buyer', 2000],
] as const)('online, %s pays VAT as %s, confirmed %s: %s, %i', (_, country, number, rule, vatRate) => {
  const asked = {
    payType: 'card',
    learner: person(country, number),
    billingCountry: country,
    connectionCountry: null,
    isVatNumberConfirmed: true,
  } as const
  const online = quoteOf({ site: siteOf('EU'), item: item('certification', null, expert), ...asked })
  expect([online?.vatRule, online?.amounts.vatRate]).toEqual([rule, vatRate])
  const onsite = quoteOf({ site: siteOf('EU'), item: item('classroom', 'PL', expert), ...asked })
  expect([onsite?.vatRule, onsite?.amounts.vatRate]).toEqual(['venue', 2300])
  const doubted = quoteOf({
    ...{ site: siteOf('EU'), item: item('certification', null, expert) },
    ...{ ...asked, isVatNumberConfirmed: false },
  })
  expect(doubted?.vatRule).toBe('buyer')
})

test('a consumer outside the EU with a connection from inside pays the VAT of the connection’s country', () => {
  const asked = {
    payType: 'card',
    learner: person('US'),
    billingCountry: 'US',
    isVatNumberConfirmed: false,
  } as const
  const quoted = (kind: 'certification' | 'classroom', country: string | null) =>
    quoteOf({
      ...{ site: siteOf('EU'), item: item(kind, country, expert), connectionCountry: 'FR' },
      ...asked,
    })
  expect(quoted('certification', null)).toMatchObject({ vatRule: 'connection', amounts: { vatRate: 2000 } })
  expect(quoted('classroom', 'PL')).toMatchObject({ vatRule: 'venue', amounts: { vatRate: 2300 } })
})

test.each([
  ['a company of another member state', 'certification', 'DE', 'DE 136 695 976', 'DE136695976'],
  ['a company of Greece', 'certification', 'GR', 'EL094259216', 'EL094259216'],
  ['a company at home', 'certification', 'PL', 'PL5260001246', null],
  ['a company outside of the Union', 'certification', 'GB', 'GB110305878', null],
  ['a number that breaks its rules', 'certification', 'DE', 'DE136695970', null],
  ['a number of another country', 'certification', 'FR', 'DE136695976', null],
  ['somebody without a number', 'certification', 'DE', null, null],
  ['a company in a training with a venue', 'classroom', 'DE', 'DE136695976', null],
] as const)(
  'the VAT register is queried only if its answer matters: %s',
  (_, kind, country, given, number) => {
    const place = kind === 'classroom' ? 'PL' : null
    const buying = { site: siteOf('EU'), learner: person(country, given), billingCountry: country }
    const question = vatQuestionOf({ ...buying, item: item(kind, place, expert) })
    expect(question).toEqual(number && { number, requester: 'PL0000000000' })
    expect(vatQuestionOf({ ...buying, item: item(kind, place, null) })).toBeNull()
  },
)

test.each([
  ['PL', true],
  ['AQ', true],
  ['XX', false],
  ['UK', false],
  ['pl', false],
  ['POL', false],
  ['', false],
])('whether %j is a country: %s', (code, is) => {
  expect(isCountryCode(code)).toBe(is)
})

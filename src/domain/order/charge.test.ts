import { expect, test } from 'vitest'
import { type ChargeInput, chargeOf } from './charge.ts'
import type { PaymentTerms } from './payment-terms.ts'

const terms: PaymentTerms = {
  regions: ['PL', 'DE'],
  currency: { otherwise: 'EUR', byRegion: { PL: 'PLN' } },
  vat: { home: 'PL', byCountry: { PL: 2300, DE: 1900 }, otherwise: 2300 },
  serviceRate: { card: 0, bankTransfer: 200, euroTransferInEea: 0 },
}
const fee = { EUR: 10_000, PLN: 43_000 }
const online = { venue: null, business: null, connection: null }
const sale = (more: Partial<ChargeInput>): ChargeInput => ({
  ...{ fee, pricedIn: 'DE', payType: 'card', country: 'DE', ...online },
  ...more,
})

test.each([
  [
    'by card',
    {},
    { region: 'DE', vatRule: 'buyer', amounts: { currency: 'EUR', fee: 10_000, vat: 1900, total: 11_900 } },
  ],
  [
    'before anybody buys',
    { country: null, payType: null },
    { vatRule: 'unknown', amounts: { serviceFee: 0, total: 10_000 } },
  ],
  [
    'at a venue',
    { venue: 'PL', payType: null, country: null },
    { vatRule: 'venue', amounts: { vatRate: 2300, total: 12_300 } },
  ],
  [
    'in another currency',
    { pricedIn: 'PL', country: 'PL' },
    { region: 'PL', amounts: { currency: 'PLN', total: 52_890 } },
  ],
  [
    'by a transfer in euro within the European Economic Area',
    { payType: 'bankTransfer' },
    { amounts: { serviceRate: 0 } },
  ],
  [
    'by a transfer from elsewhere',
    { payType: 'bankTransfer', country: 'US' },
    { vatRule: 'outside', amounts: { serviceRate: 200, serviceFee: 200, total: 10_200 } },
  ],
  ['where no region is known', { pricedIn: null }, { region: 'DE' }],
] as const)('a sale %s is charged', (_, more, charge) => {
  expect(chargeOf(terms, sale(more))).toMatchObject(charge)
})

test('there is no charge without a fee, or on a site that charges for nothing', () => {
  expect(chargeOf(terms, sale({ fee: null }))).toBeNull()
  expect(chargeOf({ ...terms, regions: null }, sale({}))).toBeNull()
})

import * as z from 'zod'
import { currencyCode as currency } from '../domain/country/currency.ts'
import { paymentRegions } from '../domain/order/payment-region.ts'
import { countryCode } from './country-code.ts'
import { iban } from './iban.ts'

/** The names of the payment regions. Specification 1, section 9 (payment regions, currencies). */
const paymentRegion = z.enum(paymentRegions)

/** A rate in basis points, hundredths of a percent: 2300 is 23 %. */
const basisPoints = z.int().min(0).max(10_000)

/** The bank account for transfers. Specification 1, section 3 (bank account info). */
const bankAccount = z.strictObject({
  beneficiaryName: z.string().min(1),
  swift: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'expects a SWIFT code of 8 or 11 characters'),
  bankName: z.string().min(1),
  iban: z.strictObject({ EUR: iban, PLN: iban }),
})

/** The seller as printed on invoices, with the address as lines. */
const seller = z.strictObject({
  name: z.string().min(1),
  address: z.array(z.string().min(1)).min(1),
  vatNumber: z.string().min(1),
})

const zone = z.string().refine(isZone, 'expects a time zone like "Europe/Warsaw"')

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/**
 * A site's payment settings: taxes, charges and bank accounts. Rates are in basis points. The rules that use them
 * are in `src/domain/order/payment-terms.ts`. Specification 1, sections 3 and 9.
 */
export const paymentSettings = z
  .strictObject({
    /** The payment regions in which this site charges; null for a site that charges for nothing. */
    regions: z.array(paymentRegion).min(1).nullable(),
    /** The folders of the brand's sites that sell items for this site, in order of preference; may be empty. */
    soldBy: z.array(z.string()),
    currency: z.strictObject({ otherwise: currency, byRegion: z.partialRecord(paymentRegion, currency) }),
    /**
     * The VAT rates by country, and the country in which the seller is registered. The rules that use them are in
     * `src/domain/order/vat.ts`.
     */
    vat: z.strictObject({
      home: countryCode,
      otherwise: basisPoints,
      byCountry: z.record(countryCode, basisPoints),
    }),
    /**
     * The rate of the service charge on the fee, by payment method. In the European Economic Area, no charge is
     * allowed on a transfer in euro that costs the seller nothing (directive 2015/2366, article 62).
     */
    serviceRate: z.strictObject({
      card: basisPoints,
      bankTransfer: basisPoints,
      euroTransferInEea: basisPoints,
    }),
    bankAccounts: z.partialRecord(paymentRegion, bankAccount),
    /** The IANA time zone in which the deadlines of bank transfers end. */
    zone,
    seller,
  })
  .check(({ value, issues }) => {
    const regionWithoutAccount = value.regions?.find((region) => !value.bankAccounts[region])
    if (regionWithoutAccount)
      issues.push({
        code: 'custom',
        path: ['bankAccounts', regionWithoutAccount],
        message: 'is missing and expects the bank account of this region',
        input: value.bankAccounts,
      })
  })
export type PaymentSettings = z.infer<typeof paymentSettings>

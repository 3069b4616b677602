import jsvat from 'jsvat'
import { normalizeVatNumber } from '#src/domain/learner/vat-number.ts'

/**
 * A VAT number with the format and check digits of its country. Greek numbers begin with EL, but their country is
 * GR.
 */
export interface ParsedVatNumber {
  /** The normalized number: capital letters and digits only. */
  normalizedNumber: string
  /** The ISO 3166-1 code of the country of the VAT number. */
  country: string
}

/**
 * Returns a normalized VAT number with its country, or null if it breaks the country's rules.
 * @example readVatNumber('de 136 695 976') // { key: 'DE136695976', country: 'DE' }
 */
export function readVatNumber(text: string): ParsedVatNumber | null {
  const key = normalizeVatNumber(text)
  const { isValid, country } = jsvat.checkVAT(key, jsvat.countries)
  return isValid && country ? { normalizedNumber: key, country: country.isoCode.short } : null
}
